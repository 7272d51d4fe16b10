/** An element as it was typed. */
export interface Element {
  tagName: string;
  attributes: Record<string, string>;
  /** What stands directly in it. */
  text: string;
}

const tag = /([^<]*)<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?: [a-zA-Z][\w-]*(?:="[^"]*")?)*)\/?>/y;
const attribute = / ([^ =]+)(?:="([^"]*)")?/g;

/** A browser takes what stands in these for text, whatever it looks like. */
const textOnly = /^(?:script|style|title|textarea|xmp|iframe|noembed|noframes|noscript|plaintext)$/;

/**
 * The elements of a page that is written as React writes one: every tag whole, every value between double quotes, and
 * where a browser wants text no sign that could be a tag. In such a page a browser can find no other, and a parser that
 * builds the tree takes three times as long. Of any other page it gives nothing.
 */
export function readPlainPage(html: string): Element[] | undefined {
  const elements: Element[] = [];
  let at = html.match(/^<!doctype html>/i)?.[0].length ?? 0;
  let open: Element | undefined;
  while (html.indexOf('<', at) >= 0) {
    tag.lastIndex = at;
    const found = tag.exec(html);
    if (!found) return undefined;
    const [all, text = '', slash, name = '', typed = ''] = found;
    const tagName = name.toLowerCase();
    if (open) {
      if (!slash || tagName !== open.tagName) return undefined;
      open.text = text;
      open = undefined;
    }
    if (!slash) {
      const attributes = readAttributes(typed);
      const isText = textOnly.test(tagName);
      // In a drawing it is closed here, in a page it is not.
      if (!attributes || (isText && all.endsWith('/>'))) return undefined;
      const element = { tagName, attributes, text: '' };
      elements.push(element);
      if (isText) open = element;
    }
    at += all.length;
  }
  return open ? undefined : elements;
}

function readAttributes(typed: string): Record<string, string> | undefined {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of typed.matchAll(attribute)) {
    const key = name.toLowerCase();
    // Of two with one name the first counts; and one may be written as numbers, or end without its sign.
    if (Object.hasOwn(attributes, key) || /&(?!(?:amp|lt|gt|quot|#x27);)/.test(value)) return undefined;
    attributes[key] = value.includes('&') ? decode(value) : value;
  }
  return attributes;
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decode(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#x27);/g, (all, name: string) => signs[name] ?? all);
}
