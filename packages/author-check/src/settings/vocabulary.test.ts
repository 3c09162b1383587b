import { models } from '@guichet/fields/models';
import { expect, it } from 'vitest';
import { noEffectHere } from '../rules/unknown-settings.ts';
import { nearestName } from './nearest-name.ts';
import { typeSettings } from './type-settings.ts';
import { findSetting, isRead, ownSettings } from './vocabulary.ts';

const types = Object.keys(models);

it.each(types)('every setting that the model of %s reads is described', (type) => {
  expect(ownSettings(type, models).filter((name) => findSetting(name) === undefined)).toEqual([]);
});

it('every setting that is described is read by some type', () => {
  const readSettings = new Set(types.flatMap((type) => ownSettings(type, models)));
  expect(typeSettings.map(({ name }) => name).filter((name) => !readSettings.has(name))).toEqual([]);
  expect(
    types.filter((type) => Object.keys(noEffectHere).some((name) => isRead(type, name, models))),
  ).toEqual([]);
});

it('a slip of the fingers finds the name that was meant, and nothing else does', () => {
  const known = ['maxLength', 'minLength', 'label', 'key', 'description'];
  expect(nearestName('maxLenght', known)).toBe('maxLength');
  expect(nearestName('MaxLength', known)).toBe('maxLength');
  expect(nearestName('lable', known)).toBe('label');
  expect(nearestName('lbela', known)).toBe(undefined);
  expect(nearestName('labl', known)).toBe('label');
  expect(nearestName('kay', known)).toBe(undefined);
  expect(nearestName('zebra', known)).toBe(undefined);
});
