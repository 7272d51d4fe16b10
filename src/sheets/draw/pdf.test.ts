import { describe, expect, it } from 'vitest';
import { everyMark, pictures } from '../fixture.ts';
import type { Look } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { drawPdf } from './pdf.ts';
import type { PdfCanvas, PdfElement } from './pdf-canvas.ts';
import { pathOperators } from './pdf-operators.ts';

/** Writes down what a pdfkit document would be told. */
function record(sheet: Sheet, look: Look = 'colour', forms: string[] = []): string[] {
  const said: string[] = [];
  const element = (role: string, options: object): PdfElement => {
    const self: PdfElement = {
      add(child) {
        if (typeof child !== 'function') return;
        said.push(`<${role}${'alt' in options ? ` alt=${options.alt}` : ''}>`);
        child();
        said.push(`</${role}>`);
      },
      end: () => undefined,
    };
    return self;
  };
  const canvas: PdfCanvas = {
    addPage: ({ size }) => said.push(`page ${size.map(Math.round).join('×')}`),
    addContent: (operators) => said.push(operators),
    page: { xobjects: {} },
    font: (name) => said.push(`font ${name}`),
    fontSize: (size) => said.push(`size ${size.toFixed(2)}`),
    text: (text, x, y) => said.push(`text "${text}" ${x.toFixed(2)} ${y.toFixed(2)}`),
    markContent: (tag) => said.push(`<${tag}>`),
    endMarkedContent: () => said.push('</Artifact>'),
    struct: element,
    addStructure: () => undefined,
    ref: (data) => {
      said.push(`form ${JSON.stringify((data as { BBox: number[] }).BBox)}`);
      return { write: (operators) => void forms.push(String(operators)), end: () => undefined };
    },
    outline: { addItem: (title) => said.push(`bookmark ${title}`) },
  };
  drawPdf(sheet, canvas, { look, pictures });
  return said;
}

describe('the PDF back end', () => {
  it('draws nothing outside an element or an artifact', () => {
    let inside = 0;
    for (const line of record(everyMark)) {
      if (line.startsWith('</')) inside -= 1;
      else if (line.startsWith('<')) inside += 1;
      else if (/^text| (S|f|B|Do Q)$/.test(line)) expect(inside, line).toBe(1);
    }
  });

  it('draws pictures and hollow letters unbroken, whatever dashes came before', () => {
    const forms: string[] = [];
    const said = record(everyMark, 'line', forms);
    for (const form of forms) expect(form).toMatch(/^\[\] 0 d\n/);
    expect(
      said.filter((line) => / RG .* j/.test(line) && !line.endsWith('S') && !line.endsWith('B')),
    ).toEqual([expect.stringMatching(/\[\] 0 d$/)]);
  });

  it('stores a picture once for each look it has', () => {
    expect(record(everyMark).filter((line) => line.startsWith('form'))).toHaveLength(2);
    expect(record(everyMark, 'line').filter((line) => line.startsWith('form'))).toHaveLength(1);
  });

  it('sets bookmarks in packs of more than four pages', () => {
    const page = { ...everyMark.pages[0], bookmark: 'Kaart', blocks: [] };
    const pages = (count: number) => ({ ...everyMark, pages: Array.from({ length: count }, () => page) });
    expect(record(pages(4))).not.toContain('bookmark Kaart');
    expect(record(pages(5)).filter((line) => line === 'bookmark Kaart')).toHaveLength(5);
  });

  it('colours nothing in zwart-wit', () => {
    const greys = record(everyMark, 'line')
      .flatMap((line) => [...line.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG)/g)])
      .filter(([, red, green, blue]) => red !== green || green !== blue);
    expect(greys).toEqual([]);
  });
});

describe('path operators', () => {
  it('knows where H and V begin, and turns a quadratic curve into a cubic one', () => {
    expect(pathOperators('M0 0H10V5Q10 11 4 5Z')).toBe('0 0 m 10 0 l 10 5 l 10 9 8 9 4 5 c h');
  });

  it('refuses what is not plain', () => {
    expect(() => pathOperators('M0 0a1 1 0 0 0 2 2')).toThrow('Path command a');
  });
});
