/** What stands on every printable, whatever it is. */
export interface Imprint {
  readonly site: { readonly name: string };
  /** The child or the group that a set was made for. */
  readonly madeFor?: string;
  /** Who made the pictures. */
  readonly pictureNotice: string;
}
