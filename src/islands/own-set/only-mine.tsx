import { texts } from './texts.ts';

interface Props {
  mine: readonly string[];
  chosen: readonly string[];
  /** Of the site's own printable. */
  shipped: readonly string[];
  onChoose: (words: readonly string[]) => void;
}

/** The visitor's words, without the others or with those of the site. */
export function OnlyMine({ mine, chosen, shipped, onChoose }: Props) {
  const others = chosen.filter((word) => !mine.includes(word));
  const standard = shipped.filter((word) => !mine.includes(word));
  const [said, words] =
    others.length > 0 ? [texts.own.only, mine] : [texts.own.withShipped, [...mine, ...standard]];
  return (
    <p className="set-row">
      {others.length > 0 ? texts.own.beside(others.length) : texts.own.ofThese}
      <button type="button" className="set-button" onClick={() => onChoose(words)}>
        {said}
      </button>
    </p>
  );
}
