/** What stands on every printable, whatever it is. */
export interface Imprint {
  readonly site: { readonly name: string };
  /** Who made the pictures. */
  readonly pictureNotice: string;
}
