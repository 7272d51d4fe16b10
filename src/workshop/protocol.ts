/** What a page and its worker say to each other about a set. */

import type { Hindrance, Remedy, SetChoices } from '../maker/choices.ts';
import type { Fitted } from '../maker/fit-words.ts';
import type { OwnWord } from '../maker/own-words/own-word.ts';
import type { SetBounds } from '../maker/set-address.ts';
import type { SetKind } from '../maker/set-kind.ts';
import type { Look } from '../sheets/palette.ts';
import type { Face } from '../sheets/sheet.ts';
import type { BoardToShow } from './set-out-board.ts';

/** Where the worker finds what a set is made of: addresses of files. */
export interface SetFiles {
  /** Of the exercise, without what a set adds to it. */
  readonly page: string;
  readonly order: string;
  readonly words: string;
  /** By the name of the picture, as the page finds it: so many take long to spell out. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly faces: Readonly<Record<Face, string>>;
}

export type Asked =
  | { readonly ask: 'open'; readonly files: SetFiles; readonly own: readonly OwnWord[] }
  /** What can be chosen with these own words. */
  | { readonly ask: 'offer'; readonly own: readonly OwnWord[] }
  /** For an own word; nothing takes it away. */
  | { readonly ask: 'photo'; readonly word: string; readonly file: Blob | undefined }
  /** `page` is the number of the one to show; absent is the one that shows the pack best. */
  | {
      readonly ask: 'show';
      readonly turn: number;
      readonly choices: SetChoices;
      readonly page?: number | undefined;
    }
  /** Which of the words that answer the question with this name can be, and which it takes beside them. */
  | { readonly ask: 'fit'; readonly turn: number; readonly choices: SetChoices; readonly name: string }
  | { readonly ask: 'print'; readonly choices: SetChoices }
  /** Of the set at this address, for the game of this number. */
  | { readonly ask: 'board'; readonly files: SetFiles; readonly set: string; readonly game: number };

/** What can be chosen, and what is until something else is. */
export interface Opened extends SetBounds, Pick<SetKind, 'nameQuestion'> {
  /** Those that were asked with. */
  readonly own: readonly OwnWord[];
}

/** Of things that no file shows: SVG by the key of the thing. */
export type Sketches = Readonly<Record<string, string>>;

export interface ShownPage {
  readonly svg: string;
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly landscape: boolean;
  readonly look: Look;
}

export type Told =
  | ({ readonly tell: 'opened' } & Opened)
  /** Those of the question with this name. */
  | { readonly tell: 'sketched'; readonly name: string; readonly sketches: Sketches }
  /** As small as a card needs; nothing where it can't be read. */
  | { readonly tell: 'developed'; readonly word: string; readonly photo: Blob | undefined }
  | {
      readonly tell: 'shown';
      readonly turn: number;
      readonly shown: ShownPage;
      readonly suggestions: readonly Remedy[];
    }
  | { readonly tell: 'hindered'; readonly turn: number; readonly hindrance: Hindrance }
  | ({ readonly tell: 'fitted'; readonly turn: number } & Fitted)
  | { readonly tell: 'drawing'; readonly page: number; readonly pages: number }
  | { readonly tell: 'printed'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** A file could not be had, or something is wrong in the code. */
  | { readonly tell: 'failed'; readonly message: string };

/** To a page that asked for a board. */
export type ToldOfBoard =
  | ({ readonly tell: 'board'; readonly game: number } & BoardToShow)
  | Extract<Told, { readonly tell: 'failed' }>;
