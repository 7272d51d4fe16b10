import type { Options } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';

/** The pieces of GFM, each with a sign that every text that holds one has. */
const gfm = [
  { sign: /\[/, syntax: gfmTaskListItem(), tree: gfmTaskListItemFromMarkdown() },
  { sign: /\[\^/, syntax: gfmFootnote(), tree: gfmFootnoteFromMarkdown() },
  { sign: /~~/, syntax: gfmStrikethrough({ singleTilde: false }), tree: gfmStrikethroughFromMarkdown() },
  { sign: /\||:-|-:/, syntax: gfmTable(), tree: gfmTableFromMarkdown() },
  // Written as `&#64;` an @ is one too.
  { sign: /@|www|http|&/i, syntax: gfmAutolinkLiteral(), tree: gfmAutolinkLiteralFromMarkdown() },
];

export const wholeGfm = optionsOf(gfm);

/**
 * What of GFM a text can hold. A parser that looks for an address at every word and for a table at every line takes
 * twice as long.
 */
export function gfmIn(text: string): Options {
  return optionsOf(gfm.filter(({ sign }) => sign.test(text)));
}

function optionsOf(pieces: typeof gfm): Options {
  return {
    extensions: pieces.map(({ syntax }) => syntax),
    mdastExtensions: pieces.map(({ tree }) => tree),
  };
}
