import '../styles/band.css';
import '../styles/section.css';
import './tips.css';
import { PageHead } from '../components/frame/page-head.tsx';
import { JumpList } from '../components/page/jump-list.tsx';
import { PageIntro } from '../components/page/page-intro.tsx';
import { Remarks } from '../components/page/remarks.tsx';
import { TipCard } from '../components/tips/tip-card.tsx';
import { pages, site, tipGroups } from '../content.ts';
import { PrintTipsDoor } from '../islands/print-tips-door.tsx';
import { addresses } from '../model/addresses.ts';
import { tipsThings } from '../model/structured-data.ts';

/** In the order of the groups. */
const colours = ['rijm', 'spellen', 'woordenschat', 'voorlezen'];

const groups = tipGroups.map((group, place) => ({
  ...group,
  id: anchorOf(group.group),
  colour: colours[place],
}));
const places = groups.map(({ id, group }) => ({ id, name: group }));

export function TipsPage() {
  const { metaTitle, metaDescription, keywords, heading, intro, closing } = pages.tips;
  return (
    <>
      <PageHead
        title={metaTitle}
        description={metaDescription}
        canonical={addresses.tips}
        keywords={keywords}
        structuredData={tipsThings(site, pages)}
      />
      <PageIntro
        colour="voorlezen"
        heading={heading}
        intro={intro}
        pictures={['teddy-bear', 'socks', 'bathtub']}
      >
        <JumpList label={pages.tips.groups} places={places} />
        <PrintTipsDoor {...pages.tips.print} groups={places} />
      </PageIntro>
      {groups.map(({ id, group, tips, colour }) => (
        <section key={id} className={`band tip-group ${colour}`} aria-labelledby={id}>
          <h2 id={id}>{group}</h2>
          <div className="tips">
            {tips.map((tip) => (
              <TipCard key={tip.id} tip={tip} />
            ))}
          </div>
        </section>
      ))}
      <section className="section principles" aria-labelledby="belangrijkste">
        <h2 id="belangrijkste">{closing.heading}</h2>
        <Remarks remarks={closing.principles} />
      </section>
    </>
  );
}

function anchorOf(group: string): string {
  return group.toLowerCase().replace(/[^a-z]+/g, '-');
}
