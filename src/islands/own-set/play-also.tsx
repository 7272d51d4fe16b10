import { useMemo } from 'react';
import type { SetChoices } from '../../maker/choices.ts';
import type { Questions } from '../../maker/questions.ts';
import { listOf } from '../../maker/word-list.ts';
import { LaterPart } from './later-part.tsx';
import { texts } from './texts.ts';

interface Props {
  /** Of the exercise that it is a set of. */
  slug: string;
  choices: SetChoices;
  questions: Questions;
}

/** The same words in another game. */
export function PlayAlso({ slug, choices, questions }: Props) {
  const list = useMemo(() => listOf(choices, questions), [choices, questions]);
  if (list.words.length === 0) return null;
  return <LaterPart summary={texts.playAlso} load={loadGames} data={{ slug, list }} />;
}

const loadGames = async () => (await import('./other-games/games-for-words.tsx')).GamesForWords;
