import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Models } from '@guichet/engine/prepared';
import type { Problems } from './problems.ts';
import { namesFor } from './without-alias.ts';

/** Code that would tick a box before anybody has seen it. */
const tickingCode = ['customDefaultValue', 'calculateValue'];

/** Actions of logic that give a value. */
const tickingActions: readonly Json[] = ['value', 'customAction'];

/**
 * Leaves no box ticked beforehand in components of a form that signs somebody up for a mailing list: only ticking it
 * gives consent. A setting that ticks a box, its own or one around it, is left out, and a problem for the author. A box
 * may have the name of an alias.
 */
export type Untick = (value: Json, path: string) => Json;

interface Searched {
  readonly value: Json;
  /** A box stands in it. */
  readonly hasBox: boolean;
}

export function createUntick(models: Models, problems: Problems): Untick {
  const boxes = Object.keys(models).filter((type) => models[type]?.isTicked === true);
  const names = namesFor(boxes, models);
  const isBox = ({ type }: JsonObject) => typeof type === 'string' && names.has(type);

  function without(value: Json, path: string): Searched {
    if (Array.isArray(value)) {
      const items = value.map((item, at) => without(item, `${path}[${at}]`));
      return { value: items.map((item) => item.value), hasBox: items.some(({ hasBox }) => hasBox) };
    }
    if (!isJsonObject(value)) return { value, hasBox: false };
    let hasBox = isBox(value);
    const entries = Object.entries(value).map(([name, inner]) => {
      // Rows by default may look like anything.
      if (inner === undefined || name === 'defaultValue') return [name, inner] as const;
      const searched = without(inner, `${path}.${name}`);
      hasBox ||= searched.hasBox;
      return [name, searched.value] as const;
    });
    const kept = Object.fromEntries(entries);
    return { value: hasBox ? withoutTick(kept, isBox(kept), path, problems) : kept, hasBox };
  }

  return (value, path) => without(value, path).value;
}

/** A box, or what boxes stand in. */
function withoutTick(component: JsonObject, isBox: boolean, path: string, problems: Problems): JsonObject {
  const report = (place: string) =>
    problems.add(
      `${path}.${place}`,
      'preTicked',
      'A box that is ticked beforehand is no consent: this one is shown empty. Remove the setting.',
    );
  const { defaultValue, logic } = component;
  const isTicked = isBox ? ticks(defaultValue) : ticksWithin(defaultValue);
  const code = tickingCode.filter((name) => Boolean(component[name]));
  if (isTicked) report('defaultValue');
  for (const name of code) report(name);
  const left = Object.fromEntries(
    Object.entries(component).filter(
      ([name]) => !code.includes(name) && !(isBox && isTicked && name === 'defaultValue'),
    ),
  );
  return {
    ...left,
    ...(isTicked && !isBox && { defaultValue: unticked(defaultValue ?? null) }),
    ...(Array.isArray(logic) && { logic: logic.map((item: Json, at) => idle(item, `logic[${at}]`, report)) }),
  };
}

/** An item of logic without what gives a value. */
function idle(item: Json, path: string, report: (place: string) => void): Json {
  if (!isJsonObject(item) || !Array.isArray(item.actions)) return item;
  const actions = item.actions.filter((action: Json, at) => {
    const isTicking = isJsonObject(action) && tickingActions.includes(action.type ?? null);
    if (isTicking) report(`${path}.actions[${at}]`);
    return !isTicking;
  });
  return { ...item, actions };
}

/** A default of `false`, or of `false` for each option, ticks nothing. */
function ticks(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isJsonObject(value)) return Object.values(value).some(ticks);
  return Boolean(value) && value !== 'false';
}

function ticksWithin(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.some(ticksWithin);
  return isJsonObject(value) ? Object.values(value).some(ticksWithin) : value === true;
}

function unticked(value: Json): Json {
  if (Array.isArray(value)) return value.map(unticked);
  if (!isJsonObject(value)) return value === true ? false : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, inner === undefined ? inner : unticked(inner)]),
  );
}
