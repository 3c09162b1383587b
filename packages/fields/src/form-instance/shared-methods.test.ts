import { expect, test } from 'vitest';
import { look } from './counted.ts';
import { openForm } from './open-form.ts';

const values = [{ label: 'A', value: 'a' }];

test.each(['textfield', 'number', 'checkbox', 'select', 'radio', 'content', 'panel', 'datagrid'])(
  'a %s has no function of its own, before and after somebody looked at it: all fields share theirs',
  (type) => {
    const form = openForm([
      { type, key: 'a', label: 'A', input: true, values, data: { values }, components: [] },
    ]);
    const ownFunctions = () =>
      form.fields.flatMap((field) =>
        Object.entries(field).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
      );
    expect(ownFunctions()).toEqual([]);
    form.fields.forEach(look);
    expect(ownFunctions()).toEqual([]);
  },
);
