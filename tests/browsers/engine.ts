/**
 * A browser by remote control: what WebDriver BiDi (Firefox) and classic WebDriver (WebKit) can both do. Playwright wants
 * builds of its own of these two: with Debian's Firefox it opens no page.
 */
export interface Engine {
  /** Resolves when the page is loaded, with whatever status; throws where nothing answers. */
  navigate(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The text that an expression gives in the page, or that comes of its promise. */
  evaluate(expression: string): Promise<string>;
  /** Actions as WebDriver describes them, the same in both. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Where downloads land. */
  downloads: string;
  /** What pages wrote to the console, and errors that they did not catch; null where the engine doesn't tell. */
  said: string[] | null;
  close(): Promise<void>;
}

export interface EngineKind {
  name: string;
  /** What Debian and its relatives call it. */
  packages: readonly string[];
  isInstalled(): boolean;
  start(): Promise<Engine>;
}

interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: readonly Record<string, string | number>[];
}

/** Runs a function in the page: it goes there as text, so it knows nothing but its arguments. */
export async function run<Given extends unknown[], Result>(
  engine: Engine,
  script: (...given: Given) => Result | Promise<Result>,
  ...given: Given
): Promise<Result> {
  const call = `(${script})(...${JSON.stringify(given)})`;
  return JSON.parse(await engine.evaluate(`(async () => JSON.stringify((await ${call}) ?? null))()`));
}

/**
 * A real click in the middle of the first element, brought to the middle of the window, once its faces are there and it
 * moves no more; tells how far that scrolled.
 */
export async function click(engine: Engine, selector: string): Promise<number> {
  const { x, y, scrolled } = await run(
    engine,
    async (wanted) => {
      const element = document.querySelector(wanted);
      if (!element) throw new Error(`There is no ${wanted}`);
      const place = () => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return {
          x: Math.round(left + width / 2),
          y: Math.round(top + height / 2),
          scrolled: Math.round(scrollY),
        };
      };
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await document.fonts.ready;
      let before = '';
      for (let now = place(); ; now = place()) {
        if (JSON.stringify(now) === before) return now;
        before = JSON.stringify(now);
        await frame();
        await frame();
      }
    },
    selector,
  );
  const actions: InputSource['actions'] = [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  await engine.perform([{ type: 'pointer', id: 'mouse', actions }]);
  return scrolled;
}

/** Clicks into a field and types. */
export async function type(engine: Engine, selector: string, text: string): Promise<void> {
  await click(engine, selector);
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  await engine.perform([{ type: 'key', id: 'keyboard', actions }]);
}
