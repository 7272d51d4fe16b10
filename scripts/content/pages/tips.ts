import * as v from 'valibot';
import type { VFile } from 'vfile';
import { type TipGroup, tipsShape } from '../../../src/model/tip.ts';
import { isSlug } from '../files/slug.ts';
import { type ArticleNames, complainAboutArticle } from '../links/article-names.ts';
import { quote, refuse } from '../problems/problem.ts';
import { askForNearest, complainAboutUnknown } from '../problems/suggest.ts';
import { checkShape } from '../yaml/check-shape.ts';
import { parseYaml, type YamlDocument } from '../yaml/yaml-document.ts';
import { type NamedSite, sayNameInFields } from './site-name.ts';

const groupNames = ['Dagelijks leven', 'Spelenderwijs', 'Leren & Groeien', 'Gesprekken'];
const tipsInGroup = 6;

/** 1 to 24. */
export const tipIds = Array.from({ length: groupNames.length * tipsInGroup }, (_, index) => index + 1);

const looseTip = v.object({
  id: v.number(),
  icon: v.string(),
  title: v.fallback(v.string(), ''),
  tip: v.fallback(v.string(), ''),
  whenToUse: v.fallback(v.string(), ''),
  article: v.fallback(v.string(), ''),
  exercise: v.fallback(v.string(), ''),
});

/** What a tip may name. */
interface Named {
  pictures: ReadonlySet<string>;
  articles: ArticleNames;
  exercises: readonly string[];
}

export function parseTips(file: VFile, named: Named, site: NamedSite | undefined): TipGroup[] | undefined {
  const typed = parseYaml(file, String(file.value));
  if (!typed) return undefined;
  const document = sayNameInFields(typed, site);
  const groups = checkShape(file, document, tipsShape);
  const found = groups ?? readLoosely(document.data);
  if (!groups && found.length === 0) return undefined;
  checkGroups(file, document, found);
  checkIds(file, document, found);
  checkIcons(file, document, found, named.pictures);
  checkFurther(file, document, found, named);
  return groups;
}

/** Reads what it can where something is wrong, so that all problems are reported at once. */
function readLoosely(data: unknown): TipGroup[] {
  const loose = v.safeParse(v.array(v.object({ group: v.string(), tips: v.array(looseTip) })), data);
  return loose.success ? loose.output : [];
}

function checkGroups(file: VFile, document: YamlDocument, groups: TipGroup[]): void {
  groups.forEach(({ group, tips }, index) => {
    if (group !== groupNames[index])
      refuse(file, 'tip-group', {
        reason: `groep ${index + 1} heet ${quote(group)}`,
        expected: groupNames[index] ?? `er zijn ${groupNames.length} groepen`,
        place: document.placeOf([index, 'group']),
      });
    if (tips.length !== tipsInGroup)
      refuse(file, 'tip-count', {
        reason: `de groep ${quote(group)} heeft ${tips.length} ${tips.length === 1 ? 'tip' : 'tips'}`,
        expected: `precies ${tipsInGroup}`,
        place: document.placeOf([index, 'group']),
      });
  });
  for (const missing of groupNames.slice(groups.length))
    refuse(file, 'tip-group', { reason: `de groep ${quote(missing)} ontbreekt` });
}

/** The ids count on from 1, through all groups. */
function checkIds(file: VFile, document: YamlDocument, groups: TipGroup[]): void {
  const found = new Map<number, { line: number }>();
  groups.forEach(({ tips }, index) => {
    tips.forEach(({ id }, position) => {
      const place = document.placeOf([index, 'tips', position, 'id']);
      const expected = index * tipsInGroup + position + 1;
      const earlier = found.get(id);
      if (earlier)
        refuse(file, 'tip-id', {
          reason: `tip ${id} staat er twee keer, ook op regel ${earlier.line}`,
          expected: `id: ${expected}`,
          place,
        });
      else if (id !== expected)
        refuse(file, 'tip-id', { reason: `hier staat tip ${id}`, expected: `id: ${expected}`, place });
      found.set(id, earlier ?? place);
    });
  });
  for (const id of tipIds) if (!found.has(id)) refuse(file, 'tip-id', { reason: `tip ${id} ontbreekt` });
}

function checkIcons(
  file: VFile,
  document: YamlDocument,
  groups: TipGroup[],
  pictures: Named['pictures'],
): void {
  groups.forEach(({ tips }, index) => {
    tips.forEach(({ icon }, position) => {
      if (pictures.has(icon)) return;
      refuse(file, 'tip-icon', {
        reason: `er is geen plaatje ${quote(icon)}`,
        expected: askForNearest(icon, pictures) ?? 'de naam van een plaatje',
        place: document.placeOf([index, 'tips', position, 'icon']),
      });
    });
  });
}

/** The article or exercise that a tip leads to must exist. A name that is no slug is refused already. */
function checkFurther(
  file: VFile,
  document: YamlDocument,
  groups: TipGroup[],
  { articles, exercises }: Named,
): void {
  groups.forEach(({ tips }, index) => {
    tips.forEach(({ article, exercise }, position) => {
      const place = (field: string) => document.placeOf([index, 'tips', position, field]);
      const complaint = isNamed(article) && complainAboutArticle(article, articles);
      if (complaint) refuse(file, 'tip-further', { ...complaint, place: place('article') });
      if (isNamed(exercise) && !exercises.includes(exercise))
        refuse(file, 'tip-further', {
          ...complainAboutUnknown('oefening', exercise, exercises),
          place: place('exercise'),
        });
    });
  });
}

function isNamed(name: string | undefined): name is string {
  return name !== undefined && isSlug(name);
}
