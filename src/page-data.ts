/** The element in which a pre-rendered page carries the data of its own route. */
export const pageDataId = 'page-data';

/** By the id of a route, what its loader returned. */
export interface PageData {
  loaderData: Record<string, unknown>;
}
