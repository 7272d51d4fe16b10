/** What browsers have and TypeScript's own types don't. */
interface Document {
  /** Whether the page is made ahead, before the visitor goes to it. */
  readonly prerendering?: boolean;
}

interface Navigator {
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
}
