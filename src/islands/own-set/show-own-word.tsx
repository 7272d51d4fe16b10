import { heardIn, nameOf, type OwnWord } from '../../maker/own-words/own-word.ts';
import type { WordsQuestion, WordThing } from '../../maker/questions.ts';
import { Clap, FirstSound, Rhyme } from './correct-word.tsx';
import { addressOfPicture } from './set-files.ts';
import { texts } from './texts.ts';
import type { Photos } from './use-photos.ts';

interface WordProps {
  own: OwnWord;
  question: WordsQuestion;
  photo: Photos[string] | undefined;
  onChange: (own: OwnWord) => void;
  onRemove: () => void;
  onPhoto: (file: File | undefined) => void;
  onCut: (from: number) => void;
}

/** One of them: what we hear in it, to correct, and its photo. */
export function ShowOwnWord({ own, question, photo, onChange, onRemove, onPhoto, onCut }: WordProps) {
  const { words, listens } = question;
  const word = nameOf(own);
  const id = `eigen-woord-${question.field}-${word.replaceAll(' ', '_')}`;
  const offered = words.find(({ key }) => key === word);
  const picture = typeof offered?.shows === 'string' ? addressOfPicture(offered.shows) : undefined;
  const shown = typeof photo === 'object' ? photo.address : picture;
  const others = words.filter(({ key }) => key !== word);
  return (
    <li>
      <p className="set-row">
        {shown && <img src={shown} alt="" width="64" height="64" />}
        <strong>{word}</strong>
        <button type="button" className="set-button" onClick={onRemove}>
          {texts.own.remove(word)}
        </button>
      </p>
      {!offered && <p>{question.refused[word] ?? texts.own.unfit}</p>}
      <details>
        <summary>{texts.own.check(sayHeard(own, question, offered))}</summary>
        {listens.includes('claps') && <Clap id={id} own={own} onChange={onChange} />}
        {listens.includes('firstSound') && (
          <FirstSound id={id} own={own} words={others} onChange={onChange} />
        )}
        {listens.includes('rhyme') && <Rhyme id={id} own={own} words={others} onChange={onChange} />}
      </details>
      <ChoosePhoto id={id} word={word} photo={photo} onPhoto={onPhoto} onCut={onCut} />
    </li>
  );
}

/** Piece by piece, to agree with or to correct. */
function sayHeard(own: OwnWord, { words, listens }: WordsQuestion, offered: WordThing | undefined): string[] {
  // The site may know better than its letters tell.
  const { firstSound, rhyme } = offered ?? heardIn(own);
  const rhymesWith =
    own.rhymesWith ?? words.find((other) => other.rhyme === rhyme && other.key !== nameOf(own))?.name;
  // Of a word that is only listened to for its rhyme, that is told: it may be one that is not offered itself.
  const told = listens.join() === 'rhyme' && offered?.remark;
  const heard = {
    claps: own.syllables.join('-'),
    firstSound: texts.own.beginsWith(own.firstSound ?? firstSound),
    rhyme: rhymesWith ? texts.own.rhymesWith(rhymesWith) : told || texts.own.noRhyme,
  };
  return listens.map((asked) => heard[asked]);
}

interface PhotoProps extends Pick<WordProps, 'photo' | 'onPhoto' | 'onCut'> {
  id: string;
  word: string;
}

function ChoosePhoto({ id, word, photo, onPhoto, onCut }: PhotoProps) {
  if (typeof photo === 'object')
    return (
      <>
        {photo.cut && (
          <label className="set-slide">
            {texts.photo.cut[photo.cut.longer]}
            <input
              type="range"
              min="0"
              max="1"
              step="0.05"
              value={photo.cut.from}
              onChange={({ currentTarget }) => onCut(currentTarget.valueAsNumber)}
            />
          </label>
        )}
        <p>
          <button type="button" className="set-button" onClick={() => onPhoto(undefined)}>
            {texts.photo.remove(word)}
          </button>
        </p>
      </>
    );
  return (
    <>
      {photo === 'unreadable' && <p role="alert">{texts.photo.unreadable}</p>}
      <details>
        <summary>{texts.photo.ask}</summary>
        <label className="set-label" htmlFor={`${id}-foto`}>
          {texts.photo.label(word)}
        </label>
        <input
          id={`${id}-foto`}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-foto-uitleg`}
          onChange={(event) => onPhoto(event.currentTarget.files?.[0])}
        />
        <small id={`${id}-foto-uitleg`}>{texts.photo.hint}</small>
      </details>
    </>
  );
}
