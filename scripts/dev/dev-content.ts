import { statSync } from 'node:fs';
import { normalizePath, type ViteDevServer } from 'vite';
import type { Problem } from '../content/problems/problem.ts';
import type { Content, ContentReader, ContentResult } from '../content/read-content.ts';
import { load } from './load.ts';
import type { ToldProblems } from './told-problems.ts';

export const contentFolder = 'content';

/** What a page is made of. */
interface Edition {
  edition: number;
  content: Content | undefined;
}

/** The content while it is edited. */
export interface DevContent {
  /** Reads what changed, such as a file that was saved, and makes the pages' files of it. What is saved meanwhile is read too. */
  refresh: (saved?: string) => Promise<void>;
  /** The code of the pages is another: what is open was made by the one before. */
  turnOver: () => void;
  /** The code that reads is another: nothing of what it read before counts. */
  forget: () => void;
  /** The last content without a problem, once all that was saved is read. */
  last: () => Promise<Edition>;
  told: () => ToldProblems;
}

export function openDevContent(server: ViteDevServer, onChange: () => void): DevContent {
  let reader: ContentReader | undefined;
  let content: Content | undefined;
  let told: Omit<ToldProblems, 'edition'> = { count: '', problems: [] };
  let edition = 0;
  let isStale = false;
  /** The files that were saved, as they were when they were read. */
  const seen = new Map<string, string>();
  let running: Promise<void> | undefined;

  async function read(): Promise<ContentResult> {
    const { openContentReader } = await load<typeof import('../content/read-content.ts')>(
      server,
      'scripts/content/read-content.ts',
    );
    const { readCheckedContent } = await load<typeof import('../site/read-checked-content.ts')>(
      server,
      'scripts/site/read-checked-content.ts',
    );
    reader ??= openContentReader(contentFolder);
    return readCheckedContent(contentFolder, process.env, reader);
  }

  async function take({ content: fresh, problems = [] }: ContentResult): Promise<void> {
    const { tell } = await load<typeof import('./tell-problems.ts')>(server, 'scripts/dev/tell-problems.ts');
    told = await tell(problems);
    if (!fresh) return logProblems(server, problems);
    const { generate } = await load<typeof import('../site/generate.ts')>(server, 'scripts/site/generate.ts');
    await generate(fresh, content);
    renewModules(server, fresh, content);
    content = fresh;
    edition += 1;
  }

  async function run(): Promise<void> {
    while (isStale) {
      isStale = false;
      for (const file of seen.keys()) seen.set(file, stampOf(file));
      const result = await read();
      if (!isStale) await take(result);
    }
    onChange();
    // The watcher may tell of a file that is half written, and not of the other half.
    const isAsSeen = () => [...seen].every(([file, stamp]) => stamp === stampOf(file));
    setTimeout(() => isAsSeen() || refresh(), 100).unref();
  }

  function refresh(saved?: string): Promise<void> {
    if (saved !== undefined) seen.set(saved, '');
    isStale = true;
    running ??= run()
      .catch((error: Error) => logError(server, error))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return {
    refresh,
    turnOver: () => {
      edition += 1;
      onChange();
    },
    forget: () => {
      reader = undefined;
      content = undefined;
    },
    last: async () => {
      await running;
      return { edition, content };
    },
    told: () => ({ edition, ...told }),
  };
}

function stampOf(file: string): string {
  return String(statSync(file, { throwIfNoEntry: false })?.mtimeMs);
}

function logError(server: ViteDevServer, { message, stack = message }: Error): void {
  server.config.logger.error(stack);
  server.ws.send({ type: 'error', err: { message, stack } });
}

async function logProblems(server: ViteDevServer, problems: readonly Problem[]): Promise<void> {
  const { formatProblems } = await load<typeof import('../content/problems/report.ts')>(
    server,
    'scripts/content/problems/report.ts',
  );
  server.config.logger.error(formatProblems(problems));
}

/** The pages show what was made just now, also where the watcher has yet to come to it. */
function renewModules(server: ViteDevServer, content: Content, before: Content | undefined): void {
  const { moduleGraph } = server.environments.ssr;
  const root = normalizePath(server.config.root);
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
