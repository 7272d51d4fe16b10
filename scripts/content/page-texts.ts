import type { VFile } from 'vfile';
import type { PageTexts } from '../../src/model/page-texts.ts';
import { checkShape, type Shape } from './check-shape.ts';
import { exactly, fields, list, text } from './shapes.ts';
import { parseYaml } from './yaml-document.ts';

const pageHead = { metaTitle: text(), metaDescription: text(), keywords: list(text()) };
const listPage = { ...pageHead, heading: text(), intro: text() };
const section = fields({ heading: text(), paragraphs: list(text()) });
const headedList = fields({ heading: text(), items: list(text()) });
const threeRemarks = exactly(3, fields({ title: text(), text: text() }));

const pageTextsShape: Shape<PageTexts> = fields({
  home: fields({ ...pageHead, headline: text(), intro: text() }),
  articles: fields(listPage),
  tips: fields({ ...listPage, closing: fields({ heading: text(), principles: threeRemarks }) }),
  exercises: fields({ ...listPage, usage: fields({ heading: text(), items: threeRemarks }) }),
  about: fields({
    metaTitle: text(),
    metaDescription: text(),
    heading: text(),
    mission: section,
    approach: fields({ heading: text(), do: headedList, dont: headedList }),
    note: section,
    doubt: fields({
      heading: text(),
      intro: text(),
      signs: headedList,
      helpers: fields({ heading: text(), items: list(fields({ who: text(), what: text() })) }),
      closing: text(),
    }),
    contact: section,
    privacy: section,
    pictures: section,
  }),
  articleNotFound: fields({ text: text() }),
  notFound: fields({ text: text() }),
  offline: fields({ heading: text(), text: text() }),
});

export function parsePageTexts(file: VFile): PageTexts | undefined {
  const document = parseYaml(file, String(file.value));
  return document && checkShape(file, document, pageTextsShape);
}
