/** Geometry by hand, to check by other means what the city answers: no library, and nothing of the city's. */
type Corner = readonly number[];
type Rings = readonly (readonly Corner[])[];

/** Even and odd: how many borders a ray to the east meets. The border itself belongs to neither side. */
export function holds(rings: Rings, { x, y }: { readonly x: number; readonly y: number }): boolean {
  let isInside = false;
  for (const [[ax = 0, ay = 0], [bx = 0, by = 0]] of edges(rings))
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
  return isInside;
}

/** Whether two areas have anything in common. */
export function meets(first: Rings, second: Rings): boolean {
  return (
    edges(first).some((a) => edges(second).some((b) => cross(a, b))) ||
    hasCornerIn(first, second) ||
    hasCornerIn(second, first)
  );
}

/** Square metres on the ground of what is drawn in Web Mercator, which stretches both ways by 1 / cos(latitude). */
export function groundArea(rings: Rings): number {
  const earth = 6_378_137;
  const all = rings.flat();
  const north = all.reduce((sum, [, y = 0]) => sum + y, 0) / all.length;
  const cosine = 1 / Math.cosh(north / earth);
  const twice = edges(rings).reduce(
    (sum, [[ax = 0, ay = 0], [bx = 0, by = 0]]) => sum + (ax * by - bx * ay),
    0,
  );
  return (Math.abs(twice) / 2) * cosine ** 2;
}

type Edge = readonly [Corner, Corner];

function edges(rings: Rings): readonly Edge[] {
  return rings.flatMap((ring) => ring.slice(1).map((corner, index): Edge => [ring[index] ?? corner, corner]));
}

function hasCornerIn(rings: Rings, area: Rings): boolean {
  return rings.some((ring) => ring.some(([x = 0, y = 0]) => holds(area, { x, y })));
}

function cross([a, b]: Edge, [c, d]: Edge): boolean {
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}

function turn([ax = 0, ay = 0]: Corner, [bx = 0, by = 0]: Corner, [cx = 0, cy = 0]: Corner): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
