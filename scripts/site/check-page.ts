import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';
import { VFile } from 'vfile';
import { type Problem, quote, refuse } from '../content/problems/problem.ts';
import { pagePolicy } from '../hosting/policy.ts';

type Found = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Also what only a browser without scripts shows. */
const options = { scriptingEnabled: false };

/** What in a page its own policy would stop, or what would take a visitor elsewhere unasked. */
export function checkPage(name: string, html: string): Problem[] {
  const file = new VFile({ path: name });
  const { styles, rest } = cutStyles(html);
  const elements = elementsOf(parse(rest, options));
  for (const element of elements) checkElement(element, file);
  checkPolicy(elements, styles, file);
  return file.messages;
}

/** Nearly half of a page is its styles: a parser would go through them sign by sign. */
function cutStyles(html: string): { styles: string[]; rest: string } {
  const styles: string[] = [];
  const rest = html.replace(/<style>(.*?)(?=<\/style)/gs, (_, css: string) => {
    styles.push(css);
    return '<style>';
  });
  return { styles, rest };
}

/** A picture is a document too, for who opens it by itself. */
export function checkDrawing(name: string, svg: string): Problem[] {
  const file = new VFile({ path: name });
  for (const element of elementsOf(parseFragment(svg, options))) {
    checkElement(element, file);
    if (element.tagName === 'style') checkStyles(textOf(element), file);
  }
  return file.messages;
}

interface Element extends Pick<Found, 'tagName' | 'childNodes'> {
  attributes: Record<string, string>;
}

/** The node and all within it, as they stand. */
function elementsOf(node: Node, found: Element[] = []): Element[] {
  if ('tagName' in node)
    found.push({ tagName: node.tagName, childNodes: node.childNodes, attributes: attributesOf(node) });
  if ('content' in node) elementsOf(node.content, found);
  if ('childNodes' in node) for (const child of node.childNodes) elementsOf(child, found);
  return found;
}

function attributesOf({ attrs }: Found): Record<string, string> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

function checkElement(element: Element, file: VFile): void {
  const { tagName, attributes } = element;
  if (tagName === 'script' && !('src' in attributes) && !isData(attributes.type)) {
    refuse(file, 'inline-script', {
      reason: `een script in de pagina zelf: ${quote(textOf(element))}`,
      expected: 'een script in een eigen bestand',
    });
  }
  if (tagName in strangers) {
    refuse(file, 'stranger', { reason: `<${tagName}>`, expected: strangers[tagName] ?? '' });
  }
  if (tagName === 'meta' && /^(refresh|set-cookie)$/i.test(attributes['http-equiv'] ?? '')) {
    refuse(file, 'meta', {
      reason: `<meta http-equiv="${attributes['http-equiv']}">`,
      expected: 'een pagina die blijft staan en niets bewaart',
    });
  }
  for (const [name, value] of Object.entries(attributes)) {
    checkAttribute({ tagName, rel: attributes.rel ?? '' }, name, value, file);
  }
}

/** Elements that bring a page of another, and the one that changes what every address means. */
const strangers: Record<string, string> = {
  base: 'adressen die zeggen waar iets staat',
  iframe: 'een gewone link',
  frame: 'een gewone link',
  object: 'een gewone link',
  embed: 'een gewone link',
};

function checkAttribute(
  { tagName, rel }: { tagName: string; rel: string },
  name: string,
  value: string,
  file: VFile,
): void {
  if (name === 'style') {
    refuse(file, 'style-attribute', {
      reason: `een kenmerk style op <${tagName}>: ${quote(value)}`,
      expected: 'een klasse en een regel in src/styles',
    });
  }
  if (/^on/.test(name)) {
    refuse(file, 'inline-handler', {
      reason: `een kenmerk ${name} op <${tagName}>: ${quote(value)}`,
      expected: 'een handler in een component',
    });
  }
  if (/^\s*javascript:/i.test(value)) {
    refuse(file, 'script-address', {
      reason: `een adres dat een script is, in <${tagName}>: ${quote(value)}`,
      expected: 'een gewone link',
    });
  }
  if (!isFetched(tagName, name, rel)) return;
  for (const address of name.endsWith('srcset') ? candidates(value) : [value]) {
    if (isElsewhere(address)) refuseElsewhere(file, `<${tagName}>`, address);
  }
}

function isData(type: string | undefined): boolean {
  return type === 'application/json' || type === 'application/ld+json' || type === 'speculationrules';
}

const fetchedOnAny = new Set([
  'src',
  'srcset',
  'imagesrcset',
  'poster',
  'background',
  'action',
  'formaction',
  'ping',
]);

/** Links that only tell something, and that no browser follows by itself. */
const telling = /^(canonical|alternate|license|author|me|next|prev|help)$/;

/** In a drawing `xlink:href` is called `href` too. */
function isFetched(tagName: string, name: string, rel: string): boolean {
  if (fetchedOnAny.has(name)) return true;
  if (name !== 'href') return false;
  return tagName === 'link' ? !telling.test(rel) : tagName !== 'a';
}

function candidates(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
}

/** Anything with a host or a scheme of its own: `data:` too, which the policy doesn't let in. */
function isElsewhere(address: string): boolean {
  return /^\s*(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(address);
}

function refuseElsewhere(file: VFile, where: string, address: string): void {
  refuse(file, 'elsewhere', {
    reason: `een verzoek naar elders in ${where}: ${quote(address)}`,
    expected: 'een bestand van de eigen site',
  });
}

/**
 * One style sheet, and before it and any script the policy that names it. What was cut out as styles and is none has
 * no element.
 */
function checkPolicy(elements: readonly Element[], styles: readonly string[], file: VFile): void {
  let styleElements = 0;
  const policies: string[] = [];
  const rules: string[] = [];
  let isLate = false;
  for (const element of elements) {
    const { tagName, attributes } = element;
    const { content = '', rel, 'http-equiv': says = '' } = attributes;
    if (tagName === 'meta' && /^content-security-policy$/i.test(says)) policies.push(content);
    else if (policies.length === 0 && /^(style|script|link)$/.test(tagName)) isLate = true;
    if (tagName === 'style') styleElements += 1;
    if (tagName === 'script' && attributes.type === 'speculationrules') rules.push(textOf(element));
    if (tagName === 'link' && rel === 'stylesheet') isLate = true;
  }
  const css = styles.join('');
  checkStyles(css, file);
  const right = pagePolicy({ styles: [css], speculationRules: rules });
  if (styles.length === 1 && styleElements === 1 && policies.join() === right && !isLate) return;
  refuse(file, 'policy', {
    reason: 'de Content-Security-Policy hoort niet bij deze pagina',
    expected: 'één keer, vóór de enige <style>, en voor precies die stijlen en regels',
  });
}

function checkStyles(styles: string, file: VFile): void {
  const text = styles.replace(/\/\*.*?\*\//gs, '');
  const addresses = text.matchAll(/url\(\s*["']?([^"')]*)|@import\s+["']?([^"';]*)/gi);
  for (const [found, address = ''] of addresses) {
    if (found.startsWith('@') || isElsewhere(address)) refuseElsewhere(file, '<style>', address || found);
  }
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
