/** What drawing needs of a pdfkit document, and no more. */

/** An element of the PDF's structure tree. */
export interface PdfElement {
  add(child: PdfElement | (() => void)): unknown;
  end(): void;
}

export interface PdfReference {
  write(content: string): void;
  end(content?: Uint8Array): void;
}

export interface PdfCanvas {
  addPage(options: { size: [number, number]; margin: 0 }): unknown;
  addContent(operators: string): unknown;
  readonly page: { readonly xobjects: Record<string, unknown> };
  font(name: string): unknown;
  fontSize(size: number): unknown;
  text(text: string, x: number, y: number, options: object): unknown;
  markContent(tag: 'Artifact', options: { type: string }): unknown;
  endMarkedContent(): unknown;
  struct(role: string, options: object): PdfElement;
  addStructure(element: PdfElement): unknown;
  ref(data: object): PdfReference;
  readonly outline: { addItem(title: string): unknown };
}
