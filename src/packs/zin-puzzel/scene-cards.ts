/** The pictures of the sentences: the one thing on them besides is the sign by which the sentence is found. */
import { type Box, inset } from '../../sheets/lay/box.ts';
import { cards, grid } from '../../sheets/lay/cells.ts';
import { decoration, figure } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { drawSilhouette } from '../../sheets/lay/silhouettes.ts';
import { layVignette } from '../../sheets/lay/vignette.ts';
import { weights } from '../../sheets/measures.ts';
import type { Block, Mark, Page } from '../../sheets/sheet.ts';
import { edge, sceneCard, sceneWindow, signCorner, signSide } from './measures.ts';
import type { Sentence } from './parameters.ts';
import type { Told } from './word-box.ts';

function layScene(sentence: Sentence, card: Box): Block[] {
  const { x, y } = inset(card, edge);
  return [
    figure(sentence.says, layVignette({ x, y, ...sceneWindow }, sentence)),
    decoration(laySign(sentence.sign, x, y)),
  ];
}

/** On a white corner: on a scene it would be one thing more to see. */
const laySign = (sign: Sentence['sign'], x: number, y: number): Mark[] => [
  {
    kind: 'rect',
    x,
    y,
    width: signCorner,
    height: signCorner,
    radius: 2,
    fill: 'paper',
    stroke: { colour: 'frame', weight: weights.line },
  },
  drawSilhouette(sign, inset({ x, y, width: signCorner, height: signCorner }, (signCorner - signSide) / 2)),
];

const first = 'Bij elk teken hoort een zin op het voorleesblad.';
const later = 'Hun zinnen staan op het voorleesblad. Leg ook de woorden van set 1 klaar.';

export const layFirstScenes = (told: readonly Told[], title: string): Page => layScenes(told, title, first);
export const layMoreScenes = (told: readonly Told[], title: string): Page => layScenes(told, title, later);

const layScenes = (told: readonly Told[], title: string, hint: string): Page =>
  page({ title, hint, colour: 'own' }, (room) =>
    cards(grid(room, sceneCard), told, ({ sentence }, card) => layScene(sentence, card)),
  );
