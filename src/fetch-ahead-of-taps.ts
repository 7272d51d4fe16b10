/**
 * A finger doesn't rest on a link before it taps. To make the next page beside this one costs a slow phone more than it
 * saves in so short a time; to fetch it saves a part of the way.
 */
export function fetchAheadOfTaps(): void {
  // In the body itself no other script stands.
  const rules = document.querySelector<HTMLScriptElement>('body>script');
  if (rules && 'ontouchstart' in window) {
    const others = document.createElement('script');
    others.type = rules.type;
    others.text = rules.text.replace('prerender', 'prefetch');
    rules.replaceWith(others);
  }
}
