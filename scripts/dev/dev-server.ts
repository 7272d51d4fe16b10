import path from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { answer } from './answer.ts';
import { contentFolder, type DevContent, openDevContent } from './dev-content.ts';
import { linkStyles } from './link-styles.ts';
import { load } from './load.ts';
import { askForProblems, tellProblems } from './told-problems.ts';

/** What content is read and laid out with. */
const readingCode = /^(scripts|src\/model|src\/sheets|src\/packs)\/.*\.ts$/;
const pageCode = /^src\/.*\.tsx?$/;

/**
 * Content beside the code in development: what a writer saves shows at once, and what is wrong with it stands over
 * the page. The pages themselves are rendered by vite-react-ssg.
 */
export function contentServer(): Plugin {
  let content: DevContent | undefined;
  return {
    name: 'content-server',
    apply: 'serve',
    async configureServer(server) {
      const opened = openDevContent(server, () => server.ws.send(tellProblems, opened.told()));
      content = opened;
      server.ws.on(askForProblems, (_nothing, page) => page.send(tellProblems, opened.told()));
      // A writer doesn't wait for the first reading, which may take a while on a machine that never did.
      server.watcher.on('all', (_event, changed) => follow(server, opened, changed));
      server.config.logger.info('De inhoud wordt gelezen …');
      await opened.refresh();
      const { writeEditorFiles } = await load<typeof import('../editor/write-editor-files.ts')>(
        server,
        'scripts/editor/write-editor-files.ts',
      );
      await writeEditorFiles();
      server.middlewares.use((request, response, next) => {
        answer(server, opened, request, response).then((isAnswered) => isAnswered || next(), next);
      });
      // After Vite's own files, and before the renderer, which fails where nothing was made yet.
      return () =>
        server.middlewares.use((_request, response, next) => {
          opened
            .last()
            .then((content) => (content ? next() : response.writeHead(503).end()))
            .catch(next);
        });
    },
    transformIndexHtml: {
      // The page hears what is wrong with the content, and that there is a newer one.
      handler: async (html, { server, path: address }) => ({
        html: html.replace('<html', `<html data-edition="${content?.told().edition}"`),
        tags: [
          // An empty page shows nothing that could be styled, since there is nothing or something is broken.
          ...(server && html.includes('id="root"') ? await linkStyles(server, address) : []),
          {
            tag: 'script',
            attrs: { type: 'module', src: '/scripts/dev/problem-overlay.ts' },
            injectTo: 'head',
          },
        ],
      }),
    },
  };
}

function follow(server: ViteDevServer, content: DevContent, changed: string): void {
  const root = normalizePath(server.config.root);
  const renew = (place: string) =>
    server.environments.ssr.moduleGraph.onFileChange(path.posix.join(root, place));
  const place = path.posix.relative(root, normalizePath(changed));
  // Pictures of words, tips and sheets are drawn of it, whose data stays the same.
  if (place.startsWith(`${contentFolder}/plaatjes/`)) content.forget();
  if (place.startsWith(`${contentFolder}/`)) void content.refresh();
  else if (readingCode.test(place)) {
    renew(place);
    content.forget();
    void content.refresh();
  } else if (pageCode.test(place)) {
    renew(place);
    content.reloadPages();
  }
}
