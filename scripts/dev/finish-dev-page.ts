import { withoutRendererScripts } from '../site/finish-page.ts';

/** A page that is edited gets its styles by links, and runs the starter as a module. */
export function finishDevPage(_address: string, html: string): string {
  return withoutRendererScripts(html);
}
