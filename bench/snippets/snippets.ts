import type { HostValue } from '@guichet/author-scripts/run';

/** Typical author scripts, from the simplest on: `n` is the number of the field, `m` of another. */
const kinds: readonly ((n: number, m: number) => string)[] = [
  (n) => `show = data.f${n} === 'yes';`,
  (n, m) => `show = data.f${n} == 'yes' && (data.f${m} || '').length > 2;`,
  (n, m) => `value = (Number(data.n${n}) || 0) + (Number(data.n${m}) || 0);`,
  (n) => `show = false; if (data.n${n} > 10) { show = true; }`,
  (n, m) => `valid = data.n${n} < data.n${m} ? true : 'The second must be larger';`,
  (n) => `value = data.f${n} ? data.f${n}.trim().toUpperCase() : '';`,
  (n) => `show = ['yes', 'maybe'].includes(data.f${n});`,
  (n) => `valid = /^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$/i.test(data.f${n}) ? true : 'Not a postal code';`,
  () => `value = data.rows.reduce((sum, row) => sum + row.price * row.count, 0).toFixed(2);`,
  (n) =>
    `var total = 0; for (var i = 0; i < 10; i++) { total += data['n' + ((${n} + i) % 200)]; } value = total;`,
];

export interface Written {
  readonly code: string;
  readonly output: string;
}

export function writeAuthorScripts(count: number): readonly Written[] {
  return Array.from({ length: count }, (_, n) => {
    const code = kinds[n % kinds.length]?.(n, (n * 7 + 3) % count) ?? '';
    return { code, output: /\b(show|value|valid) =/.exec(code)?.[1] ?? 'value' };
  });
}

export function writeData(count: number): Readonly<Record<string, HostValue>> {
  const fields = Array.from({ length: count }, (_, n) => [
    [`f${n}`, n % 3 === 0 ? 'yes' : `K1A 0B${n % 10}`],
    [`n${n}`, n],
  ]);
  const rows = Array.from({ length: 10 }, (_, n) => ({ price: n + 0.5, count: n }));
  return { ...Object.fromEntries(fields.flat()), rows };
}
