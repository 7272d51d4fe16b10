import type { Element, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { plainText } from '../markdown/readable-text.ts';
import { warn } from '../problems/problem.ts';
import { countSlips } from '../problems/suggest.ts';
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
  const [start = ''] = plainText([node]).match(/^\S+ [^\s:]+/) ?? [];
  if (isNearly(start, 'Gerelateerde artikelen')) return 'Gerelateerde artikelen:';
  if (!isHeading(node) && !isBold(node)) return undefined;
  const typed = headingText(node);
  const meant = Object.values(fixedHeadings).find((fixed) => isNearly(typed, fixed));
  if (!meant || (node.tagName === 'h2' && typed === meant.toLowerCase())) return undefined;
  return `## ${meant}`;
}

/** As people make a heading in a letter. */
function isBold({ tagName, children: [first, second] }: Element): boolean {
  return tagName === 'p' && second === undefined && first?.type === 'element' && first.tagName === 'strong';
}

/** With so few slips that `In de kast` is a heading of its own. */
function isNearly(typed: string, fixed: string): boolean {
  const few = Math.floor(fixed.length / 6);
  return countSlips(typed.toLowerCase(), fixed.toLowerCase(), few + 1) <= few;
}
