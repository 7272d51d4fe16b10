import './article-body.css';
import type { ReactElement } from 'react';
import { publicAddress } from '../../base.ts';
import { pages } from '../../content.ts';
import { addresses } from '../../model/addresses.ts';
import type { Block, ListItem } from '../../model/article.ts';
import { fill } from '../../model/fill.ts';
import { InOrder } from '../page/in-order.tsx';
import { ThemeLinks } from '../themes/theme-links.tsx';
import { BodyPicture } from './body-picture.tsx';
import { Checklist } from './checklist.tsx';
import { Prose } from './prose.tsx';

export function ArticleBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="prose">
      <Blocks blocks={blocks} first={blocks[0]} />
    </div>
  );
}

interface BlocksProps {
  blocks: readonly Block[];
  /** That of the whole article, of which a visitor may see something at once. */
  first?: Block | undefined;
}

function Blocks({ blocks, first }: BlocksProps) {
  return <InOrder items={blocks}>{(block) => <BodyBlock block={block} isFirst={block === first} />}</InOrder>;
}

/** Its return type makes the compiler report a kind of block that has no case here. */
function BodyBlock({ block, isFirst }: { block: Block; isFirst: boolean }): ReactElement {
  switch (block.kind) {
    case 'heading':
      return <Prose as={block.level === 2 ? 'h2' : 'h3'} id={block.id} html={block.html} />;
    case 'paragraph':
      return <Prose as="p" html={block.html} />;
    case 'bullets':
      return (
        <ul>
          <Items items={block.items} />
        </ul>
      );
    case 'numbers':
      return (
        <ol start={block.start === 1 ? undefined : block.start}>
          <Items items={block.items} />
        </ol>
      );
    case 'checklist':
      return <Checklist items={block.items} />;
    case 'quote':
      return (
        <blockquote className="cut-paper">
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'table':
      return <BodyTable table={block} />;
    case 'class':
      return (
        <section className="class-card cut-paper" aria-labelledby={block.id}>
          <Blocks blocks={block.blocks} />
          {block.lesson && (
            <>
              <p>
                <a href={publicAddress(addresses.lesson(block.lesson.slug))}>
                  {fill(pages.article.lesson, { titel: block.lesson.title })}
                </a>
              </p>
              <ThemeLinks leadsHere={({ lesson }) => lesson === block.lesson?.slug} />
            </>
          )}
        </section>
      );
    case 'rule':
      return <hr />;
    case 'picture':
      return <BodyPicture picture={block} alt={block.alt} isFirst={isFirst} />;
  }
}

function Items({ items }: { items: readonly ListItem[] }) {
  return (
    <InOrder items={items}>
      {(item) => (
        <li>
          <Prose as="span" html={item.html} />
          <Blocks blocks={item.below} />
        </li>
      )}
    </InOrder>
  );
}

function BodyTable({ table }: { table: Extract<Block, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must scroll by keyboard too
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and two sections would share a name
    <div className="wide-table" role="group" aria-label={pages.article.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <InOrder items={table.head}>
              {(cell) => <Prose as="th" scope="col" className={cell.align} html={cell.html} />}
            </InOrder>
          </tr>
        </thead>
        <tbody>
          <InOrder items={table.rows}>
            {(row) => (
              <tr>
                <InOrder items={row}>
                  {(cell) => <Prose as="td" className={cell.align} html={cell.html} />}
                </InOrder>
              </tr>
            )}
          </InOrder>
        </tbody>
      </table>
    </div>
  );
}
