import { brandDrawing } from '../../model/brand-drawing.ts';

export function BrandSign() {
  return (
    <svg className="brand-sign" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path fill="currentColor" stroke="none" d={brandDrawing.balloon} />
      <path fill="none" strokeWidth={brandDrawing.weight} strokeLinecap="round" d={brandDrawing.letters} />
    </svg>
  );
}
