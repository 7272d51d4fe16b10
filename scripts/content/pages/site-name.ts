/** Writers say `{naam}` for the name of the site, which stands in site.yaml alone. */
import type { Nodes } from 'hast';
import type { YamlDocument } from '../yaml/yaml-document.ts';

export interface NamedSite {
  readonly name: string;
}

/** Where site.yaml can't be read, the problems of other files are told all the same. */
const nameless: NamedSite = { name: 'de site' };

export const namePlaceholder = '{naam}';

export function sayName(text: string, { name } = nameless): string {
  return text.replaceAll(namePlaceholder, () => name);
}

/** In every text of the data; the places stay as they were typed. */
export function sayNameInFields(document: YamlDocument, site: NamedSite | undefined): YamlDocument {
  return { ...document, data: sayNameIn(document.data, site) };
}

function sayNameIn(data: unknown, site: NamedSite | undefined): unknown {
  if (typeof data === 'string') return sayName(data, site);
  if (Array.isArray(data)) return data.map((item) => sayNameIn(item, site));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, sayNameIn(value, site)]));
}

/** In what a reader of the tree reads. */
export function sayNameInTree(tree: Nodes, site: NamedSite | undefined): void {
  if (tree.type === 'text') tree.value = sayName(tree.value, site);
  if (tree.type === 'element')
    for (const label of labels) {
      const text = tree.properties[label];
      if (typeof text === 'string') tree.properties[label] = sayName(text, site);
    }
  if ('children' in tree) for (const child of tree.children) sayNameInTree(child, site);
}

/** What a reader of the tree reads, in its order. */
export function textsOf(tree: Nodes): string[] {
  if (tree.type === 'text') return [tree.value];
  const read = tree.type === 'element' ? labels.map((label) => tree.properties[label]) : [];
  const own = read.filter((text) => typeof text === 'string');
  return 'children' in tree ? [...own, ...tree.children.flatMap(textsOf)] : own;
}

const labels = ['alt', 'title'];
