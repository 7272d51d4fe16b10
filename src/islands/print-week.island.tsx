import '../styles/button.css';
import '../styles/field.css';
import './print-week/print-week.css';
import { useMemo, useState } from 'react';
import { mostGames, type WeekChoice, weekChildren } from '../model/week-order.ts';
import type { Look } from '../sheets/palette.ts';
import { takeChildrenAlong } from './print-week/take-children-along.ts';
import { texts } from './print-week/texts.ts';
import { useWeekPrint } from './print-week/use-week-print.ts';
import { WeekPdf } from './print-week/week-pdf.tsx';
import { useTakesTaps } from './use-takes-taps.ts';

export { PrintWeek as Island };

interface Props {
  /** Of the order. */
  slug: string;
  hasProgramme: boolean;
  /** How many words it has. */
  words: number;
  /** And of these, how many are taught. */
  taught: number;
  hasPlate: boolean;
  hasLetter: boolean;
  games: readonly { slug: string; title: string }[];
}

const looks: readonly Look[] = ['colour', 'line'];

/** Ticks, a number of children and a button: one PDF. All of it happens in the browser. */
export function PrintWeek({ slug, hasProgramme, words, taught, hasPlate, hasLetter, games }: Props) {
  const takesTaps = useTakesTaps();
  const [ticked, setTicked] = useState({
    programme: hasProgramme,
    words: words > 0,
    plate: hasPlate,
    letter: hasLetter,
  });
  const [played, setPlayed] = useState<readonly string[]>(games.slice(0, 1).map((game) => game.slug));
  const [typed, setTyped] = useState(String(weekChildren.usual));
  const [look, setLook] = useState<Look>('colour');
  const children = toChildren(typed);
  const isSomething = Object.values(ticked).includes(true) || played.length > 0;
  const choice = useMemo(
    (): WeekChoice | undefined =>
      isSomething && children ? { ...ticked, children, games: played } : undefined,
    [ticked, played, children, isSomething],
  );
  const printing = useWeekPrint(slug, choice, look);

  const kinds = [
    ...(hasProgramme ? [{ kind: 'programme', name: texts.programme } as const] : []),
    ...(words > 0 ? [{ kind: 'words', name: texts.words(words, taught) } as const] : []),
    ...(hasPlate ? [{ kind: 'plate', name: texts.plate } as const] : []),
    ...(hasLetter ? [{ kind: 'letter', name: texts.letter } as const] : []),
  ];
  return (
    <form
      className="week-form"
      onSubmit={(event) => {
        event.preventDefault();
        printing.print();
      }}
    >
      <fieldset disabled={!takesTaps}>
        <legend>{texts.what}</legend>
        {kinds.map(({ kind, name }) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={ticked[kind]}
              onChange={({ currentTarget }) => setTicked({ ...ticked, [kind]: currentTarget.checked })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {games.length > 0 && (
        <fieldset disabled={!takesTaps}>
          <legend>{texts.games}</legend>
          <small id="week-spellen">{texts.gamesHint}</small>
          {games.map((game) => (
            <label key={game.slug}>
              <input
                type="checkbox"
                checked={played.includes(game.slug)}
                aria-describedby="week-spellen"
                onChange={() => setPlayed(toggle(played, game.slug))}
              />
              {game.title}
            </label>
          ))}
        </fieldset>
      )}
      <div>
        <p>
          <label htmlFor="week-kinderen">{texts.children}</label>
          <input
            id="week-kinderen"
            type="number"
            inputMode="numeric"
            min={weekChildren.least}
            max={weekChildren.most}
            value={typed}
            aria-describedby="week-kinderen-uitleg"
            aria-invalid={children === undefined}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
            // Not while somebody types: the 4 of 40 is no number of children.
            onBlur={() => takeChildrenAlong(children)}
          />
          <small id="week-kinderen-uitleg">{texts.childrenHint}</small>
        </p>
        <fieldset disabled={!takesTaps}>
          <legend>{texts.look}</legend>
          {looks.map((one) => (
            <label key={one}>
              <input type="radio" name="week-kleur" checked={look === one} onChange={() => setLook(one)} />
              {texts.looks[one]}
            </label>
          ))}
        </fieldset>
      </div>
      <WeekPdf
        name={`${slug}.pdf`}
        printing={printing}
        hindrance={isSomething ? (children ? '' : texts.childrenHint) : texts.nothing}
        takesTaps={takesTaps}
      />
    </form>
  );
}

function toChildren(typed: string): number | undefined {
  const count = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  return count >= weekChildren.least && count <= weekChildren.most ? count : undefined;
}

/** The first that was chosen gives way to one too many. */
const toggle = (played: readonly string[], slug: string): readonly string[] =>
  played.includes(slug) ? played.filter((one) => one !== slug) : [...played, slug].slice(-mostGames);
