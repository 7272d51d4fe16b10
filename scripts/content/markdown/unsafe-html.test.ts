import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it, test } from 'vitest';
import { firstBodyLine as L, readTestArticle } from '../articles/article-for-tests.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { numberElements, refuseWhatWasRemoved, safeHtml } from './refuse-unsafe-html.ts';

const address = 'een adres dat begint met /, #, https:// of mailto:';

describe('an address that runs something is refused, however it is spelt', () => {
  test.each([
    ['[a](javascript:alert(1))', 'javascript:alert(1)'],
    ['[a](JaVaScRiPt:alert(1))', 'JaVaScRiPt:alert(1)'],
    ['[a](java&#10;script:alert(1))', 'java%0Ascript:alert(1)'],
    ['[a](&#106;avascript:alert(1))', 'javascript:alert(1)'],
    ['[a](vbscript:x)', 'vbscript:x'],
    ['[a](data:text/html,x)', 'data:text/html,x'],
    ['[a](blob:x)', 'blob:x'],
    ['<javascript:alert(1)>', 'javascript:alert(1)'],
    ['<a href="javascript:alert(1)">a</a>', 'javascript:alert(1)'],
    ['<a href=" javascript:alert(1)">a</a>', 'javascript:alert(1)'],
    ['<a href="java&#10;script:alert(1)">a</a>', 'java script:alert(1)'],
    ['<a href="java&Tab;script:alert(1)">a</a>', 'java script:alert(1)'],
    ['<a href="&#x1;javascript:alert(1)">a</a>', 'javascript:alert(1)'],
    ['<A HREF=javascript:alert(1)>a</A>', 'javascript:alert(1)'],
  ])('%s', (markdown, shown) => {
    expect(readTestArticle(`Kijk ${markdown}`).problems).toContain(
      `${L}:6  dit adres is niet veilig: “${shown}”  (${address})`,
    );
  });
});

describe('an attribute that is not on the safe list is refused', () => {
  test.each([
    ['<b onclick="x()">a</b>', 'onclick', 'b'],
    ['<b OnMouseOver=x()>a</b>', 'onmouseover', 'b'],
    ['<span style="color:red">a</span>', 'style', 'span'],
    ['<span class="groot">a</span>', 'class', 'span'],
    ['<span id="x">a</span>', 'id', 'span'],
    ['<a href="/tips" target="_blank">a</a>', 'target', 'a'],
    ['<a href="/tips" formaction="/x">a</a>', 'formaction', 'a'],
    ['<span xml:base="/x">a</span>', 'xml:base', 'span'],
    ['<span src="/x">a</span>', 'src', 'span'],
    ['<span href="/tips">a</span>', 'href', 'span'],
    ['<span srcset="/x">a</span>', 'srcset', 'span'],
    ['<span data-x="1">a</span>', 'data-x', 'span'],
  ])('%s', (html, name, tag) => {
    expect(readTestArticle(`Kijk ${html}`).problems).toContain(
      `${L}:6  het kenmerk “${name}” van <${tag}> kan niet in een artikel staan  (haal het weg)`,
    );
  });
});

describe('a tag that is not on the safe list is refused', () => {
  test.each(
    [
      'script iframe style object embed svg math form input button img video body html head base link meta',
      'template noscript plaintext title textarea select td u',
    ].flatMap((tags) => tags.split(' ')),
  )('<%s>', (tag) => {
    const start = `${L + 2}:1  <${tag}> kan niet in een artikel staan  (`;
    for (const html of [`<${tag}>`, `<${tag.toUpperCase()} onload="x()">x</${tag}>`]) {
      const { problems } = readTestArticle(`Tekst.\n\n${html}`);
      expect(problems.filter((problem) => problem.startsWith(start))).not.toEqual([]);
    }
  });

  it('is found deep in a list, at its own line and column', () => {
    const { problems } = readTestArticle('> - een\n>   - twee <i>\n>     en</i> <svg onload=x()>');
    expect(problems).toEqual([
      `${L + 2}:14  <svg> kan niet in een artikel staan  (gewone tekst of markdown)`,
    ]);
  });

  it('is found within a block of HTML', () => {
    expect(readTestArticle('<p>een\n<iframe src="x"></iframe></p>').problems).toEqual([
      `${L + 1}:1  <iframe> kan niet in een artikel staan  (gewone tekst of markdown)`,
    ]);
  });
});

describe('HTML that a parser would mend or drop is refused', () => {
  test.each([
    ['<b>a', `6  <b> is niet gesloten  (</b> in dezelfde alinea)`],
    ['a</b>', `7  </b> sluit hier niets  (eerder een <b>)`],
    ['<b><i>a</b></i>', `13  </b> sluit hier niets  (eerst </i>)`],
    ['a <!-- b -->', `8  een HTML-opmerking wordt niet gepubliceerd  (haal de opmerking weg)`],
    ['a <?php x ?>', `8  deze HTML klopt niet: “<?php x ?>”  (een volledige tag, of &lt; voor het teken <)`],
    [
      'a <!DOCTYPE html>',
      `8  deze HTML klopt niet: “<!DOCTYPE html>”  (een volledige tag, of &lt; voor het teken <)`,
    ],
    [
      'a <![CDATA[b]]>',
      `8  deze HTML klopt niet: “<![CDATA[b]]>”  (een volledige tag, of &lt; voor het teken <)`,
    ],
    ['<a href="/tips" HREF="/over">b</a>', `6  <a> heeft het kenmerk “href” twee keer  (één keer)`],
    ['a <p>b</p>', `8  <p> kan niet in een artikel staan  (gewone tekst of markdown)`],
    ['<kdb>a</kdb>', `6  <kdb> kan niet in een artikel staan  (bedoelde je “kbd”?)`],
    ['<a>b</a>', `6  deze link heeft geen adres  (een adres als /tips)`],
  ])('%s', (html, message) => {
    expect(readTestArticle(`Kijk ${html}`).problems).toContain(`${L}:${message}`);
  });
});

test('what is wrong within a block of HTML is known for what it is', () => {
  expect(readTestArticle('<p>een</p class="x">').problems).toEqual([
    `${L}:7  </p> heeft een kenmerk  (</p>)`,
  ]);
  expect(readTestArticle('<p>een <!-- b --></p>').problems).toEqual([
    `${L}:8  een HTML-opmerking wordt niet gepubliceerd  (haal de opmerking weg)`,
  ]);
});

test('whatever is unsafe is refused, once, also where nobody typed it', () => {
  const position = { start: { line: 2, column: 3 }, end: { line: 2, column: 9 } };
  const script: Element = { type: 'element', tagName: 'script', properties: {}, children: [], position };
  const file = new VFile({ path: 'x.md' });
  const sanitizer = unified().use(numberElements).use(rehypeSanitize, safeHtml).use(refuseWhatWasRemoved);
  const tree: Root = { type: 'root', children: [script] };
  const read = () => sanitizer.runSync(tree, file);
  expect(read().children).toEqual([]);
  read();
  expect(problemsIn(file)).toEqual([
    'x.md:2:3  <script> is niet veilig of hoort niet in een artikel  (gewone tekst of markdown)',
  ]);
});

it('leaves no trace of a script in what is published', () => {
  const { draft, problems } = readTestArticle('Een <script>alert(1)</script> en <b onclick="x()">b</b>');
  expect(problems).not.toEqual([]);
  expect(JSON.stringify(draft?.article?.body)).not.toMatch(/<script|onclick/);
});

describe('a link in a link', () => {
  const within = 'in deze link staat nog een link  (twee links naast elkaar)';

  test.each([
    '<a href="/tips">a <a href="/tips">b</a></a>',
    '<a href="/tips">a *[b](/tips)*</a>',
    '[a <a href="/tips">b</a>](/tips)',
    '<a href="/tips">www.a.nl</a>',
    '<p><a href="/tips">a <b><a href="/tips">b</a></b></a></p>',
  ])('%s is refused', (typed) => {
    const column = typed.startsWith('<p>') ? 4 : 1;
    expect(readTestArticle(`Tekst.\n\n${typed}`).problems).toEqual([`${L + 2}:${column}  ${within}`]);
  });

  test('and not those beside each other', () => {
    expect(
      readTestArticle('<a href="/tips">a</a> [b](/tips) <a href="/tips">*c*</a> [d](/tips)').problems,
    ).toEqual([]);
  });
});
