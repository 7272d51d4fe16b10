import { ViteReactSSG } from 'vite-react-ssg';
import { base } from './base.ts';
import { routes } from './routes.tsx';

/** The whole site as vite-react-ssg renders it. In a browser none of it runs: that gets src/starter.ts. */
export const createRoot = ViteReactSSG({ routes, basename: base });
