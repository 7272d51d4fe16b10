import * as fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, it } from 'vitest';
import { tries } from '../../src/model/tries-for-tests.ts';
import { readPlainPage } from './read-plain-page.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** Each element that can do something, as a parser finds it that builds the tree. */
function found(node: Node): string[] {
  const inside = [
    ...('content' in node ? found(node.content) : []),
    ...('childNodes' in node ? node.childNodes.flatMap(found) : []),
  ];
  if (!('tagName' in node) || (node.attrs.length === 0 && node.tagName !== 'script')) return inside;
  const attributes = node.attrs.map(({ name, value }) => [name.toLowerCase(), value]);
  const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  return [told({ tagName: node.tagName, attributes: Object.fromEntries(attributes), text }), ...inside];
}

function told({ tagName, attributes, text }: { tagName: string; attributes: object; text: string }): string {
  return JSON.stringify([tagName.toLowerCase(), attributes, tagName === 'script' ? text : '']);
}

const names = [
  ...['p', 'a', 'div', 'li', 'b', 'img', 'svg', 'path', 'math', 'table', 'td', 'select', 'option', 'form'],
  ...['template', 'script', 'style', 'title', 'textarea', 'noscript', 'iframe', 'plaintext'],
];
const name = fc.constantFrom(...names);
const value = fc.string({
  unit: fc.constantFrom('a', ' ', '<', '>', "'", '/', '&amp;', '&quot;', '&', '#', ';', '<b', '</p>', '-->'),
  maxLength: 6,
});
const attribute = fc
  .tuple(fc.constantFrom('src', 'onload', 'Href', 'xlink:href', 'data-a'), value)
  .map(([key, text]) => ` ${key}="${text}"`);
const tag = fc
  .tuple(name, fc.array(attribute, { maxLength: 2 }), fc.constantFrom('>', '>', '/>'))
  .map(([tagName, attributes, end]) => `<${tagName}${attributes.join('')}${end}`);
const endTag = fc.constantFrom(...names, 'head', 'body').map((tagName) => `</${tagName}>`);
const text = fc.constantFrom(
  'tekst',
  ' ',
  '\n',
  '"',
  '>',
  '=',
  '&lt;',
  '&',
  '<',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
);
/** What a page is mostly made of, or hardly any would be plain. */
const whole = fc.tuple(tag, fc.constantFrom('', 'tekst', '>')).map(([start, inside]) => {
  const [, tagName = ''] = start.match(/^<(\w+)/) ?? [];
  return `${start}${inside}</${tagName}>`;
});
const page = fc
  .array(fc.oneof({ weight: 6, arbitrary: whole }, { weight: 2, arbitrary: tag }, endTag, text), {
    maxLength: 8,
  })
  .map((pieces) => `<!doctype html>${pieces.join('')}`);

/** What chance would hardly come by. */
const traps = [
  '<p src="&#106;"></p>',
  '<p src="&copy"></p>',
  `<title><p data-a="</title><img src='a'>"></p></title>`,
  '<math><script/>></script>',
];

it('nothing that a browser finds in a page is missed where it is read as a plain one', () => {
  fc.assert(
    fc.property(page, (html) => {
      const plain = readPlainPage(html);
      if (!plain) return;
      const known = new Set(plain.map(told));
      expect(found(parse(html, { scriptingEnabled: false })).filter((one) => !known.has(one))).toEqual([]);
    }),
    { ...tries, examples: traps.map((html): [string] => [html]) },
  );
});

it('every page of whole tags is plain', () => {
  const plain = fc.constantFrom(
    '<p class="a">',
    '</p>',
    '<img src="/a.svg" alt=""/>',
    '<title>a</title>',
    'tekst',
  );
  fc.assert(
    fc.property(fc.array(plain), (pieces) => {
      expect(readPlainPage(pieces.join(''))).toBeDefined();
    }),
    tries,
  );
});
