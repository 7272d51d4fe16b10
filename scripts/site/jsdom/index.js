/**
 * The renderer has a whole DOM parse each page and write it again, to add hints that no page of ours needs: half of
 * the time of a page. It gets the text as it is; should a new version ask more, the build stops and says so.
 */
export class JSDOM {
  #html;

  constructor(html) {
    this.#html = html;
  }

  get window() {
    const refuse = (_target, name) => {
      throw new Error(`The renderer asks its page for ${String(name)}: see scripts/site/jsdom`);
    };
    return { document: new Proxy({}, { get: refuse, set: refuse, has: refuse }) };
  }

  serialize() {
    return this.#html;
  }
}
