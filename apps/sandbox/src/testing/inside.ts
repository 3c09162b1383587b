import type { Geometry, Position } from 'geojson';

/**
 * Whether a point lies in an area, by counting the sides that a line from it to the right crosses: written for
 * tests, so that they do not ask the library that answers.
 */
export function isInside([x = 0, y = 0]: Position, geometry: Geometry): boolean {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  const sides = polygons
    .flat()
    .flatMap((ring) => ring.slice(1).map((end, index) => [ring[index] ?? end, end]));
  const crossed = sides.filter(([[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []]) => {
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  });
  return crossed.length % 2 === 1;
}

/** Of a ring, in its own units, by its corners; more than nothing where it turns to the left. */
export function signedArea(ring: readonly Position[]): number {
  return (
    ring.slice(1).reduce((sum, [x2 = 0, y2 = 0], index) => {
      const [x1 = 0, y1 = 0] = ring[index] ?? [];
      return sum + x1 * y2 - x2 * y1;
    }, 0) / 2
  );
}
