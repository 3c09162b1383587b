import type { Field, Form } from '@guichet/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldAt, openForm } from './living-form/open-form.ts';
import { undrawnSamples } from './samples.ts';
import { undrawn } from './undrawn.ts';
import { FieldSlots, ViewsContext } from './views.ts';
import { wholePage } from './whole.ts';
import { wholeViews } from './whole-views.ts';

const inner = { type: 'textfield', key: 'inner', label: 'Inner', input: true };
const beside = { type: 'textfield', key: 'beside', label: 'Beside', input: true };

function drawn(form: Form): string {
  return renderToStaticMarkup(
    <ViewsContext value={wholeViews}>
      <FieldSlots fields={form.fields} />
    </ViewsContext>,
  );
}

function withInner(field: Field): readonly Field[] {
  return [field, ...field.children.flatMap(withInner)];
}

test.each(undrawn)('%s has no view yet: it says so, or draws its children', (type) => {
  const form = openForm([{ type, key: 'a', label: 'A', input: true, components: [inner] }]);
  const hasChildren = form.fields.flatMap(withInner).length > 1;
  expect(hasChildren).toBe(type === 'form');
  if (hasChildren) expect(drawn(form)).toMatch(/Inner<.*<input/);
  else expect(drawn(form)).toContain(`Unknown component: ${type}`);
});

test.each(undrawnSamples)(
  '$component.type without a view keeps $value while others are filled in',
  (sample) => {
    const form = openForm([sample.component, beside], { submission: { a: sample.value } });
    form.input(fieldAt(form, 'beside'), ['typed']);
    form.blur(fieldAt(form, 'beside'));
    expect(form.submit()).toEqual({ kind: 'valid', data: { a: sample.value, beside: 'typed' } });
    expect(form.storedData()).toEqual({ a: sample.value, beside: 'typed' });
  },
);

test.each(undrawn)('%s without a view is not asked for: nobody could fill it in', (type) => {
  const component = { type, key: 'a', label: 'A', input: true, validate: { required: true } };
  expect(openForm([component], { models: wholePage.models }).failureDetails()).toEqual([]);
});
