/** The pictures of the sentences: the one thing on them besides is the sign of a line to check by. */
import { type Box, inset } from '../../sheets/lay/box.ts';
import { cards, grid } from '../../sheets/lay/cells.ts';
import { decoration, figure } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { drawSilhouette } from '../../sheets/lay/silhouettes.ts';
import { layVignette } from '../../sheets/lay/vignette.ts';
import type { Block, Page } from '../../sheets/sheet.ts';
import { edge, sceneCard, sceneWindow, signGap, signSide } from './measures.ts';
import type { Sentence } from './parameters.ts';
import type { Told } from './word-box.ts';

function layScene(sentence: Sentence, card: Box): Block[] {
  const { x, y } = inset(card, edge);
  return [
    figure(sentence.says, layVignette({ x: x + signSide + signGap, y, ...sceneWindow }, sentence)),
    decoration([drawSilhouette(sentence.sign, { x, y, width: signSide, height: signSide })]),
  ];
}

export const layScenes = (told: readonly Told[], title: string): Page =>
  page({ title, hint: 'Het teken wijst de regel op het controleblad aan.', colour: 'own' }, (room) =>
    cards(grid(room, sceneCard), told, ({ sentence }, card) => layScene(sentence, card)),
  );
