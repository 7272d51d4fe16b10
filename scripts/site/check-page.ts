import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { type Problem, quote, refuse } from '../content/problem.ts';
import { pagePolicy } from '../hosting/policy.ts';

const parser = unified().use(rehypeRaw).freeze();

/** What in a page its own policy would stop, or what would take a visitor elsewhere unasked. */
export function checkPage(name: string, html: string): Problem[] {
  const file = new VFile({ path: name });
  const page = parse(html);
  visit(page, 'element', (element) => checkElement(element, file));
  checkPolicy(page, file);
  return file.messages;
}

/** A picture is a document too, for who opens it by itself. */
export function checkDrawing(name: string, svg: string): Problem[] {
  const file = new VFile({ path: name });
  visit(parse(svg), 'element', (element) => {
    checkElement(element, file);
    if (element.tagName === 'style') checkStyles(textOf(element), file);
  });
  return file.messages;
}

function parse(html: string): Root {
  const body = html.replace(/^\s*<!doctype html>/i, '');
  const isPage = body.length < html.length;
  return parser.runSync({
    type: 'root',
    children: [...(isPage ? [{ type: 'doctype' } as const] : []), { type: 'raw', value: body }],
  }) as Root;
}

function checkElement(element: Element, file: VFile): void {
  const { tagName, properties } = element;
  if (tagName === 'script' && !('src' in properties) && !isData(properties.type)) {
    refuse(file, 'inline-script', {
      reason: `een script in de pagina zelf: ${quote(textOf(element))}`,
      expected: 'een script in een eigen bestand',
    });
  }
  if (tagName in strangers) {
    refuse(file, 'stranger', { reason: `<${tagName}>`, expected: strangers[tagName] ?? '' });
  }
  if (tagName === 'meta' && /^(refresh|set-cookie)$/i.test(String(properties.httpEquiv ?? ''))) {
    refuse(file, 'meta', {
      reason: `<meta http-equiv="${properties.httpEquiv}">`,
      expected: 'een pagina die blijft staan en niets bewaart',
    });
  }
  for (const [property, value] of Object.entries(properties)) {
    checkAttribute(element, property, String(value), file);
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
  { tagName, properties }: Element,
  property: string,
  value: string,
  file: VFile,
): void {
  if (property === 'style') {
    refuse(file, 'style-attribute', {
      reason: `een kenmerk style op <${tagName}>: ${quote(value)}`,
      expected: 'een klasse en een regel in src/styles',
    });
  }
  if (/^on/i.test(property)) {
    refuse(file, 'inline-handler', {
      reason: `een kenmerk ${property.toLowerCase()} op <${tagName}>: ${quote(value)}`,
      expected: 'een handler in een component',
    });
  }
  if (/^\s*javascript:/i.test(value)) {
    refuse(file, 'script-address', {
      reason: `een adres dat een script is, in <${tagName}>: ${quote(value)}`,
      expected: 'een gewone link',
    });
  }
  if (!isFetched(tagName, property, String(properties.rel ?? ''))) return;
  for (const address of property.toLowerCase().endsWith('srcset') ? candidates(value) : [value]) {
    if (isElsewhere(address)) refuseElsewhere(file, `<${tagName}>`, address);
  }
}

/** The rules count as data here: the policy of the page has to name just these. */
function isData(type: unknown): boolean {
  return type === 'application/json' || type === 'application/ld+json' || type === 'speculationrules';
}

const fetchedOnAny = new Set([
  'src',
  'srcSet',
  'imageSrcSet',
  'poster',
  'background',
  'action',
  'formAction',
  'ping',
]);

/** Links that only tell something, and that no browser follows by itself. */
const telling = /^(canonical|alternate|license|author|me|next|prev|help)$/;

function isFetched(tagName: string, property: string, rel: string): boolean {
  if (fetchedOnAny.has(property)) return true;
  if (property !== 'href' && property !== 'xLinkHref') return false;
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

/** One style sheet, and before it and any script the policy that names it. */
function checkPolicy(page: Root, file: VFile): void {
  const styles: Element[] = [];
  const rules: string[] = [];
  const policies: string[] = [];
  let isLate = false;
  visit(page, 'element', (element) => {
    const { tagName, properties } = element;
    const isPolicy = tagName === 'meta' && /^content-security-policy$/i.test(String(properties.httpEquiv));
    if (isPolicy) policies.push(String(properties.content));
    else if (policies.length === 0 && /^(style|script|link)$/.test(tagName)) isLate = true;
    if (tagName === 'style') styles.push(element);
    if (properties.type === 'speculationrules') rules.push(textOf(element));
    if (tagName === 'link' && String(properties.rel) === 'stylesheet') isLate = true;
  });
  const [style] = styles;
  const sheet = style ? textOf(style) : '';
  checkStyles(sheet, file);
  if (
    styles.length === 1 &&
    policies.join() === pagePolicy({ sheets: [sheet], rules: rules.join() }) &&
    !isLate
  )
    return;
  refuse(file, 'policy', {
    reason: 'de Content-Security-Policy hoort niet bij deze pagina',
    expected: 'één keer, vóór de enige <style> en voor precies die stijlen',
  });
}

function checkStyles(sheet: string, file: VFile): void {
  const text = sheet.replace(/\/\*.*?\*\//gs, '');
  const addresses = text.matchAll(/url\(\s*["']?([^"')]*)|@import\s+["']?([^"';]*)/gi);
  for (const [found, address = ''] of addresses) {
    if (found.startsWith('@') || isElsewhere(address)) refuseElsewhere(file, '<style>', address || found);
  }
}

function textOf(element: Element): string {
  return element.children.map((child) => ('value' in child ? child.value : '')).join('');
}
