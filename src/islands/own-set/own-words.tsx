import { useState } from 'react';
import {
  clapOtherwise,
  heardIn,
  mostOwnWords,
  nameOf,
  type OwnWord,
  proposeWord,
  readTyped,
} from '../../maker/own-words/own-word.ts';
import type { WordsQuestion, WordThing } from '../../maker/questions.ts';
import { nameRhymes } from './word-sieves.ts';

const ownWordId = 'eigen-set-woord';

/** By their words: what the worker made of them, or that it could not. */
export type Photos = Readonly<Record<string, { readonly address: string } | 'unreadable'>>;

interface Props {
  question: WordsQuestion;
  own: readonly OwnWord[];
  photos: Photos;
  /** Words that are new are chosen too. */
  onChange: (own: readonly OwnWord[], added?: string) => void;
  onPhoto: (word: string, file: File | undefined) => void;
}

/** Words that the visitor types, what we hear in them, and a photo for who wants one. */
export function OwnWords({ question, own, photos, onChange, onPhoto }: Props) {
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState('');

  const add = () => {
    const word = readTyped(typed);
    if (!word) return setAnswer('Typ één woord, met alleen letters.');
    if (own.some((one) => nameOf(one) === word)) return setAnswer(`‘${word}’ staat er al.`);
    setTyped('');
    if (question.words.some(({ key }) => key === word)) {
      setAnswer(`‘${word}’ hebben we al, met een plaatje. Het doet nu mee.`);
      return onChange(own, word);
    }
    setAnswer(`‘${word}’ staat erbij.`);
    onChange([...own, proposeWord(word)], word);
  };

  return (
    <section className="set-own">
      <div>
        <label className="set-label" htmlFor={ownWordId}>
          Je eigen woorden
        </label>
        <p className="set-row">
          <input
            id={ownWordId}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            value={typed}
            aria-describedby={`${ownWordId}-uitleg`}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Who types one types the next.
              event.stopPropagation();
              add();
            }}
          />
          <button type="button" className="set-button" disabled={own.length >= mostOwnWords} onClick={add}>
            Zet erbij
          </button>
        </p>
        <small id={`${ownWordId}-uitleg`}>
          Een naam, of een woord dat we niet hebben. Op de kaart komt het woord zelf, of een foto van jou.
        </small>
        <p role="status">{answer}</p>
      </div>
      {own.length > 0 && (
        <ul>
          {own.map((one) => (
            <ShowOwnWord
              key={nameOf(one)}
              own={one}
              question={question}
              photo={photos[nameOf(one)]}
              onChange={(changed) => onChange(own.map((other) => (other === one ? changed : other)))}
              onRemove={() => {
                setAnswer('');
                onChange(own.filter((other) => other !== one));
              }}
              onPhoto={(file) => onPhoto(nameOf(one), file)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface WordProps {
  own: OwnWord;
  question: WordsQuestion;
  photo: Photos[string] | undefined;
  onChange: (own: OwnWord) => void;
  onRemove: () => void;
  onPhoto: (file: File | undefined) => void;
}

function ShowOwnWord({ own, question, photo, onChange, onRemove, onPhoto }: WordProps) {
  const { words, listens } = question;
  const word = nameOf(own);
  const id = `eigen-woord-${word}`;
  const offered = words.find(({ key }) => key === word);
  const others = words.filter(({ key }) => key !== word);
  return (
    <li>
      <p className="set-row">
        {typeof photo === 'object' && <img src={photo.address} alt="" width="64" height="64" />}
        <strong>{word}</strong>
        <button type="button" className="set-button" onClick={onRemove}>
          Haal ‘{word}’ weg
        </button>
      </p>
      {!offered && (
        <p>
          Dit woord kan bij dit spel nog niet meedoen. Misschien horen we het verkeerd, of is het te lang.
        </p>
      )}
      <details>
        <summary>Klopt dit? {tellHeard(own, question, others)}</summary>
        {listens.includes('claps') && <Clap id={id} own={own} onChange={onChange} />}
        {listens.includes('firstSound') && (
          <FirstSound id={id} own={own} words={others} onChange={onChange} />
        )}
        {listens.includes('rhyme') && <Rhyme id={id} own={own} words={others} onChange={onChange} />}
      </details>
      {photo === 'unreadable' && (
        <p role="alert">Deze foto krijgen we niet open. Kies een andere, liefst een jpg.</p>
      )}
      {typeof photo === 'object' ? (
        <p>
          <button type="button" className="set-button" onClick={() => onPhoto(undefined)}>
            Haal de foto van ‘{word}’ weg
          </button>
        </p>
      ) : (
        <details>
          <summary>Een foto erbij?</summary>
          <label className="set-label" htmlFor={`${id}-foto`}>
            Foto van ‘{word}’
          </label>
          <input
            id={`${id}-foto`}
            type="file"
            accept="image/*"
            aria-describedby={`${id}-foto-uitleg`}
            onChange={(event) => onPhoto(event.currentTarget.files?.[0])}
          />
          <small id={`${id}-foto-uitleg`}>
            De foto blijft op dit apparaat en staat niet in het adres van je set.
          </small>
        </details>
      )}
    </li>
  );
}

/** On one line, to agree with or to open. */
function tellHeard(own: OwnWord, { listens }: WordsQuestion, others: readonly WordThing[]): string {
  const { firstSound, rhyme } = heardIn(own);
  const rhymed = own.rhymesWith ?? others.find((other) => other.rhyme === rhyme)?.name;
  const told = {
    claps: own.syllables.join('-'),
    firstSound: `begint met /${own.firstSound ?? firstSound}/`,
    rhyme: rhymed ? `rijmt op ${rhymed}` : 'rijmt op geen van onze woorden',
  };
  return listens.map((heard) => told[heard]).join(', ');
}

interface HeardProps {
  id: string;
  own: OwnWord;
  onChange: (own: OwnWord) => void;
}

/** Where it is cut, and which piece is said loudest: rhyme begins there. */
function Clap({ id, own, onChange }: HeardProps) {
  const [typed, setTyped] = useState(own.syllables.join('-'));
  const changed = clapOtherwise(own, typed);
  return (
    <p>
      <label className="set-label" htmlFor={`${id}-klap`}>
        Zo klap je het
      </label>
      <input
        id={`${id}-klap`}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        aria-invalid={!changed}
        aria-describedby={`${id}-klap-uitleg`}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          const clapped = clapOtherwise(own, value);
          if (clapped) onChange(clapped);
        }}
        onBlur={() => setTyped(own.syllables.join('-'))}
      />
      <small id={`${id}-klap-uitleg`}>Zet een streepje tussen twee klappen: ba-naan.</small>
    </p>
  );
}

function Stress({ id, own, onChange }: HeardProps) {
  if (own.syllables.length < 2) return null;
  return (
    <p>
      <label className="set-label" htmlFor={`${id}-klemtoon`}>
        Dit stuk zeg je het hardst
      </label>
      <select
        id={`${id}-klemtoon`}
        value={own.stress}
        onChange={(event) => onChange({ ...own, stress: Number(event.currentTarget.value) })}
      >
        {own.syllables.map((syllable, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a klankgroep is its place: ma-ma has the same twice
          <option key={index} value={index}>
            {syllable}
          </option>
        ))}
      </select>
    </p>
  );
}

function FirstSound({ id, own, words, onChange }: HeardProps & { words: readonly WordThing[] }) {
  const heard = heardIn(own).firstSound;
  const sounds = [...new Set([heard, ...words.map(({ firstSound }) => firstSound)])].sort((one, other) =>
    one.localeCompare(other, 'nl'),
  );
  return (
    <p>
      <label className="set-label" htmlFor={`${id}-begint`}>
        Begint met de klank
      </label>
      <select
        id={`${id}-begint`}
        value={own.firstSound ?? heard}
        onChange={({ currentTarget: { value } }) => {
          const { firstSound: _, ...rest } = own;
          onChange(value === heard ? rest : { ...rest, firstSound: value });
        }}
      >
        {sounds.map((sound) => (
          <option key={sound}>{sound}</option>
        ))}
      </select>
    </p>
  );
}

function Rhyme({ id, own, words, onChange }: HeardProps & { words: readonly WordThing[] }) {
  const heard = heardIn(own).rhyme;
  const families = nameRhymes(words);
  const named = families.find(({ value }) => value === heard);
  const told = words.find(({ key }) => key === own.rhymesWith)?.rhyme;
  /** Said of a word that can't take part here itself. */
  const unseen = told === undefined ? own.rhymesWith : undefined;
  return (
    <>
      <Stress id={id} own={own} onChange={onChange} />
      <p>
        <label className="set-label" htmlFor={`${id}-rijmt`}>
          Rijmt op
        </label>
        <select
          id={`${id}-rijmt`}
          value={families.find(({ value }) => value !== heard && value === told)?.word ?? unseen ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const { rhymesWith: _, ...rest } = own;
            onChange(value === '' ? rest : { ...rest, rhymesWith: value });
          }}
        >
          <option value="">{named ? `${named.name} (dat horen we)` : 'Geen woord dat we hier hebben'}</option>
          {unseen && <option>{unseen}</option>}
          {families
            .filter(({ value }) => value !== heard)
            .map(({ value, name, word }) => (
              <option key={value} value={word}>
                {name}
              </option>
            ))}
        </select>
      </p>
    </>
  );
}
