import { cp, rm } from 'node:fs/promises';
import { readContent } from '../../scripts/content/read-content.ts';
import { formatProblems, formatWarnings } from '../../scripts/content/report.ts';
import { reportTexts } from '../../scripts/lees/report-texts.ts';
import { addArticle, removeArticle, renameSite, rewriteArticles, rewriteTexts } from './change-content.ts';

const acts: Record<string, ((c: string) => Promise<void>)[]> = {
  many: [(c) => rewriteArticles(c, 60), rewriteTexts, renameSite],
  fewer: [removeArticle],
  more: [addArticle],
};
for (const [name, list] of Object.entries(acts)) {
  const c = `/tmp/try-${name}/content`;
  await rm(c, { recursive: true, force: true });
  await cp('content', c, { recursive: true });
  for (const act of list) await act(c);
  const r = await readContent(c);
  console.log(
    name,
    r.content ? 'ok' : formatProblems(r.problems).slice(0, 2500),
    formatWarnings(r.warnings).slice(0, 800),
  );
  const { report } = await reportTexts(c, []);
  console.log(report.split('\n').slice(0, 14).join('\n'));
  console.log(report.split('\n\n').slice(1).join('\n').slice(-3500));
}
