import type { PreparedComponent } from '@guichet/engine';
import { expect, test } from 'vitest';
import { textfieldModel } from '../../types/textfield/model.ts';
import { withMultiple } from './with-multiple.ts';

const component: PreparedComponent = {
  ...{ type: 'textfield', id: 'a', key: 'a', clearOnHide: true, settings: {} },
  multiple: true,
};
const environment = { now: 0, timeZone: 'UTC', seed: 1 };

test('a list is written once, however many of its items are drawn', () => {
  let count = 0;
  const model = withMultiple({
    ...textfieldModel,
    format(value, ...rest) {
      count += 1;
      return textfieldModel.format(value, ...rest);
    },
  });
  const list = Array.from({ length: 500 }, (_, index) => `plate ${index}`);
  const draw = (locale: 'en' | 'fr') =>
    list.map((_, at) => model.format(list, component, locale, environment)[at]);
  expect(draw('en')).toEqual(list);
  expect(count).toBe(list.length);
  expect(draw('fr')).toEqual(list);
  expect(count).toBe(2 * list.length);
});
