/** The picture of a page of a printable, by the page's number. */
export const previewFile = (slug: string, page: number): string => `${slug}-${page}.svg`;
