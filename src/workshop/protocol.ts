/** What a page and its worker say to each other about a set. */

import type { Carried } from '../maker/carry-list.ts';
import type { Hindrance, Remedy, SetChoices } from '../maker/choices.ts';
import type { FittedTheme } from '../maker/fit-words.ts';
import type { KnownWord, OwnWord } from '../maker/own-words/own-word.ts';
import type { Proposals } from '../maker/proposals.ts';
import type { SetBounds } from '../maker/set-address.ts';
import type { SetKind } from '../maker/set-kind.ts';
import type { WordList } from '../maker/word-list.ts';
import type { WeekChoice } from '../model/week-order.ts';
import type { PrintLoad } from '../sheets/lay/print-load.ts';
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

/** The same of all games that words could be carried to: orders by the slug of the exercise. */
export interface GameFiles extends Pick<SetFiles, 'words'> {
  readonly orders: Readonly<Record<string, SetFiles['order']>>;
}

export interface CarriedTo {
  readonly slug: string;
  readonly carried: Carried;
}

/** Where it finds what a week is made of. */
export interface WeekFiles extends Omit<SetFiles, 'order'> {
  readonly week: string;
  /** The orders of the games that were ticked, as those of sets. */
  readonly games: readonly string[];
}

export type WorkerRequest =
  | { readonly type: 'open'; readonly files: SetFiles; readonly own: readonly OwnWord[] }
  /** What can be chosen with these own words. */
  | { readonly type: 'offer'; readonly own: readonly OwnWord[] }
  /** For an own word; nothing takes it away. What doesn't fit on a card is cut from here on. */
  | {
      readonly type: 'photo';
      readonly word: string;
      readonly file: Blob | undefined;
      readonly from?: PhotoCut['from'];
    }
  | { readonly type: 'show'; readonly turn: number; readonly choices: SetChoices }
  /** The page with this number of what was shown at this turn. */
  | ({ readonly type: 'draw'; readonly choices: SetChoices } & Omit<DrawnPage, 'svg'>)
  /** Which of the words that answer the question with this name can be, and which others come with them. */
  | {
      readonly type: 'fit';
      readonly turn: number;
      readonly choices: SetChoices;
      readonly name: string;
      /** Those that come with them where nothing hangs on what a child calls their pictures. */
      readonly doubted: readonly OwnWord[];
    }
  /** Which of these are to be proposed beside these choices. */
  | ({ readonly type: 'try'; readonly choices: SetChoices } & Tried)
  | { readonly type: 'print'; readonly choices: SetChoices }
  /** Of the set at this address, for the game of this number. */
  | { readonly type: 'board'; readonly files: SetFiles; readonly set: string; readonly game: number }
  /** What these words become in other games. */
  | { readonly type: 'carry'; readonly turn: number; readonly files: GameFiles; readonly list: WordList }
  /** What it takes to print what is ticked of a week; all that a PDF of it takes comes ahead. */
  | ({ readonly type: 'week'; readonly turn: number } & AskedOfWeek)
  | ({ readonly type: 'print-week'; readonly look: Look } & AskedOfWeek);

export interface Tried extends Proposals {
  /** Where in the form it is proposed. */
  readonly place: string;
}

export interface AskedOfWeek {
  readonly files: WeekFiles;
  readonly choice: WeekChoice;
}

/** What the print of a week costs, for the children that it was asked for. */
export interface WeekLoad {
  readonly pages: number;
  readonly sheets: number;
  /** Of cutting. */
  readonly minutes: number;
}

/** How a photo that is no square became one. */
export interface PhotoCut {
  /** What of it is more than a card has room for. */
  readonly longer: 'height' | 'width';
  /** How much of what is too much was left out before the square: nothing at 0, all of it at 1. */
  readonly from: number;
}

/** What can be chosen, and what is until something else is. */
export interface Opened extends SetBounds, Pick<SetKind, 'nameQuestion'> {
  /** Those that were asked with. */
  readonly own: readonly OwnWord[];
  /** Words that are offered nowhere, since a child may call their picture otherwise: for who asks for one. */
  readonly unsure: readonly UnsureWord[];
}

export interface UnsureWord extends KnownWord {
  /** By their names. */
  readonly themes: readonly string[];
  /** It is for its picture alone; else it does not go with the game. */
  readonly isDoubted: boolean;
}

/** Of things that no file shows: SVG by the key of the thing. */
export type Sketches = Readonly<Record<string, string>>;

/** What a set is before it is made: its pages in words, and what it takes. */
export interface ShownSet {
  readonly turn: number;
  readonly pages: readonly ToldPage[];
  /** As page one says it, for each size of a group. */
  readonly loads: readonly (PrintLoad & { readonly children: number })[];
  /** What those sheets have of it, where that is not all. */
  readonly remarks: readonly string[];
}

export interface ToldPage {
  readonly name: string;
  /** Who has it in hand, and how often it is printed. */
  readonly use: string;
  readonly landscape: boolean;
}

export type DrawnSize = 'small' | 'large';

export interface DrawnPage {
  readonly turn: number;
  /** Counted from 1. */
  readonly page: number;
  readonly size: DrawnSize;
  readonly svg: string;
}

export type WorkerReply =
  | ({ readonly type: 'opened' } & Opened)
  /** Those of the question with this name. */
  | { readonly type: 'sketched'; readonly name: string; readonly sketches: Sketches }
  /** As small as a card needs; nothing where it can't be read. */
  | {
      readonly type: 'developed';
      readonly word: string;
      readonly photo: Blob | undefined;
      readonly cut?: PhotoCut | undefined;
    }
  | {
      readonly type: 'shown';
      readonly turn: number;
      readonly shown: ShownSet;
      readonly suggestions: readonly Remedy[];
    }
  | ({ readonly type: 'drawn' } & DrawnPage)
  | { readonly type: 'hindered'; readonly turn: number; readonly hindrance: Hindrance }
  | ({ readonly type: 'fitted'; readonly turn: number } & FittedTheme)
  | ({ readonly type: 'tried' } & Tried)
  | { readonly type: 'drawing'; readonly page: number; readonly pages: number }
  | { readonly type: 'printed'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** What was asked for a board. */
  | ({ readonly type: 'board'; readonly game: number } & BoardToShow)
  /** In each game that is about words. */
  | { readonly type: 'carried'; readonly turn: number; readonly games: readonly CarriedTo[] }
  | { readonly type: 'week'; readonly turn: number; readonly load: WeekLoad }
  /** A file could not be had, or something is wrong in the code. */
  | { readonly type: 'failed'; readonly message: string };

/** The one of these that is of this type. */
export type Reply<Type extends WorkerReply['type']> = Extract<WorkerReply, { readonly type: Type }>;
export type Request<Type extends WorkerRequest['type']> = Extract<WorkerRequest, { readonly type: Type }>;
