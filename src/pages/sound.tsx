import '../styles/section.css';
import '../styles/sheet.css';
import '../styles/button.css';
import './sound.css';
import { publicAddress } from '../base.ts';
import { PageHead } from '../components/frame/page-head.tsx';
import { BackLink } from '../components/page/back-link.tsx';
import { Filled } from '../components/page/filled.tsx';
import { WordPicture } from '../components/pictures/word-picture.tsx';
import { SoundRow } from '../components/sounds/sound-row.tsx';
import { TipLink } from '../components/tips/tip-link.tsx';
import { exercises, pages, site, soundPages, tipGroups } from '../content.ts';
import { PrintWeekSection } from '../islands/print-week-section.tsx';
import { addresses, anchors } from '../model/addresses.ts';
import { fill } from '../model/fill.ts';
import type { FittingGame, ShownWord, SoundOfPage } from '../model/sound-page.ts';
import { type SoundPlace, soundPlaces } from '../model/sound-words.ts';
import { soundThings } from '../model/structured-data.ts';
import { slugOfSoundWeek } from '../model/week-order.ts';

/** The ids of the sections. */
const placeIds: Readonly<Record<SoundPlace, string>> = {
  first: 'vooraan',
  inside: 'middenin',
  last: 'achteraan',
};

const texts = pages.sounds;

export function SoundPage({ sound: page }: { sound: SoundOfPage }) {
  const { sound, example, words, games } = page;
  const { heading, keywords } = texts;
  const description = describe(page);
  const tips = tipGroups.flatMap((group) => group.tips).filter(({ id }) => soundPages.tips.includes(id));
  return (
    <>
      <PageHead
        title={fill(texts.metaTitle, { kop: heading, klank: sound, woord: example })}
        description={description}
        canonical={addresses.sound(sound)}
        keywords={[
          heading,
          ...keywords.ofSound.map((one) => fill(one, { klank: sound })),
          ...keywords.always,
        ]}
        structuredData={soundThings(site, pages, page, description)}
      />
      <article className="woordenschat">
        <SoundHead sound={page} />
        {soundPlaces.map(
          (place) => words[place].length > 0 && <Words key={place} place={place} words={words[place]} />,
        )}
        <section className="section sound-games" aria-labelledby="spelen">
          <h2 id="spelen">{texts.games.heading}</h2>
          <p>{texts.games.intro}</p>
          <ul>
            {games.map((game) => (
              <Game key={game.slug} game={game} />
            ))}
          </ul>
        </section>
        <PrintWeekSection {...weekOf(page)} />
      </article>
      <section className="section sound-further woordenschat" aria-labelledby="past-hierbij">
        <h2 id="past-hierbij">{pages.exercise.further}</h2>
        <div className="card-grid">
          {tips.map((tip) => (
            <TipLink key={tip.id} tip={tip} />
          ))}
        </div>
      </section>
      <section className="section sound-others woordenschat" aria-labelledby="klanken">
        <h2 id="klanken">{texts.others}</h2>
        <SoundRow labelledBy="klanken" current={sound} />
      </section>
    </>
  );
}

/** Those games can be printed with it that have a set for this sound. */
const weekOf = ({ sound, words, games }: SoundOfPage) => ({
  slug: slugOfSoundWeek(sound),
  words: soundPlaces.flatMap((place) => words[place]).length,
  hasPlate: false,
  hasLetter: false,
  games: games.flatMap(({ slug, set }) => {
    const title = exercises.find((one) => one.slug === slug)?.title;
    return set && title ? [{ slug, title }] : [];
  }),
});

function SoundHead({ sound: { sound, example, say, feel, words } }: { sound: SoundOfPage }) {
  const shown = soundPlaces.flatMap((place) => words[place]);
  const picture = shown.find(({ word }) => word === example)?.picture;
  return (
    <header className="sound-head sheet cut-paper woordenschat">
      <div>
        <BackLink to={`${addresses.exercises}#${anchors.sounds}`} name={texts.heading} />
        <h1>
          <Filled text={texts.name} with={{ klank: <span>{sound}</span>, woord: example }} />
        </h1>
      </div>
      {picture && <WordPicture name={picture} eager />}
      <div>
        <p className="lead">
          <Filled text={texts.say} with={{ klank: <strong>{say}</strong> }} />
        </p>
        <p>{feel}</p>
        <p className="sound-printing">{texts.printing}</p>
      </div>
    </header>
  );
}

/** The words with the sound in one place: first, inside or last. */
function Words({ place, words }: { place: SoundPlace; words: readonly ShownWord[] }) {
  return (
    <section className="section sound-words" aria-labelledby={placeIds[place]}>
      <h2 id={placeIds[place]}>{texts.places[place]}</h2>
      <ul>
        {words.map(({ word, picture }) => (
          <li key={word}>
            <WordPicture name={picture} />
            {word}
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe({ sound, words }: SoundOfPage): string {
  const names = soundPlaces.flatMap((place) => words[place].map(({ word }) => word)).slice(0, 4);
  return fill(texts.metaDescription, { klank: sound, woorden: new Intl.ListFormat('nl').format(names) });
}

/** An exercise, opened with the words of this sound where that is possible. */
function Game({ game: { slug, set = '' } }: { game: FittingGame }) {
  const exercise = exercises.find((one) => one.slug === slug);
  if (!exercise) throw new Error(`There is no exercise ${slug}`);
  const { title, trains, colour } = exercise;
  const id = `spel-${slug}`;
  return (
    <li className={`sound-game cut-paper ${colour}`}>
      <h3 id={id}>{title}</h3>
      <p>{trains}</p>
      <a
        className="button cut-paper"
        href={publicAddress(addresses.exercise(slug)) + set}
        aria-describedby={id}
      >
        {set ? texts.games.open : texts.games.look}
      </a>
    </li>
  );
}
