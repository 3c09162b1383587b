import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@guichet/definition';
import { expect, it } from 'vitest';
import { check } from './testing/check.ts';
import { mutate, mutations } from './testing/mutate.ts';

const formsDir = join(import.meta.dirname, '../../../forms');
const forms = readdirSync(formsDir)
  .filter((name) => name.endsWith('.json'))
  .map((name): JsonObject => JSON.parse(readFileSync(join(formsDir, name), 'utf8')));

/** Seeded into each kind of slip. */
const eachKind = 2;

it.each(mutations)('$name is found in sample forms, at its place', (mutation) => {
  const missed: string[] = [];
  let count = 0;
  for (let turn = 0; count < eachKind && turn < 3 * forms.length; turn += 1) {
    const form = forms[(turn * 5 + mutation.name.length) % forms.length];
    const mutated = form && mutate(form, mutation, turn);
    if (mutated === undefined) continue;
    count += 1;
    const found = check(mutated.form, {
      dataOrigins: ['https://named.example'],
      uploadOrigins: ['https://named.example'],
    });
    // Of two components with one key, the second is reported.
    const isFound = found.some(
      ({ code, path }) =>
        mutation.codes.includes(code) && (code === 'duplicatePath' || path.startsWith(mutated.path)),
    );
    if (!isFound) missed.push(`${form?.path} ${mutated.path}: ${found.map(({ code }) => code).join(', ')}`);
  }
  expect(count).toBe(eachKind);
  expect(missed).toEqual([]);
});
