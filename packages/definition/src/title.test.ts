import { expect, it } from 'vitest';
import { titleOf } from './title.ts';

const form = { title: 'Parking', path: 'parking', properties: { fr: 'Stationnement', en: 'Parking permit' } };

it("is the form's property of that language", () => {
  expect([titleOf(form, 'en'), titleOf(form, 'fr')]).toEqual(['Parking permit', 'Stationnement']);
});

it.each([[{}], [{ fr: '' }], [{ fr: '  ' }], [{ fr: 7 }]])(
  'is the title as written with properties %j',
  (properties) => {
    expect(titleOf({ ...form, properties }, 'fr')).toBe('Parking');
  },
);

it('is the alias of a form that has no title', () => {
  expect(titleOf({ title: '', path: 'parking', properties: {} }, 'en')).toBe('parking');
});
