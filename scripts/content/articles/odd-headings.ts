import type { Element, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { countSlips } from '../../../src/model/count-slips.ts';
import { plainText } from '../markdown/readable-text.ts';
import { warn } from '../problems/problem.ts';
import { fixedHeadings, headingText, isElement, isHeading, isRelatedLine } from './article-sections.ts';

/** Warns where a fixed place of an article was meant, but is not what is typed: what stands there is common text. */
export function warnOfOddHeadings(nodes: readonly RootContent[], file: VFile): void {
  for (const node of nodes.filter(isElement)) {
    const meant = findMeant(node);
    if (meant !== undefined)
      warn(file, 'odd-heading', {
        reason: 'dit lijkt op een vaste plek, maar is anders getypt',
        expected: `bedoelde je “${meant}”?`,
        place: node.position,
      });
  }
}

function findMeant(node: Element): string | undefined {
  if (isRelatedLine(node)) return undefined;
  const text = plainText([node]);
  const [start = ''] = text.match(/^\S+ [^\s:]+/) ?? [];
  if (isNearly(start, 'Gerelateerde artikelen') || /^gerelateerd:/i.test(text))
    return 'Gerelateerde artikelen:';
  if (!isHeading(node) && !isBold(node) && !isWholeOf(text)) return undefined;
  const typed = headingText(node);
  const meant = Object.values(fixedHeadings).find(
    (fixed) => isNearly(typed, fixed) || isLongerThan(typed, fixed),
  );
  if (!meant || (node.tagName === 'h2' && typed === meant.toLowerCase())) return undefined;
  return `## ${meant}`;
}

/** As people make a heading in a letter. */
function isBold({ tagName, children: [first, second] }: Element): boolean {
  return tagName === 'p' && second === undefined && first?.type === 'element' && first.tagName === 'strong';
}

/** A line of its own that says no more than a fixed heading. */
const isWholeOf = (text: string): boolean =>
  Object.values(fixedHeadings).some((fixed) => fixed.toLowerCase() === text.trim().toLowerCase());

/** As `Voor in de klas` and `In de klas (groep 1/2)` are. */
const isLongerThan = (typed: string, fixed: string): boolean =>
  RegExp(`^(?:voor )?${fixed}(?:$|:| \\(| met )`, 'iu').test(typed);

/** With so few slips that `In de kast` is a heading of its own. */
function isNearly(typed: string, fixed: string): boolean {
  const few = Math.floor(fixed.length / 6);
  return countSlips(typed.toLowerCase(), fixed.toLowerCase(), few + 1) <= few;
}
