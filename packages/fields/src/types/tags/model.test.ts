import { expect, test } from 'vitest';
import { fieldAt, openForm } from '../../form-instance/open-form.ts';

const tags = { type: 'tags', key: 'a', label: 'Plates', input: true, maxTags: 2 };

function emitted(component: object, a: string | string[], locale: 'en' | 'fr' = 'en') {
  const form = openForm([{ ...tags, ...component }], { locale, submission: { a } });
  form.dispatch({ kind: 'submit' });
  return fieldAt(form, 'a').errors();
}

test('a post with more than its author allows is refused, whatever it is parted by and kept as', () => {
  expect(emitted({}, 'one,two')).toEqual([]);
  expect(emitted({}, 'one,two,three')).toEqual(['Plates can have 2 answers at most. Remove some.']);
  expect(emitted({}, 'one,two,three', 'fr')).toEqual([
    'Le champ «\u00a0Plates\u00a0» accepte au plus 2\u00a0réponses. Retirez-en.',
  ]);
  expect(emitted({ delimeter: ';' }, 'one,two,three;four')).toEqual([]);
  expect(emitted({ delimeter: ';' }, 'one;two;three')).toHaveLength(1);
  expect(emitted({ storeas: 'array' }, ['one', 'two', 'three'])).toHaveLength(1);
  expect(emitted({ storeas: 'array' }, ['one, two, three'])).toEqual([]);
  // No limit, as in Form.io.
  expect(emitted({ maxTags: 0 }, 'one,two,three')).toEqual([]);
});

test('a tag that a plain post says twice counts once', () => {
  const form = openForm([tags]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['one, two, one'] });
  expect(form.data().a).toBe('one,two');
  expect(form.dispatch({ kind: 'submit' }).kind).toBe('valid');
});
