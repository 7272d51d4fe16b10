import { serveFolder } from './serve.ts';

const preferredPort = 4173;

const host = await serveFolder('dist', preferredPort).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  return serveFolder('dist');
});
console.log(`\nDe site staat op ${host.address}/ (stoppen met Ctrl+C)`);
