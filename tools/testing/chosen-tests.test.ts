import { expect, test } from 'vitest';
import { root } from '../launcher/launch.js';
import { type ChosenTests, chooseTests } from './chosen-tests.ts';

type Some = Extract<ChosenTests, { kind: 'some' }>;

function some(...words: readonly string[]): Some {
  const chosen = chooseTests(words, root);
  if (chosen.kind !== 'some') throw new Error(JSON.stringify(chosen));
  return chosen;
}

test('no word asks for everything', () => {
  expect(chooseTests([], root)).toEqual({ kind: 'all' });
});

test('a component type brings its folder, its tests in the browser, and the contract suites for itself', () => {
  const { files, journeys, types } = some('fields/select');
  expect(types).toEqual(['select']);
  expect(journeys).toEqual([]);
  expect(files).toContain('packages/renderer/src/contract.browser.test.tsx');
  expect(files.some((file) => file.startsWith('packages/fields/src/types/select/'))).toBe(true);
  expect(files.some((file) => /\/selectboxes\//.test(file))).toBe(false);
});

test('a folder brings its tests, and no contract suite', () => {
  const { files, types } = some('tools/testing');
  expect(types).toEqual([]);
  expect(files).toContain('tools/testing/chosen-tests.test.ts');
  expect(files.every((file) => file.startsWith('tools/testing/'))).toBe(true);
});

test('a file is named by its path, or by its name without the end', () => {
  expect(some('tools/testing/count.test.ts').files).toEqual(['tools/testing/count.test.ts']);
  expect(some('testing/count').files).toEqual(['tools/testing/count.test.ts']);
});

test('journeys come by their own name where no other test has it, or where the word says so', () => {
  expect(some('wizard-review')).toMatchObject({
    files: [],
    journeys: ['e2e/journeys/wizard-review.spec.ts'],
  });
  expect(some('workbench').journeys).toEqual(['e2e/journeys/workbench.long.spec.ts']);
  expect(some('journeys/location-no-script').journeys).toEqual(['e2e/journeys/location-no-script.spec.ts']);
});

test('what changed is left to the imports, with the journeys that changed', () => {
  expect(chooseTests(['--changed=HEAD'], root)).toMatchObject({ kind: 'changed', since: 'HEAD' });
  expect(chooseTests(['--changed'], root)).toMatchObject({ kind: 'changed', since: 'HEAD' });
});

test('a word that names nothing, and an option that nobody knows, are reported', () => {
  const wrongWord = chooseTests(['nothing-at-all'], root);
  expect(wrongWord.kind === 'wrong' && wrongWord.sentence).toMatch(/No test belongs to nothing-at-all/);
  const wrongOption = chooseTests(['--only'], root);
  expect(wrongOption.kind === 'wrong' && wrongOption.sentence).toMatch(/does not know --only/);
});
