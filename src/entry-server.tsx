import { ViteReactSSG } from 'vite-react-ssg';
import { basename, routerFuture, routes } from './routes.tsx';

export const createRoot = ViteReactSSG({ routes, basename, future: routerFuture });
