/** What browsers have and TypeScript's own types don't. */
interface Document {
  /** Whether the page is made ahead, before the visitor goes to it. */
  readonly prerendering?: boolean;
}

/** What it gives are objects, for places whose types say that they want a string. */
interface TrustedTypePolicy {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}

/** Only what a policy made that the page's Content-Security-Policy names may become elements or scripts. */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createHTML?: (text: string) => string; createScriptURL?: (address: string) => string },
      ): TrustedTypePolicy;
    }
  | undefined;

interface Navigator {
  readonly connection?: {
    readonly saveData: boolean;
    readonly effectiveType: string;
    /** Where the device tells it: telephones do. */
    readonly type?: string;
  };
}

interface Performance {
  getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
}
