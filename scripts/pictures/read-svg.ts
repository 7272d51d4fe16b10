import { SaxesParser } from 'saxes';
import { kinds } from './svg-attributes.ts';

export interface SvgElement {
  name: string;
  /** How many signs stand before it in the file. */
  at: number;
  attributes: ReadonlyMap<string, SvgAttribute>;
  children: SvgElement[];
}

export interface SvgAttribute {
  value: string;
  at: number;
}

/** What is wrong with a drawing, and how many signs stand before that. */
export interface Fault {
  at: number;
  reason: string;
  expected?: string;
}

/** No drawing of this site comes near: beyond it, it is an attack or the noise of a program. */
const deepest = 20;
const mostElements = 2000;

/** The elements of a drawing: none where the file is no whole XML. */
export function readSvg(text: string): { root?: SvgElement; faults: Fault[] } {
  const parser = new SaxesParser({ position: false });
  const faults: Fault[] = [];
  const open: (SvgElement & { attributes: Map<string, SvgAttribute> })[] = [];
  let root: SvgElement | undefined;
  let closed: SvgElement | undefined;
  let count = 0;
  let isBroken = false;
  /** Up to here the file was understood. */
  let end = 0;
  const breakOff = (fault: Fault) => {
    if (!isBroken) faults.push(fault);
    isBroken = true;
  };
  const complain = (sign: string, fault: Omit<Fault, 'at'>) => {
    if (!isBroken) faults.push({ at: Math.max(0, text.indexOf(sign, end)), ...fault });
  };
  const refuseText = (loose: string) => {
    const [word] = loose.trim().split(/\s/);
    // In an element that we don't draw it goes with that.
    if (word && open.every(({ name }) => kinds.has(name))) complain(word, looseText);
  };

  parser.on('opentagstart', ({ name }) => {
    const at = text.lastIndexOf('<', parser.position - 1);
    const element = { name, at, attributes: new Map(), children: [] };
    end = at + 1 + name.length;
    count += 1;
    if (open.length >= deepest || count > mostElements) breakOff({ at, ...tooMuch });
    if (isBroken) return;
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('attribute', ({ name, value }) => {
    open.at(-1)?.attributes.set(name, { value, at: text.indexOf(name, end) });
    end = parser.position;
  });
  parser.on('closetag', () => {
    closed = open.pop();
    end = parser.position;
  });
  parser.on('text', refuseText);
  parser.on('cdata', refuseText);
  parser.on('doctype', () => complain('<!', odd('DOCTYPE')));
  parser.on('processinginstruction', ({ target }) => complain('<?', odd(`<?${target} … ?>`)));
  parser.on('error', ({ message }) => {
    const { position } = parser;
    const lastClosing = text.lastIndexOf('</', position);
    const isStray = !open.some(({ name }) => text.startsWith(name, lastClosing + 2));
    if (message.startsWith('unclosed tag')) breakOff(unclosed(open.at(-1)));
    else if (!message.startsWith('unexpected close tag'))
      breakOff({ at: Math.min(position, text.length), ...inDutch(message) });
    else breakOff(isStray ? { at: lastClosing, ...stray } : unclosed(closed));
  });
  parser.write(text).close();
  return isBroken || !root ? { faults } : { root, faults };
}

const looseText = { reason: 'hier staat losse tekst', expected: 'alleen vormen, zonder letters' };
const tooMuch = {
  reason: 'deze tekening is te ingewikkeld',
  expected: `hoogstens ${deepest} elementen in elkaar, en ${mostElements} in totaal`,
};
const odd = (what: string) => ({ reason: `${what} kan hier niet`, expected: 'haal het weg' });

const stray = { reason: 'hier wordt iets gesloten dat niet open is', expected: 'evenveel open als dicht' };

function unclosed({ name, at }: Pick<SvgElement, 'name' | 'at'> = { name: 'svg', at: 0 }): Fault {
  return { at, reason: `<${name}> wordt niet gesloten`, expected: `</${name}>` };
}

/** What people and programs do wrong most; the parser says it in English. */
function inDutch(message: string): Omit<Fault, 'at'> {
  const [, name = ''] = /: ([^\s.]+)/.exec(message) ?? [];
  if (message.startsWith('duplicate attribute'))
    return { reason: `het kenmerk ${name} staat hier twee keer`, expected: 'één keer' };
  if (message.includes('root element')) return { reason: 'er staat geen <svg> in', expected: 'een tekening' };
  return {
    reason: 'hier klopt de SVG niet',
    expected: 'een heel svg-bestand, zoals een tekenprogramma het bewaart',
  };
}
