/** The element in which a pre-rendered page carries, as JSON, what its route's loader returned. */
export const pageDataId = 'page-data';
