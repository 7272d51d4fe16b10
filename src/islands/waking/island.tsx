import type { ComponentType } from 'react';
import { toScriptText } from '../../model/script-text.ts';

interface Props<Data extends object> {
  /** The name of its file in islands/, without `.island.tsx`. */
  name: string;
  of: ComponentType<Data>;
  /** All that the component needs, in the page and again in the browser. */
  data: Data;
}

/** A part of a page that React takes over in the browser, once it is seen. The rest of the page stays as it is. */
export function Island<Data extends object>({ name, of: Component, data }: Props<Data>) {
  return (
    <>
      <div data-island={name}>
        <Component {...data} />
      </div>
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
        dangerouslySetInnerHTML={{ __html: toScriptText(data) }}
      />
    </>
  );
}
