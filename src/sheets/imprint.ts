/** What stands on every printable, whatever it is. */
export interface Imprint {
  readonly site: { readonly name: string };
  /** What a visitor calls a set of their own. */
  readonly title?: string;
  /** The child or the group that a set was made for. */
  readonly madeFor?: string;
  /** Where a set of somebody's own can be had again. */
  readonly code?: SquareCode;
  /** Who made the pictures. */
  readonly pictureNotice: string;
}

/** The squares of a QR code, row by row; true is black. */
export type SquareCode = readonly (readonly boolean[])[];
