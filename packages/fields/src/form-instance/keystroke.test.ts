import { expect, test } from 'vitest';
import { counted, nothing } from './counted.ts';
import { fieldAt } from './open-form.ts';

const size = 1000;

/** Every third field is shown by the first text of its group of ten; every tenth text names itself. */
function component(index: number) {
  const key = `f${index}`;
  const leader = index - (index % 10);
  const conditional =
    index % 10 > 0 && index % 3 === 0 ? { conditional: { show: false, when: `f${leader}`, eq: 'hide' } } : {};
  switch (index % 5) {
    case 1:
      return { type: 'email', key, label: key, input: true, ...conditional };
    case 2:
      return { type: 'checkbox', key, label: key, input: true, ...conditional };
    case 3:
      return {
        type: 'radio',
        key,
        label: key,
        input: true,
        values: [{ label: 'A', value: 'a' }],
        ...conditional,
      };
    case 4:
      return { type: 'content', key, html: `<p>{{ data.f${leader} }}</p>`, ...conditional };
    default:
      return { type: 'textfield', key, label: key, input: true, validate: { maxLength: 50 }, ...conditional };
  }
}

test('a keystroke in any of 1,000 fields evaluates what depends on it, and its rules only for a choice', () => {
  const components = Array.from({ length: size }, (_, index) => component(index));
  const { form, during } = counted(components);
  for (const [index, { key, type }] of components.entries()) {
    if (type === 'content') continue;
    const isLeader = index % 10 === 0;
    const members = isLeader ? components.slice(index + 1, index + 10) : [];
    form.dispatch({
      kind: 'input',
      field: fieldAt(form, key),
      strings: type === 'checkbox' ? ['true'] : ['a'],
    });
    const typed = during(() =>
      form.dispatch({
        kind: 'input',
        field: fieldAt(form, key),
        strings: type === 'checkbox' || type === 'radio' ? [] : ['ab'],
      }),
    );
    expect({ key, ...typed }).toEqual({
      key,
      ...nothing,
      condition: members.filter((member) => 'conditional' in member).length,
      rules: type === 'radio' ? 1 : 0,
      view: members.filter((member) => member.type === 'content').length,
    });
  }
});

test.each([10, 100, 1000])(
  'typing, leaving and typing again cost the same in a form of %i fields',
  (count) => {
    const text = (_: unknown, index: number) => ({
      type: 'textfield',
      key: `f${index}`,
      label: `f${index}`,
      input: true,
      validate: { required: true, maxLength: 5 },
    });
    const { form, during } = counted(Array.from({ length: count }, text));
    const field = fieldAt(form, `f${count - 1}`);
    expect(during(() => form.dispatch({ kind: 'input', field, strings: ['a'] }))).toEqual(nothing);
    // Validated for the first time, the field is looked at once more, and is not drawn again.
    const view = field.view();
    expect(during(() => form.dispatch({ kind: 'blur', field }))).toEqual({ ...nothing, rules: 1, view: 1 });
    expect(field.view()).toBe(view);
    expect(during(() => form.dispatch({ kind: 'input', field, strings: ['ab'] }))).toEqual(nothing);
    expect(during(() => form.dispatch({ kind: 'input', field, strings: ['too long'] }))).toEqual(nothing);
    expect(during(() => form.dispatch({ kind: 'blur', field }))).toEqual({ ...nothing, rules: 1, view: 1 });
    // An error that stands follows what is typed.
    expect(during(() => form.dispatch({ kind: 'input', field, strings: ['short'] }))).toEqual({
      ...nothing,
      rules: 1,
      view: 1,
    });
  },
);
