import { islandsPolicy } from './model/trusted-types.ts';

const policy = globalThis.trustedTypes?.createPolicy(islandsPolicy, {
  createHTML: (own) => own,
  createScriptURL: (own) => own,
});

/** Drawn by our own SVG back end, which escapes every text. */
export function trustDrawing(svg: string): string {
  return policy?.createHTML(svg) ?? svg;
}

/** The address of a worker that was bundled with the site. */
export function trustWorker(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
