/** A box with round corners as path data; where they meet it is a circle. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How near to a corner, in radii, the handles of a curve end that is nearly a quarter of a circle. */
const handle = 0.44772;

export function roundedPath({ x, y, width, height }: Box, radius = 0): string {
  const [right, bottom] = [x + width, y + height];
  if (radius === 0) return `M${x} ${y}H${right}V${bottom}H${x}Z`;
  const r = radius;
  const k = r * handle;
  // Where corners meet there is no side between them.
  const [across, back] = width - 2 * r > 0.001 ? [`H${right - r}`, `H${x + r}`] : ['', ''];
  const [down, up] = height - 2 * r > 0.001 ? [`V${bottom - r}`, `V${y + r}`] : ['', ''];
  return [
    `M${x + r} ${y}${across}C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}`,
    `${down}C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}`,
    `${back}C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - r}`,
    `${up}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`,
  ].join('');
}
