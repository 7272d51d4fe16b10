import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { answer } from './answer.ts';
import { contentFolder, openDevContent } from './dev-content.ts';
import { askForProblems, tellProblems } from './told-problems.ts';

/** What content is read and laid out with. */
const readingCode = /^(scripts|src\/model|src\/sheets)\/.*\.ts$/;
const pageCode = /^src\/.*\.tsx?$/;

/**
 * Content beside the code in development: what a writer saves shows at once, and what is wrong with it stands over
 * the page.
 */
export function contentServer(): Plugin {
  return {
    name: 'kleutertaal-content',
    apply: 'serve',
    async configureServer(server) {
      const { root } = server.config;
      const content = openDevContent(server, () => server.ws.send(tellProblems, content.told()));
      const renew = (file: string) => server.environments.ssr.moduleGraph.onFileChange(file);

      server.ws.on(askForProblems, (_nothing, page) => page.send(tellProblems, content.told()));
      await content.refresh();
      server.watcher.on('all', (_event, changed) => {
        const file = normalizePath(changed);
        const place = path.posix.relative(normalizePath(root), file);
        if (place.startsWith(`${contentFolder}/`)) void content.refresh(changed);
        else if (readingCode.test(place)) {
          renew(file);
          content.forget();
          void content.refresh();
        } else if (pageCode.test(place)) content.turnOver();
      });
      server.middlewares.use((request, response, next) => {
        answer(server, content, request, response).then((isAnswered) => isAnswered || next(), next);
      });
    },
  };
}
