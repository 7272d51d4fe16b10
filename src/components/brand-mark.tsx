/** A cut-out speech balloon that says aa: the sound of taal, in the letter that a kleuter learns. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path fill="currentColor" d="M2 5 21 3l17 1.5L39 29l-19 1.5L10 38l.5-7.5L1 29.5z" />
      <path
        fill="none"
        stroke="var(--sheet, var(--paper))"
        strokeWidth="3.2"
        strokeLinecap="round"
        d="M17.5 12v9.5M31.5 12v9.5M17.5 16.8a4.6 4.6 0 1 0-9.2 0 4.6 4.6 0 1 0 9.2 0M31.5 16.8a4.6 4.6 0 1 0-9.2 0 4.6 4.6 0 1 0 9.2 0"
      />
    </svg>
  );
}
