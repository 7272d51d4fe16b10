/** Boxes by their edges, for marks that may be turned. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const edgesOfBox = ({ x, y, width, height }: Box): Edges => ({
  left: x,
  right: x + width,
  top: y,
  bottom: y + height,
});

export const edgesAround = (xs: readonly number[], ys: readonly number[]): Edges => ({
  left: Math.min(...xs),
  right: Math.max(...xs),
  top: Math.min(...ys),
  bottom: Math.max(...ys),
});

/** The smallest upright box around a box that is turned about a point. */
export function turned(box: Edges, degrees: number, [px, py]: readonly [number, number]): Edges {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corners = [box.left, box.right].flatMap((x) =>
    [box.top, box.bottom].map((y) => [
      px + (x - px) * cos - (y - py) * sin,
      py + (x - px) * sin + (y - py) * cos,
    ]),
  );
  return edgesAround(
    corners.map(([x = 0]) => x),
    corners.map(([, y = 0]) => y),
  );
}
