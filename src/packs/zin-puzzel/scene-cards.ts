/** The pictures of the sentences: the one thing on them besides is the sign by which the sentence is found. */
import { type Box, inset } from '../../sheets/lay/box.ts';
import { cards, grid } from '../../sheets/lay/cells.ts';
import { decoration, figure } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { layVignette } from '../../sheets/lay/vignette.ts';
import type { Block, Page } from '../../sheets/sheet.ts';
import { edge, sceneCard, sceneWindow } from './measures.ts';
import type { Sentence } from './parameters.ts';
import { laySign } from './sign-tile.ts';
import type { Told } from './word-box.ts';

function layScene(sentence: Sentence, card: Box): Block[] {
  const { x, y } = inset(card, edge);
  return [
    figure(sentence.says, layVignette({ x, y, ...sceneWindow }, sentence)),
    decoration(laySign(sentence.sign, x, y)),
  ];
}

const first = 'Bij elk teken hoort een zin op het voorleesblad.';
const later = 'Hun zinnen staan op het voorleesblad. Leg ook de woorden van set 1 klaar.';

export const layFirstScenes = (told: readonly Told[], title: string): Page => layScenes(told, title, first);
export const layMoreScenes = (told: readonly Told[], title: string): Page => layScenes(told, title, later);

const layScenes = (told: readonly Told[], title: string, hint: string): Page =>
  page({ title, hint, colour: 'own' }, (room) =>
    cards(grid(room, sceneCard), told, ({ sentence }, card) => layScene(sentence, card)),
  );
