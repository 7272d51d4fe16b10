import './week-days.css';
import { publicAddress } from '../../base.ts';
import { exercises, lessons, pages, tipGroups } from '../../content.ts';
import { addresses } from '../../model/addresses.ts';
import { fill } from '../../model/fill.ts';
import { type Day, dayNames, type Moment } from '../../model/week.ts';

const texts = pages.week;

interface Props {
  before: readonly string[] | undefined;
  days: readonly Day[];
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

function OneDay({ name, day: { title, ready, moments } }: { name: (typeof dayNames)[number]; day: Day }) {
  return (
    <section className="week-day" aria-labelledby={name}>
      <h3 id={name}>
        <small>{texts.days[name]}</small> {title}
      </h3>
      {ready && (
        <p className="week-ready">
          <strong>{texts.ready}</strong> {ready}
        </p>
      )}
      {moments.map((moment) => (
        <OneMoment key={moment.steps[0]} moment={moment} />
      ))}
    </section>
  );
}

function OneMoment({ moment }: { moment: Moment }) {
  const { place, minutes, steps } = moment;
  return (
    <div className="week-moment">
      <h4>
        {texts.places[place]} <small>{fill(texts.minutes, { n: minutes })}</small>
      </h4>
      {steps.map((step) => (
        <p key={step}>{step}</p>
      ))}
      <Lead moment={moment} />
    </div>
  );
}

/** Where it is carried on. */
function Lead({ moment }: { moment: Moment }) {
  const lead = findLead(moment);
  if (!lead) return null;
  return (
    <p className="week-lead">
      <a href={publicAddress(lead.to)}>{fill(texts.leads[lead.kind], { titel: lead.title })}</a>
    </p>
  );
}

const allTips = tipGroups.flatMap(({ tips }) => tips);

function findLead({ exercise: slug, tip: id, lesson: lessonSlug }: Moment) {
  const exercise = exercises.find((one) => one.slug === slug);
  if (exercise)
    return { kind: 'exercise', to: addresses.exercise(exercise.slug), title: exercise.title } as const;
  const tip = allTips.find((one) => one.id === id);
  if (tip) return { kind: 'tip', to: addresses.tip(tip.id), title: tip.title } as const;
  const lesson = lessons.find((one) => one.slug === lessonSlug);
  if (lesson) return { kind: 'lesson', to: addresses.lesson(lesson.slug), title: lesson.title } as const;
  return undefined;
}
