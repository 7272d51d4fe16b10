import type { Written as Text } from '../card.ts';

/** Where letters are ten high: less than this is no larger than it need be. */
const least = 22;
const lineHeight = 13;
const foot = 9.9;

/** Words as large as their place allows. */
export function Written({ text: { lines, wide } }: { text: Text }) {
  const width = Math.max(wide, least) + 2;
  return (
    <svg
      className="board-written"
      role="img"
      aria-label={lines.join(' ')}
      viewBox={`0 0 ${width} ${lineHeight * lines.length}`}
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may say the same twice
        <text key={index} x={width / 2} y={foot + lineHeight * index}>
          {line}
        </text>
      ))}
    </svg>
  );
}
