/** What a visitor can say of a word of their own, where we hear it wrong. */
import { useState } from 'react';
import {
  clapOtherwise,
  hasLettersOf,
  heardIn,
  nameOf,
  type OwnWord,
} from '../../maker/own-words/own-word.ts';
import type { WordThing } from '../../maker/questions.ts';
import { texts } from './texts.ts';
import { nameRhymes } from './word-sieves.ts';

interface HeardProps {
  id: string;
  own: OwnWord;
  onChange: (own: OwnWord) => void;
}

/** Where it is cut, and which piece is said loudest: rhyme begins there. */
export function Clap({ id, own, onChange }: HeardProps) {
  const clapped = own.syllables.join('-');
  const [typed, setTyped] = useState(clapped);
  /** Said when the field is left: whoever still types has half a word there. */
  const [refused, setRefused] = useState('');
  return (
    <p>
      <label className="set-label" htmlFor={`${id}-klap`}>
        {texts.heard.clap}
      </label>
      <input
        id={`${id}-klap`}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        aria-invalid={refused !== ''}
        aria-describedby={`${id}-klap-uitleg`}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setRefused('');
          const changed = clapOtherwise(own, value);
          if (changed) onChange(changed);
        }}
        onBlur={() => {
          if (!clapOtherwise(own, typed)) setRefused(sayRefused(own, typed));
          setTyped(clapped);
        }}
      />
      {refused && <strong role="alert">{refused}</strong>}
      <small id={`${id}-klap-uitleg`}>{texts.heard.clapHint}</small>
    </p>
  );
}

function sayRefused(own: OwnWord, typed: string): string {
  const clapped = own.syllables.join('-');
  return hasLettersOf(own, typed)
    ? texts.heard.noVowel(clapped)
    : texts.heard.otherLetters(nameOf(own), clapped);
}

function Stress({ id, own, onChange }: HeardProps) {
  if (own.syllables.length < 2) return null;
  return (
    <p>
      <label className="set-label" htmlFor={`${id}-klemtoon`}>
        {texts.heard.stress}
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

export function FirstSound({ id, own, words, onChange }: HeardProps & { words: readonly WordThing[] }) {
  const heard = heardIn(own).firstSound;
  const sounds = [...new Set([heard, ...words.map(({ firstSound }) => firstSound)])].sort((one, other) =>
    one.localeCompare(other, 'nl'),
  );
  return (
    <p>
      <label className="set-label" htmlFor={`${id}-begint`}>
        {texts.heard.firstSound}
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

export function Rhyme({ id, own, words, onChange }: HeardProps & { words: readonly WordThing[] }) {
  const heard = heardIn(own).rhyme;
  const families = nameRhymes(words);
  const named = families.find(({ value }) => value === heard);
  const corrected = words.find(({ key }) => key === own.rhymesWith)?.rhyme;
  /** A word that can't take part here itself. */
  const unseen = corrected === undefined ? own.rhymesWith : undefined;
  return (
    <>
      <Stress id={id} own={own} onChange={onChange} />
      <p>
        <label className="set-label" htmlFor={`${id}-rijmt`}>
          {texts.heard.rhyme}
        </label>
        <select
          id={`${id}-rijmt`}
          value={families.find(({ value }) => value !== heard && value === corrected)?.word ?? unseen ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const { rhymesWith: _, ...rest } = own;
            onChange(value === '' ? rest : { ...rest, rhymesWith: value });
          }}
        >
          <option value="">{named ? texts.heard.asHeard(named.name) : texts.heard.noRhyme}</option>
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
