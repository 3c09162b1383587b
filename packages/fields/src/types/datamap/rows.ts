import type { JsonObject } from '@guichet/definition';

export interface KeyedRow {
  readonly key: string;
  /** As its control says it. */
  readonly value: string;
}

/** The strings of the controls, row by row. */
export function keyedRowsOf(strings: readonly string[], settings: JsonObject): readonly KeyedRow[] {
  return Array.from({ length: Math.ceil(strings.length / 2) }, (_, row) => {
    const [first = '', second = ''] = strings.slice(row * 2, row * 2 + 2);
    return settings.valueFirst === true
      ? { key: second.trim(), value: first }
      : { key: first.trim(), value: second };
  });
}

/** A row as its controls say it, in their order. */
export function stringsOfRow({ key, value }: KeyedRow, settings: JsonObject): readonly string[] {
  return settings.valueFirst === true ? [value, key] : [key, value];
}

/** The name that a new row begins with: `key`, `key1`, `key2`. Source: Form.io. */
export function freeKey(rows: readonly KeyedRow[]): string {
  const taken = new Set(rows.map(({ key }) => key));
  for (let count = 0; ; count += 1) {
    const key = count === 0 ? 'key' : `key${count}`;
    if (!taken.has(key)) return key;
  }
}
