import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { articleShape } from '../../src/model/article.ts';
import { exerciseShape } from '../../src/model/exercise-card.ts';
import { book, source } from '../../src/model/reading-list.ts';
import { soundsShape } from '../../src/model/sound.ts';
import { soundWeekShape } from '../../src/model/sound-week.ts';
import { themeShape } from '../../src/model/theme.ts';
import { tipsShape } from '../../src/model/tip.ts';
import { wordsShape } from '../../src/model/word-entry.ts';

const content = join(import.meta.dirname, '../../content');
const guide = readFileSync(join(content, 'README.md'), 'utf8').replace(/```.*?```/gs, '');

/** What stands below this heading, down to the next. */
const section = (heading: string) => guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
/** The comment at the top of a file, which a writer has at hand. */
const top = (name: string) => readFileSync(join(content, name), 'utf8').match(/^(?:#.*\n)+/)?.[0] ?? '';

const words = (text: string) => new Set(text.match(/[a-zA-Z]+/g));
const named = (text: string) => new Set(Array.from(text.matchAll(/`([a-zA-Z]+)`/g), ([, name = '']) => name));

describe('whoever writes is told of every field', () => {
  test.each<[of: string, where: ReadonlySet<string>, shape: { entries: object }]>([
    ['an article', named(section('Een artikel')), articleShape],
    ['a source', named(section('Een artikel')), source],
    ['a book', named(section('Een artikel')), book],
    ['a group of tips', named(section('Een tip')), tipsShape.item],
    ['a tip', named(section('Een tip')), tipsShape.item.entries.tips.item],
    ['an exercise', named(section('Een oefening')), exerciseShape],
    ['a theme', named(section('Een woord, een thema, een klank')), themeShape],
    ['its week', named(section('Een woord, een thema, een klank')), themeShape.entries.week.wrapped],
    ['the week of a sound', named(section('Een woord, een thema, een klank')), soundWeekShape],
    ['a word', words(top('woorden.yaml')), wordsShape.value],
    ['the sounds', words(top('klanken.yaml')), soundsShape],
    ['a sound', words(top('klanken.yaml')), soundsShape.entries.sounds.pipe[0].item],
  ])('of %s', (_, where, { entries }) => {
    expect(Object.keys(entries).filter((field) => !where.has(field))).toEqual([]);
  });
});
