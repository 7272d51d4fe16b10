import type { ComponentType } from 'react';
import '../../styles/button.css';
import './island-missing.css';
import { toScriptText } from '../../model/script-text.ts';
import { texts } from './texts.ts';

interface Props<Data extends object> {
  /** The name of its file in islands/, without `.island.tsx`. */
  name: string;
  of: ComponentType<Data>;
  /** All props of the component; the browser reads them from the page. */
  data: Data;
}

/** A part of a page that React takes over in the browser, after the first paint. The rest of the page stays static. */
export function Island<Data extends object>({ name, of: Component, data }: Props<Data>) {
  return (
    <>
      <div className="island-missing" role="alert" hidden>
        <p>{texts.missing}</p>
        <button type="button" className="button cut-paper">
          {texts.retry}
        </button>
      </div>
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
