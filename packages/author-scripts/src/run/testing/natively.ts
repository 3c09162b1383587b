/** The result of the same code run natively, as data: the other side of each comparison. */
export function natively(code: string, names: Readonly<Record<string, unknown>> = {}): unknown {
  const all = { data: { a: 5, name: 'Ann', list: [3, 1, 2], none: '' }, ...names };
  try {
    return { kind: 'done', value: plain(new Function(...Object.keys(all), code)(...Object.values(all))) };
  } catch (error) {
    const isObject =
      (typeof error === 'object' || typeof error === 'function') && error !== null && 'name' in error;
    return { kind: 'failed', name: isObject ? error.name : 'thrown' };
  }
}

/** Data as it leaves an author script: as JSON would have it, but for numbers that JSON has not. */
function plain(value: unknown): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Array.from(value, (item) => plain(item) ?? null);
  if ('toJSON' in value && typeof value.toJSON === 'function') return plain(value.toJSON());
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const copy = plain(item);
      return copy === undefined ? [] : [[key, copy]];
    }),
  );
}

/** Of dates as text all but the name of the zone. */
export function withoutZones(outcome: unknown): unknown {
  const json = JSON.stringify(outcome, (_key, value) => (Object.is(value, -0) ? '-0' : value));
  return json.includes('GMT') ? json.replace(/(GMT[+-]\d{4}) \([^)]*\)/g, '$1') : outcome;
}
