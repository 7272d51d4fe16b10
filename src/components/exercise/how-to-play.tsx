import './how-to-play.css';
import { type AdultPage, adultPageTitles, type Line } from '../../model/exercise.ts';
import { exerciseIds } from '../../model/page-ids.ts';
import { InOrder } from '../page/in-order.tsx';
import { SaidLine } from './said-line.tsx';

/** The steps, and below them the other ways to play it. */
export function HowToPlay({ adultPage }: { adultPage: AdultPage }) {
  const { steps, otherGames = [], easier, harder, withoutPrinter, ownLanguage } = adultPage;
  return (
    <section className="how-to-play" aria-labelledby={exerciseIds.steps}>
      <h2 id={exerciseIds.steps}>{adultPageTitles.steps}</h2>
      <Steps steps={steps} />
      {otherGames.length > 0 && (
        <div className="other-games">
          <InOrder items={otherGames}>
            {(game) => (
              <div>
                <h3>{game.name}</h3>
                <Steps steps={game.steps} />
              </div>
            )}
          </InOrder>
        </div>
      )}
      <div className="other-ways">
        <OtherWay title={adultPageTitles.easier} lines={easier} />
        <OtherWay title={adultPageTitles.harder} lines={harder} />
        <OtherWay title={adultPageTitles.withoutPrinter} lines={withoutPrinter} />
        <OtherWay title={adultPageTitles.ownLanguage} lines={[ownLanguage]} />
      </div>
    </section>
  );
}

const Steps = ({ steps }: { steps: readonly Line[] }) => (
  <ol>
    <InOrder items={steps}>
      {(line) => (
        <li>
          <SaidLine line={line} />
        </li>
      )}
    </InOrder>
  </ol>
);

function OtherWay({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <InOrder items={lines}>
        {(line) => (
          <p>
            <SaidLine line={line} />
          </p>
        )}
      </InOrder>
    </div>
  );
}
