/** At the foot of page one: whether the size is right, and what the dashes on the other pages mean. */
import { checkLine, type as typeSizes, weights } from '../measures.ts';
import { type Block, type Mark, marksOf, type Page } from '../sheet.ts';
import { measureText, setText } from '../text.ts';
import { workArea } from './box.ts';
import { cutLine, foldLine, foldSign, scissors } from './lines.ts';
import { decoration, paragraph } from './meaning.ts';

const { small } = typeSizes;

const hasStroke = (pages: readonly Page[], colour: 'cut' | 'fold'): boolean =>
  pages.some(({ blocks }) =>
    [...marksOf(blocks)].some((mark) => 'stroke' in mark && mark.stroke?.colour === colour),
  );

export function layPrintCheck(baseline: number, others: readonly Page[]): Block[] {
  const { x: left, width } = workArea();
  const right = left + width;
  const y = baseline - 1.3;
  const stroke = { colour: 'ink', weight: weights.line } as const;
  const tick = (x: number): Mark => ({ kind: 'line', x1: x, y1: y - 1.6, x2: x, y2: y + 1.6, stroke });
  const quiet = { size: small, colour: 'quiet' } as const;
  const [cuts, folds] = [hasStroke(others, 'cut'), hasStroke(others, 'fold')];
  const foldLeft = right - measureText('vouwen', small);
  /** Length of a sample line; beside each other there is less room. */
  const sample = folds ? 11 : 16;
  const cutLeft = (folds ? foldLeft - sample - 3.5 : right) - measureText('knippen', small);
  const samples = [
    ...(cuts ? [cutLine(cutLeft - sample - 2, y, cutLeft - 2, y), ...scissors(cutLeft - sample - 2, y)] : []),
    ...(folds ? [foldLine(foldLeft - sample, y, foldLeft - 2, y), ...foldSign(foldLeft - 6.5, y)] : []),
  ];
  const words = [
    ...(cuts ? [setText('knippen', cutLeft, baseline, quiet)] : []),
    ...(folds ? [setText('vouwen', foldLeft, baseline, quiet)] : []),
  ];
  return [
    decoration([
      { kind: 'line', x1: left, y1: y, x2: left + checkLine, y2: y, stroke },
      tick(left),
      tick(left + checkLine),
      ...samples,
    ]),
    paragraph([setText('Is deze lijn 5 cm? Dan klopt de maat.', left + checkLine + 4, baseline, quiet)]),
    ...(words.length > 0 ? [paragraph(words)] : []),
  ];
}
