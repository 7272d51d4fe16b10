/** The faces that came too late for the first page, for the pages after it; see fonts.css. */
const className = 'page-turned';
const familyName = / now\b/;

/** So that no turned page is drawn in another face first. */
export function fetchNewFaces(): void {
  for (const face of document.fonts) if (familyName.test(face.family)) face.load().catch(() => {});
}

export function wearNewFaces(): void {
  document.documentElement.classList.add(className);
}
