import '../styles/section.css';
import '../styles/sheet.css';
import './sound.css';
import { publicAddress } from '../base.ts';
import { FittingGames } from '../components/exercise/fitting-games.tsx';
import { readyGames } from '../components/exercise/ready-games.ts';
import { PageHead } from '../components/frame/page-head.tsx';
import { BackLink } from '../components/page/back-link.tsx';
import { Filled } from '../components/page/filled.tsx';
import { WordPicture } from '../components/pictures/word-picture.tsx';
import { Mouth } from '../components/sounds/mouth.tsx';
import { SoundRow } from '../components/sounds/sound-row.tsx';
import { TipLink } from '../components/tips/tip-link.tsx';
import { WeekDays } from '../components/week/week-days.tsx';
import { PictureWords } from '../components/words/picture-words.tsx';
import { pages, site, soundPages, tipGroups } from '../content.ts';
import { ParentLetter } from '../islands/parent-letter.tsx';
import { PrintWeekSection } from '../islands/print-week-section.tsx';
import { addresses, anchors, files } from '../model/addresses.ts';
import { fill } from '../model/fill.ts';
import { gamesId } from '../model/page-ids.ts';
import type { FittingGame, ShownWord, SoundOfPage, SoundWeekOfPage } from '../model/sound-page.ts';
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
  const { sound, example, words, games, week } = page;
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
      <article className="woordenschat" data-keeps={publicAddress(files.keptList(addresses.sound(sound)))}>
        <SoundHead sound={page} />
        {soundPlaces.map(
          (place) =>
            words[place].length > 0 && (
              <Words key={place} place={place} words={words[place]} games={page.gamesAt[place]} />
            ),
        )}
        <Beside sound={page} />
        {week && <Week sound={sound} week={week} />}
        <PrintWeekSection {...weekOf(page)} />
        {week && <ParentLetter texts={pages.lessons.letter} letter={week.letter} />}
        <section className="section sound-games" aria-labelledby={gamesId}>
          <h2 id={gamesId}>{texts.games.heading}</h2>
          <p>{texts.games.intro}</p>
          <FittingGames games={games} />
        </section>
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

const weekOf = ({ sound, words, games, week }: SoundOfPage) => ({
  slug: slugOfSoundWeek(sound),
  words: soundPlaces.flatMap((place) => words[place]).length,
  hasProgramme: week !== undefined,
  taught: 0,
  hasPlate: false,
  hasLetter: week !== undefined,
  games,
});

function SoundHead({ sound: { sound, example, say, feel, mouth, words, week } }: { sound: SoundOfPage }) {
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
        <p className="sound-feel">
          {mouth && <Mouth shape={mouth} label={fill(texts.mouth, { klank: sound })} />}
          <span>{feel}</span>
        </p>
        <p className="sound-printing">{texts.printing}</p>
        {week && (
          <p className="sound-printing">
            <a href="#week">{fill(texts.week, { klank: sound })}</a>
          </p>
        )}
      </div>
    </header>
  );
}

/** The words with the sound in one place: first, inside or last. */
function Words({ place, words, games }: WordsProps) {
  return (
    <section className="section sound-words" aria-labelledby={placeIds[place]}>
      <h2 id={placeIds[place]}>{texts.places[place]}</h2>
      <PictureWords words={words}>{(written) => written}</PictureWords>
      {games.length > 0 && (
        <p className="sound-only">
          {texts.only}{' '}
          {readyGames(games).map(({ slug, title, set }) => (
            <a key={slug} href={publicAddress(addresses.exercise(slug)) + set}>
              {title}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

interface WordsProps {
  place: SoundPlace;
  words: readonly ShownWord[];
  games: readonly FittingGame[];
}

/** What belongs to it for more than a game: things from home, and what sounds much like it. */
function Beside({ sound: { bring, confused } }: { sound: SoundOfPage }) {
  if (!bring && !confused) return null;
  return (
    <div className="section sound-beside">
      {bring && (
        <section aria-labelledby="meenemen">
          <h2 id="meenemen">{texts.bring}</h2>
          <p>{bring}</p>
        </section>
      )}
      {confused && (
        <section aria-labelledby="lijkt-op">
          <h2 id="lijkt-op">{texts.confused}</h2>
          <dl>
            {confused.map(({ sound, hear }) => (
              <div key={sound}>
                <dt>{sound}</dt>
                <dd>{hear}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

function Week({ sound, week: { verse, before, days } }: { sound: string; week: SoundWeekOfPage }) {
  return (
    <section className="section sound-week" aria-labelledby="week">
      <h2 id="week">{fill(texts.week, { klank: sound })}</h2>
      <p className="week-ready">{pages.week.shorter}</p>
      <figure className="sound-verse">
        <figcaption>{texts.verse}</figcaption>
        {verse.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </figure>
      <WeekDays before={before} days={days} />
    </section>
  );
}

function describe({ sound, words }: SoundOfPage): string {
  const names = soundPlaces.flatMap((place) => words[place].map(({ word }) => word)).slice(0, 4);
  return fill(texts.metaDescription, { klank: sound, woorden: new Intl.ListFormat('nl').format(names) });
}
