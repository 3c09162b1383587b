import { expect, it } from 'vitest';
import { mutations } from './testing/mutate.ts';
import { readForms, samplesDir } from './testing/read-forms.ts';
import { seedFaults } from './testing/seed-faults.ts';

const samples = readForms(samplesDir);

it.each(mutations)('$name is found in sample forms, at its place', (mutation) => {
  const { seeded, missed } = seedFaults(samples, mutation, 2);
  expect(seeded).toBe(2);
  expect(missed).toEqual([]);
});
