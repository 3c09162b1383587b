import { isJsonObject, type Json, parsePath } from '@guichet/definition';
import { parseDay } from '../print-submissions/city-time.ts';
import type { ReceivedBetween } from '../storage/storage.ts';

/** A part of a form's submissions, as Form.io's clients ask for it. */
export interface SubmissionQuery {
  readonly limit: number;
  readonly skip: number;
  readonly isLatestFirst: boolean;
  /** Members of each submission; undefined: all. */
  readonly select: readonly string[] | undefined;
  readonly between: ReceivedBetween;
  /** Answers that must be equal, as text. */
  readonly equal: readonly { readonly path: readonly (string | number)[]; readonly value: string }[];
}

/** Source: Form.io's service. */
const usualLimit = 10;
const maxLimit = 1000;

/** Undefined: a parameter that is unknown, or has no such value. */
export function parseQuery(query: unknown): SubmissionQuery | undefined {
  let between: ReceivedBetween = {};
  let asked: Omit<SubmissionQuery, 'between'> = {
    ...{ limit: usualLimit, skip: 0, isLatestFirst: false, select: undefined, equal: [] },
  };
  for (const [name, value] of Object.entries(Object(query))) {
    if (typeof value !== 'string' || value.length > 500) return undefined;
    const count = /^\d{1,9}$/.test(value) ? Number(value) : undefined;
    const moment = momentIn(value);
    if (name === 'limit' && count !== undefined) asked = { ...asked, limit: Math.min(count, maxLimit) };
    else if (name === 'skip' && count !== undefined) asked = { ...asked, skip: count };
    else if (name === 'sort' && /^-?created$/.test(value))
      asked = { ...asked, isLatestFirst: value.startsWith('-') };
    else if (name === 'select') asked = { ...asked, select: value.split(',').map((path) => path.trim()) };
    else if (name === 'created__gte' && moment !== undefined) between = { ...between, since: moment };
    else if (name === 'created__gt' && moment !== undefined) between = { ...between, since: moment + 1 };
    else if (name === 'created__lt' && moment !== undefined) between = { ...between, before: moment };
    else if (name === 'created__lte' && moment !== undefined) between = { ...between, before: moment + 1 };
    else if (/^data\.[\w.-]{1,200}$/.test(name))
      asked = { ...asked, equal: [...asked.equal, { path: parsePath(name.slice(5)), value }] };
    else return undefined;
  }
  return { ...asked, between };
}

function momentIn(value: string): number | undefined {
  const isDay = parseDay(value.slice(0, 10)) !== null;
  const moment = Date.parse(value);
  return isDay && !Number.isNaN(moment) ? moment : undefined;
}

/** Whether answers are equal to those that were asked for; of a list, one of its items, as Form.io has it. */
export function isEqual(data: Json, { equal }: Pick<SubmissionQuery, 'equal'>): boolean {
  return equal.every(({ path, value }) => {
    const found = valueAt(data, path);
    return (Array.isArray(found) ? found : [found]).some(
      (answer) => answer !== undefined && textOf(answer) === value,
    );
  });
}

function valueAt(data: Json, path: readonly (string | number)[]): Json | undefined {
  let found: Json | undefined = data;
  for (const part of path) {
    if (Array.isArray(found)) found = /^\d{1,6}$/.test(String(part)) ? found[Number(part)] : undefined;
    else found = isJsonObject(found) && Object.hasOwn(found, part) ? found[part] : undefined;
  }
  return found;
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
