import { normalizePath, type ViteDevServer } from 'vite';
import type { Problem } from '../content/problems/problem.ts';
import type { Content, ContentReader } from '../content/read-content.ts';
import { load } from './load.ts';
import type { ToldProblems } from './told-problems.ts';

export const contentFolder = 'content';

/** The content while it is edited. */
export interface DevContent {
  /** Reads what was saved, and makes the pages' files of it. What is saved meanwhile is read too. */
  refresh: () => Promise<void>;
  /** After a change of the pages' code: what is open was made by the code before. */
  reloadPages: () => void;
  /** The code that reads is another: nothing of what it read before counts. */
  forget: () => void;
  /** The last content without a problem, once all that was saved is read. */
  last: () => Promise<Content | undefined>;
  told: () => ToldProblems;
}

export function openDevContent(server: ViteDevServer, onChange: () => void): DevContent {
  let reader: ContentReader | undefined;
  let content: Content | undefined;
  let told: ToldProblems = { edition: 0, count: '', problems: [], remarks: [] };
  /** What could be better, without the advice that comes later. */
  let said: Problem[] = [];
  let isStale = false;
  let running: Promise<void> | undefined;

  async function readOnce(): Promise<void> {
    const [{ openContentReader, showConcepts }, { withAddress }, { generate }, { tell }] =
      await loadAll(server);
    reader ??= openContentReader(contentFolder);
    const result = withAddress(await reader.read(), process.env);
    const { content: fresh, problems = [], warnings } = showConcepts(result);
    if (fresh) {
      await generate(fresh, content);
      renewModules(server, fresh, content);
      content = fresh;
    }
    said = warnings;
    told = { edition: told.edition + (fresh ? 1 : 0), ...(await tell(problems, said)) };
  }

  /** Once the page is there, for a dictionary takes a second to open. */
  async function addAdvice(): Promise<void> {
    const { edition } = told;
    const [{ advise }, { tell }] = await Promise.all([
      load<typeof import('../lees/advise.ts')>(server, 'scripts/lees/advise.ts'),
      load<typeof import('./tell-problems.ts')>(server, 'scripts/dev/tell-problems.ts'),
    ]);
    const { remarks } = await tell([], [...said, ...(await advise(contentFolder))]);
    if (isStale || edition !== told.edition) return;
    told = { ...told, remarks };
    onChange();
  }

  async function readWhileStale(): Promise<void> {
    while (isStale) {
      isStale = false;
      await readOnce().catch((error: Error) => {
        server.config.logger.error(error.stack ?? error.message);
        told = { ...told, ...tellError(error.message) };
      });
    }
    onChange();
    addAdvice().catch((error: Error) => server.config.logger.error(error.stack ?? error.message));
  }

  function refresh(): Promise<void> {
    isStale = true;
    running ??= readWhileStale().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    refresh,
    reloadPages: () => {
      told = { ...told, edition: told.edition + 1 };
      onChange();
    },
    forget: () => {
      reader = undefined;
      content = undefined;
    },
    last: async () => {
      await running;
      return content;
    },
    told: () => told,
  };
}

/** Through Vite, so that what reads and draws is as fresh as the pages. */
function loadAll(server: ViteDevServer) {
  return Promise.all([
    load<typeof import('../content/read-content.ts')>(server, 'scripts/content/read-content.ts'),
    load<typeof import('../site/with-address.ts')>(server, 'scripts/site/with-address.ts'),
    load<typeof import('../site/generate.ts')>(server, 'scripts/site/generate.ts'),
    load<typeof import('./tell-problems.ts')>(server, 'scripts/dev/tell-problems.ts'),
    load<typeof import('../content/problems/report.ts')>(server, 'scripts/content/problems/report.ts'),
  ]);
}

/** A mistake in the code that reads, which is in no line of the content. */
function tellError(reason: string): Omit<ToldProblems, 'edition'> {
  return {
    count: 'De code leest niet',
    problems: [{ place: undefined, source: undefined, reason, expected: undefined }],
    remarks: [],
  };
}

/** The pages show what was made just now, also where the watcher has yet to come to it. */
function renewModules(server: ViteDevServer, content: Content, before: Content | undefined): void {
  const { moduleGraph } = server.environments.ssr;
  const root = normalizePath(server.config.root);
  // What was asked for before anything was generated has failed, and Vite remembers that.
  if (!before)
    for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
  moduleGraph.onFileChange(`${root}/src/content.ts`);
  if (iconsOf(content) === iconsOf(before)) return;
  // Other pictures are other files, and components look for them by pattern.
  const components = `${root}/src/components/`;
  for (const file of moduleGraph.fileToModulesMap.keys())
    if (file.startsWith(components)) moduleGraph.onFileChange(file);
}

function iconsOf(content: Content | undefined): string | undefined {
  return content?.tips.flatMap(({ tips }) => tips.map(({ icon }) => icon)).join();
}
