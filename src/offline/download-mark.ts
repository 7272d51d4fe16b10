/** At the end of an address that the worker answers with a download. */
export const downloadMark = '?download';
