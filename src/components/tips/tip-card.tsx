import './tip-card.css';
import { publicAddress } from '../../base.ts';
import { articles, exercises, pages } from '../../content.ts';
import { addresses, anchors } from '../../model/addresses.ts';
import { shortTitle } from '../../model/short-title.ts';
import type { Tip } from '../../model/tip.ts';
import { Picture } from '../pictures/picture.tsx';
import { ThemeLinks } from '../themes/theme-links.tsx';

export function TipCard({ tip }: { tip: Tip }) {
  return (
    <article className="tip" id={anchors.tip(tip.id)}>
      <Picture name={tip.icon} size={88} />
      <h3>{tip.title}</h3>
      <p>{tip.tip}</p>
      <p className="when">
        <strong>{pages.tips.when}</strong> {tip.whenToUse}
      </p>
      <Further tip={tip} />
      <ThemeLinks leadsHere={(moment) => moment.tip === tip.id} />
    </article>
  );
}

/** What to read and to play after the tip; small, because the tip itself matters most. */
function Further({ tip }: { tip: Tip }) {
  const article = articles.find(({ slug }) => slug === tip.article);
  const exercise = exercises.find(({ slug }) => slug === tip.exercise);
  if (!article && !exercise) return null;
  return (
    <p className="further">
      {article && (
        <span>
          {pages.tips.read}{' '}
          <a href={publicAddress(addresses.article(article.slug))}>{shortTitle(article.title)}</a>
        </span>
      )}{' '}
      {exercise && (
        <span>
          {pages.tips.play}{' '}
          <a href={publicAddress(addresses.exerciseCard(exercise.slug))}>{exercise.title}</a>
        </span>
      )}
    </p>
  );
}
