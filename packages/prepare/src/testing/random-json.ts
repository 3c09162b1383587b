import { isJsonObject, type Json } from '@guichet/definition';

export type Random = () => number;

/** The same numbers for the same seed, so that what fails once fails again. Algorithm: mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const names =
  'type key label components columns rows conditional validate pattern settings i18n fr html values data __proto__ constructor toString'.split(
    ' ',
  );
const leaves: readonly Json[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1e308,
    '',
    ' ',
    'a',
    'a.b[0].c',
    '__proto__',
    'textfield',
    'panel',
    'grid',
    'constructor',
  ],
  ...['{{ data.a }}', '{{', '<b>', '<table><td>', '(', '\ud800', '\u0000', '&', 'true', 'show = true'],
];

export function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}

export function randomJson(random: Random, depth: number): Json {
  const kind = depth === 0 ? 0 : random();
  if (kind < 0.4) return pick(leaves, random) ?? null;
  const count = Math.floor(random() * 4);
  if (kind < 0.6) return Array.from({ length: count }, () => randomJson(random, depth - 1));
  const entries = Array.from({ length: count + 1 }, (): [string, Json] => [
    pick(names, random) ?? 'a',
    randomJson(random, depth - 1),
  ]);
  return Object.fromEntries(entries);
}

/** The same value with something in it changed, taken away, added or doubled. */
export function mutate(value: Json, random: Random, texts: readonly string[]): Json {
  const change = random();
  if (change < 0.1) return randomJson(random, 3);
  if (change < 0.2) return pick(texts, random) ?? '';
  if (Array.isArray(value)) return mutateList(value, random, texts);
  if (!isJsonObject(value)) return change < 0.6 ? randomJson(random, 1) : value;
  const entries = Object.entries(value);
  const chosen = pick(entries, random)?.[0];
  if (change < 0.3) return { ...value, [pick(names, random) ?? 'a']: randomJson(random, 3) };
  return Object.fromEntries(
    entries.flatMap(([name, inner]): [string, Json][] => {
      if (inner === undefined || (name === chosen && change < 0.4)) return [];
      return [[name, name === chosen ? mutate(inner, random, texts) : inner]];
    }),
  );
}

function mutateList(list: readonly Json[], random: Random, texts: readonly string[]): Json {
  const chosen = Math.floor(random() * list.length);
  const doubled = random() < 0.2;
  return list.flatMap((item, index) => {
    if (index !== chosen) return [item];
    const mutated = mutate(item, random, texts);
    return doubled ? [item, mutated] : [mutated];
  });
}
