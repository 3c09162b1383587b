import { defaultLocale, isLocale, locales } from '@guichet/definition';
import {
  inSR,
  type Point,
  type Polygon,
  polygonOf,
  type SpatialReference,
  spatialReferenceOf,
} from '@guichet/gis';
import type { Parameters } from './read-parameters.ts';
import { refuse } from './refused-question.ts';

/** Characters; no address is that long. */
const longestTerm = 200;
/** Characters of the text that says what coordinates are measured in. */
const longestReference = 2_000;
/** Further from the origin than any map reaches, in metres. */
const farthest = 1e9;
/** Of one polygon: a parcel has some dozens. */
const maxCorners = 4_000;
const maxRings = 100;

const number = String.raw`(-?\d{1,12}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?)`;
const pointPattern = new RegExp(`^${number},${number}$`, 'i');

/** Throws a RefusedQuestionError when one that is fixed by the contract says something else. It may be left out. */
export function checkFixed(parameters: Parameters, fixed: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fixed)) {
    if ((parameters.get(name) ?? value) !== value) refuse(`${name} can only be ${value} here.`);
  }
}

export function readTerm(parameters: Parameters, name = 'SingleLine'): string {
  const term = parameters.get(name)?.trim() ?? '';
  if (term === '') refuse(`${name} is missing: the address to look for.`);
  if (term.length > longestTerm) refuse(`${name} is longer than ${longestTerm} characters.`);
  return term;
}

/** A language of ours; English where none is named. */
export function readLanguage(parameters: Parameters): string {
  const language = parameters.get('accept-language') ?? defaultLocale;
  if (!isLocale(language)) refuse(`accept-language can only be ${locales.join(' or ')} here.`);
  return language;
}

/** `x,y`, of finite numbers. */
export function readPoint(parameters: Parameters): Point {
  const [, x, y] = pointPattern.exec(parameters.get('geometry') ?? '') ?? [];
  const point = { x: Number(x), y: Number(y) };
  if (!isOnMap(point.x) || !isOnMap(point.y)) refuse('geometry is no point: two numbers, x,y.');
  return point;
}

/** A polygon as JSON, of finite numbers and a bounded number of corners. */
export function readPolygon(parameters: Parameters): Polygon {
  const polygon = parsePolygon(parameters.get('geometry') ?? '');
  const corners = polygon.rings.reduce((sum, ring) => sum + ring.length, 0);
  if (polygon.rings.length > maxRings || corners > maxCorners)
    refuse(`geometry has more than ${maxCorners} corners, or ${maxRings} rings.`);
  if (!polygon.rings.every((ring) => ring.flat().every(isOnMap))) refuse('geometry lies outside of any map.');
  const geometryReference = polygon.spatialReference;
  const message = readReference(parameters);
  if (geometryReference && message && inSR(geometryReference).inSR !== inSR(message).inSR)
    refuse('inSR is not what geometry is measured in.');
  const spatialReference = message ?? (geometryReference && checkedReference(geometryReference));
  return { rings: polygon.rings, ...(spatialReference && { spatialReference }) };
}

/** The spatial reference of the point or polygon: a number, or `{"wkt": "..."}`. Undefined where it is not said. */
export function readReference(parameters: Parameters): SpatialReference | undefined {
  const text = parameters.get('inSR');
  if (text === undefined) return undefined;
  const reference = spatialReferenceOf(/^\d{1,9}$/.test(text) ? { wkid: Number(text) } : parsed(text));
  return reference === undefined ? refuse('inSR is no spatial reference.') : checkedReference(reference);
}

function checkedReference(reference: SpatialReference): SpatialReference {
  if ((inSR(reference).inSR?.length ?? 0) > longestReference) refuse('inSR is too long.');
  return reference;
}

function parsePolygon(text: string): Polygon {
  try {
    return polygonOf(JSON.parse(text), undefined);
  } catch {
    return refuse('geometry is no polygon: {"rings": [[[x, y], ...]]}.');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isOnMap(value: number): boolean {
  return Math.abs(value) <= farthest;
}
