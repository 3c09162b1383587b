import { expect, test } from 'vitest';
import { openForm } from '../form-instance/open-form.ts';

const values = [{ label: 'One', value: '1' }];

test.each(['radio', 'selectboxes'])('%s: a class says where the labels of options stand', (type) => {
  const component = { type, key: 'a', label: 'A', input: true, values, customClass: 'own' };
  const classOf = (more: object) => openForm([{ ...component, ...more }]).fields[0]?.component.customClass;
  expect(classOf({ optionsLabelPosition: 'top' })).toBe('own g-labels-top');
  expect(classOf({ optionsLabelPosition: 'right' })).toBe('own');
});
