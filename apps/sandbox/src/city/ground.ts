import { toMercator, toWgs84 } from '@turf/projection';
import type { Position } from 'geojson';
import { cityHall, type GroundPoint } from './plan.ts';

/** Web Mercator stretches every length by this much here, and so an area by its square. */
const stretch = 1 / Math.cos((cityHall.latitude * Math.PI) / 180);

const [originX = 0, originY = 0] = toMercator([cityHall.longitude, cityHall.latitude]);

/** Longitude and latitude of a point on the ground, to about a millimetre. */
export function onEarth([x, y]: GroundPoint): Position {
  const degrees: Position = toWgs84([originX + x * stretch, originY + y * stretch]);
  return degrees.map((degree) => Number(degree.toFixed(8)));
}

/** A closed ring. */
export function ringOnEarth(points: readonly GroundPoint[]): Position[] {
  const ring = points.map(onEarth);
  return [...ring, ...ring.slice(0, 1)];
}
