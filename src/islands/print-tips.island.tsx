import { useEffect } from 'react';
import { useTakesTaps } from './use-takes-taps.ts';

export { PrintTips as Island };

interface Props {
  /** On the button that prints all of them. */
  all: string;
  groups: readonly { id: string; name: string }[];
}

/** What stays off paper while this attribute is on it. */
const leftOut = 'data-off-paper';

export function PrintTips({ all, groups }: Props) {
  const takesTaps = useTakesTaps();
  useEffect(() => {
    addEventListener('afterprint', showAll);
    return () => removeEventListener('afterprint', showAll);
  }, []);

  const printOnly = (printed: Props['groups']) => {
    for (const group of groups) sectionOf(group.id)?.toggleAttribute(leftOut, !printed.includes(group));
    print();
  };

  return (
    <ul>
      <li>
        <button type="button" disabled={!takesTaps} onClick={() => printOnly(groups)}>
          {all}
        </button>
      </li>
      {groups.map((group) => (
        <li key={group.id}>
          <button type="button" disabled={!takesTaps} onClick={() => printOnly([group])}>
            {group.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Of the heading with this id. */
function sectionOf(id: string): Element | null | undefined {
  return document.getElementById(id)?.closest('section');
}

function showAll(): void {
  for (const section of document.querySelectorAll(`[${leftOut}]`)) section.removeAttribute(leftOut);
}
