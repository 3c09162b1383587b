import type { Point, Polygon } from '../../host/maps.ts';

/** How places of a map become places of a drawing, whose y goes down. */
export interface MapFrame {
  readonly width: number;
  readonly height: number;
  place(point: Point): Point;
}

/** Of a drawing, in its own units; and how much of it is around what it shows. */
const width = 320;
const height = 200;
const margin = 1.5;

/** A frame around a polygon, in its middle, as large as fits; undefined for one without extent. */
export function frameOf({ rings }: Polygon): MapFrame | undefined {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x = Number.NaN, y = Number.NaN] of rings.flat()) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
  }
  const scale = Math.min(width / (right - left), height / (top - bottom)) / margin;
  if (!Number.isFinite(scale) || scale <= 0) return undefined;
  const middle = { x: (left + right) / 2, y: (bottom + top) / 2 };
  return {
    width,
    height,
    place: ({ x, y }) => ({
      x: within(width / 2 + (x - middle.x) * scale),
      y: within(height / 2 - (y - middle.y) * scale),
    }),
  };
}

/** Far outside is outside: a drawing needs no more digits than it shows. */
function within(length: number): number {
  return Math.round(Math.max(-100_000, Math.min(100_000, length)) * 10) / 10;
}

/** The rings of a polygon as the path of a drawing. */
export function pathOf({ rings }: Polygon, frame: MapFrame): string {
  return rings
    .map((ring) => {
      const points = ring.map(([x = 0, y = 0]) => frame.place({ x, y }));
      return points.length < 3 ? '' : `M${points.map((point) => `${point.x} ${point.y}`).join('L')}Z`;
    })
    .join('');
}
