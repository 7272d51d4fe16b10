import { Fragment } from 'react';
import { pages } from '../../content.ts';
import dayTall from '../../generated/art/scene-day-tall.svg?url';
import dayWide from '../../generated/art/scene-day-wide.svg?url';
import nightTall from '../../generated/art/scene-night-tall.svg?url';
import nightWide from '../../generated/art/scene-night-wide.svg?url';
import { sceneSizes } from '../../model/illustrations.ts';

const dark = '(prefers-color-scheme: dark)';
const wide = '(min-width: 48em)';

/**
 * The opening picture of Home is a game: some things in it rhyme. In dark mode it is night there, without the sun
 * and without the balloon that rhymes with it.
 */
export function Scene() {
  const { picture, question, rhymes } = pages.home.scene;
  return (
    <>
      <picture className="scene">
        <source media={`${wide} and ${dark}`} srcSet={nightWide} {...sceneSizes.wide} />
        <source media={wide} srcSet={dayWide} {...sceneSizes.wide} />
        <source media={dark} srcSet={nightTall} {...sceneSizes.tall} />
        <img src={dayTall} {...sceneSizes.tall} alt={picture} fetchPriority="high" />
      </picture>
      <details className="rhyme-game">
        <summary className="cut-paper">{question}</summary>
        <p>
          {rhymes.always.map((rhyme) => (
            <Fragment key={rhyme}>
              <span>{rhyme}</span>{' '}
            </Fragment>
          ))}
          <span className="by-day">{rhymes.day}</span> <span className="by-night">{rhymes.night}</span>
        </p>
      </details>
    </>
  );
}
