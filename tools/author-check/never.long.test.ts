import { expect, test } from 'vitest';
import { attack } from '../../packages/author-check/src/testing/attack.ts';
import { randomForm } from '../../packages/author-check/src/testing/random-form.ts';

const forms = 4_000;
const fillings = 1_000_000;

test('no "never" is refuted in a million random fillings', () => {
  let [left, never, seed] = [fillings, 0, 50_000];
  const refuted: string[] = [];
  for (; left > 0; seed += 1) {
    const found = attack(randomForm(seed), Math.ceil(fillings / forms), seed);
    if (found.never === 0) continue;
    left -= Math.ceil(fillings / forms);
    never += found.never;
    for (const path of found.refuted) refuted.push(`seed ${seed}: ${path}`);
  }
  console.log(`${never} claims of "never" in ${seed - 50_000} forms, ${fillings} fillings`);
  expect(refuted).toEqual([]);
});
