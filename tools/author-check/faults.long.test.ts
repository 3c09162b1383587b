import { expect, test } from 'vitest';
import { attack } from '../../packages/author-check/src/testing/attack.ts';
import { readForms, samplesDir } from '../../packages/author-check/src/testing/read-forms.ts';
import { seedEveryKind } from '../../packages/author-check/src/testing/seed-faults.ts';

/** Slips of each kind in the sample forms, and as many in those of the folder that `--forms` names. */
const eachKind = 10;
const folder = process.env.FORMS_FOLDER ?? '';
const sets = [
  { set: 'sample forms', forms: readForms(samplesDir) },
  ...(folder === '' ? [] : [{ set: folder, forms: readForms(folder) }]),
];

test.each(sets)('at least 95 % of 300 seeded faults are found: $set', ({ set, forms }) => {
  const kinds = seedEveryKind(forms, eachKind);
  const [seeded, missed] = [kinds.map((kind) => kind.seeded), kinds.map((kind) => kind.missed.length)].map(
    (counts) => counts.reduce((sum, count) => sum + count, 0),
  );
  const rows = kinds.map(
    (kind) =>
      `${kind.name.padEnd(46)} ${String(kind.seeded).padStart(4)} ${String(kind.seeded - kind.missed.length).padStart(6)}`,
  );
  console.log([`${set}\n${'seeded'.padStart(53)} ${'found'.padStart(5)}`, ...rows].join('\n'));
  console.log(
    `${seeded} seeded, ${missed} missed\n${kinds.flatMap((kind) => kind.missed.map((place) => `  ${kind.name}: ${place}`)).join('\n')}`,
  );
  expect(seeded).toBeGreaterThanOrEqual(300);
  expect((missed ?? 0) / (seeded ?? 1)).toBeLessThanOrEqual(0.05);
});

test.each(sets)('no "never" of a form is refuted by random filling: $set', ({ set, forms }) => {
  let never = 0;
  const refuted: string[] = [];
  for (const [index, { name, form }] of forms.entries()) {
    const found = attack(form, 30, index);
    never += found.never;
    refuted.push(...found.refuted.map((path) => `${name} ${path}`));
  }
  console.log(`${never} claims of "never" in ${forms.length} forms: ${set}`);
  expect(refuted).toEqual([]);
});
