import { expect, test } from 'vitest';
import { benchFormsIn, parseOptions } from './options.ts';

test('peers are those that are named, and Form.io’s own without a name', () => {
  expect(parseOptions([]).peers).toEqual([]);
  expect(parseOptions(['--peer', '--forms=G10']).peers).toEqual(['formio']);
  expect(parseOptions(['--peer=surveyjs,formio,openforms']).peers).toEqual([
    'formio',
    'openforms',
    'surveyjs',
  ]);
});

test('a name that nobody knows is refused with those that are known', () => {
  expect(() => parseOptions(['--peer=angular'])).toThrow(/angular.*formio, openforms, surveyjs/);
  expect(() => parseOptions(['--network=4g'])).toThrow(/slow-3g/);
  expect(() => benchFormsIn(parseOptions(['--forms=F11']))).toThrow(/F11/);
});

test('forms with authors’ code are for a bad network alone', () => {
  expect(benchFormsIn(parseOptions([]))).not.toContain('S175');
  expect(benchFormsIn(parseOptions(['--forms=F10']))).toEqual(['F10']);
});
