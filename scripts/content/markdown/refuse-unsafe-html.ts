import type { Element, Properties, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { defaultSchema, type Options } from 'rehype-sanitize';
import type { VFile } from 'vfile';
import { isRefusedAt, quote, refuse } from '../problems/problem.ts';
import { eachElement } from './each-element.ts';
import { markdownTags, proseTags } from './prose-tags.ts';

declare module 'hast' {
  interface ElementData {
    /** Counts the elements in the order in which they were typed. */
    number?: number;
  }
}

declare module 'vfile' {
  interface DataMap {
    /** The tree before it was sanitized. */
    unsafe: Root;
  }
}

/** The sanitizer's own list, narrowed to what an article can hold. */
export const safeHtml: Options = {
  ...defaultSchema,
  tagNames: [...proseTags, ...markdownTags],
  attributes: {
    '*': ['dir', 'lang', 'title'],
    a: ['href'],
    img: ['alt', 'src'],
    input: [
      ['disabled', true],
      ['type', 'checkbox'],
    ],
    li: [['className', 'task-list-item']],
    ol: ['start'],
    td: ['align'],
    th: ['align'],
    ul: [['className', 'contains-task-list']],
  },
  protocols: { href: ['http', 'https', 'mailto', 'prentenboek'] },
};

/** Before the sanitizer: it keeps the data of a node, so that each element can be found again after it. */
export function numberElements() {
  return (tree: Root, file: VFile): void => {
    let number = 0;
    eachElement(tree, (element) => {
      element.data = { ...element.data, number: ++number };
    });
    file.data.unsafe = tree;
  };
}

/**
 * After the sanitizer: refuses the article when it took anything away, an element, an attribute or an address. So
 * nothing unsafe is published, and nothing is dropped behind the writer's back.
 */
export function refuseWhatWasRemoved() {
  return (clean: Root, file: VFile): void => {
    const left = new Map<unknown, Element>();
    eachElement(clean, (element) => left.set(element.data?.number, element));
    eachElement(file.data.unsafe ?? clean, (element) => {
      const rest = left.get(element.data?.number);
      if (!rest) refuseElement(element, file);
      else refuseLostAttributes(element, rest, file);
    });
    delete file.data.unsafe;
  };
}

/** Most was refused where it was typed, and isn't refused twice: this catches the rest. */
function refuseElement(element: Element, file: VFile): void {
  if (isRefusedAt(element, file)) return;
  refuse(file, 'unsafe-html', {
    reason: `<${element.tagName}> is niet veilig of hoort niet in een artikel`,
    expected: 'gewone tekst of markdown',
    place: element.position,
  });
}

function refuseLostAttributes(element: Element, clean: Element, file: VFile): void {
  for (const [name, value] of Object.entries(element.properties)) {
    // As for a box that isn't ticked: no attribute at all.
    if (value === false) continue;
    if (JSON.stringify(clean.properties[name]) === JSON.stringify(value)) continue;
    const isAddress = element.tagName === 'a' && name === 'href';
    refuse(file, 'unsafe-html', {
      reason: isAddress
        ? `dit adres is niet veilig: ${quote(String(value))}`
        : `het kenmerk ${quote(attributeName(name, value))} van <${element.tagName}> kan niet in een artikel staan`,
      expected: isAddress ? 'een adres dat begint met /, #, https:// of mailto:' : 'haal het weg',
      place: element.position,
    });
  }
}

/** The name as it is typed: `class`, where the tree says `className`. */
function attributeName(name: string, value: Properties[string]): string {
  const html = toHtml({ type: 'element', tagName: 'b', properties: { [name]: value }, children: [] });
  return html.match(/^<b ([^\s=>]+)/)?.[1] ?? name.toLowerCase();
}
