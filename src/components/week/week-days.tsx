import './week-days.css';
import { publicAddress } from '../../base.ts';
import { pages } from '../../content.ts';
import { fill } from '../../model/fill.ts';
import { type DayOfPage, dayNames, type Lead, type MomentOfPage } from '../../model/week.ts';

const texts = pages.week;

interface Props {
  before: readonly string[] | undefined;
  days: readonly DayOfPage[];
}

/** What is done before the week, and five days: what is laid ready, and what is done and said where. */
export function WeekDays({ before, days }: Props) {
  return (
    <>
      {before && (
        <section className="week-before" aria-labelledby="vooraf">
          <h3 id="vooraf">{texts.before}</h3>
          <ul>
            {before.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="week-days">
        {dayNames.map((name, index) => {
          const day = days[index];
          return day && <OneDay key={name} name={name} day={day} />;
        })}
      </div>
    </>
  );
}

function OneDay({
  name,
  day: { title, ready, moments },
}: {
  name: (typeof dayNames)[number];
  day: DayOfPage;
}) {
  return (
    <section className="week-day" aria-labelledby={name}>
      <div className="week-day-head">
        <h3 id={name}>
          <small>{texts.days[name]}</small> {title}
        </h3>
        {ready && (
          <p className="week-ready">
            <strong>{texts.ready}</strong> {ready}
          </p>
        )}
      </div>
      <div>
        {moments.map((moment) => (
          <OneMoment key={moment.steps[0]} moment={moment} />
        ))}
      </div>
    </section>
  );
}

function OneMoment({ moment: { place, minutes, steps, lead } }: { moment: MomentOfPage }) {
  return (
    <div className="week-moment">
      <h4>
        {texts.places[place]} <small>{fill(texts.minutes, { n: minutes })}</small>
      </h4>
      {steps.map((step) => (
        <p key={step}>{step}</p>
      ))}
      {lead && <OneLead lead={lead} />}
    </div>
  );
}

/** Where it is carried on. */
function OneLead({ lead: { kind, title, to } }: { lead: Lead }) {
  return (
    <p className="week-lead">
      <a href={publicAddress(to)}>{fill(texts.leads[kind], { titel: title })}</a>
    </p>
  );
}
