import './about.css';
import { publicAddress } from '../base.ts';
import { PageHead } from '../components/frame/page-head.tsx';
import { PageIntro } from '../components/page/page-intro.tsx';
import { pages, site } from '../content.ts';
import { anchors, files } from '../model/addresses.ts';
import type { AboutTexts } from '../model/page-texts.ts';

export function AboutPage() {
  const { metaTitle, metaDescription, heading, mission, approach, note, doubt, contact, privacy, pictures } =
    pages.about;
  return (
    <>
      <PageHead title={metaTitle} description={metaDescription} />
      <PageIntro colour="rijm" heading={heading} pictures={['owl', 'speech-balloon']} />
      <div className="about">
        <section className="mission" aria-labelledby="missie">
          <h2 id="missie">{mission.heading}</h2>
          <Paragraphs texts={mission.paragraphs} />
        </section>
        <section className="approach" aria-labelledby="werkwijze">
          <h2 id="werkwijze">{approach.heading}</h2>
          {(['do', 'dont'] as const).map((side) => (
            <div key={side}>
              <h3>{approach[side].heading}</h3>
              <ul className={side}>
                {approach[side].items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </section>
        <section className="note cut-paper" aria-labelledby="belangrijk">
          <h2 id="belangrijk">{note.heading}</h2>
          <Paragraphs texts={note.paragraphs} />
        </section>
        <section className="contact" aria-labelledby="contact">
          <h2 id="contact">{contact.heading}</h2>
          <Paragraphs texts={contact.paragraphs} />
          <p>
            <a className="mail" href={`mailto:${site.email}`}>
              {site.email}
            </a>
          </p>
        </section>
        <Doubt doubt={doubt} />
        <div className="small-print">
          <section aria-labelledby="privacy">
            <h2 id="privacy">{privacy.heading}</h2>
            <Paragraphs texts={privacy.paragraphs} />
          </section>
          <section aria-labelledby="plaatjes">
            <h2 id="plaatjes">{pictures.heading}</h2>
            <Paragraphs texts={pictures.paragraphs} />
            <p>
              <a href={publicAddress(files.licences)}>{pictures.licences}</a>
            </p>
          </section>
        </div>
      </div>
    </>
  );
}

/** The id is on the section, so that a link to it shows the whole card. */
function Doubt({ doubt: { heading, intro, signs, helpers, closing } }: { doubt: AboutTexts['doubt'] }) {
  const headingId = `${anchors.doubt}-kop`;
  return (
    <section className="doubt cut-paper" id={anchors.doubt} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{heading}</h2>
        <p className="lead">{intro}</p>
      </div>
      <div>
        <h3>{signs.heading}</h3>
        <ul>
          {signs.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{helpers.heading}</h3>
        <dl>
          {helpers.items.map(({ who, what }) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p>{closing}</p>
      </div>
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
