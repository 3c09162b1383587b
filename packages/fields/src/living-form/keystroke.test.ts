import { expect, test } from 'vitest';
import { fieldAt, openForm } from './open-form.ts';

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

test('a keystroke in any of 1,000 fields evaluates what depends on that field, and nothing else: its own rules only where a choice is judged at once', () => {
  const components = Array.from({ length: size }, (_, index) => component(index));
  const counts = { condition: 0, rules: 0, view: 0, reaction: 0 };
  const form = openForm(components, {
    observe: (what) => {
      counts[what] += 1;
    },
  });
  for (const { key } of components) fieldAt(form, key).subscribe(() => {});
  for (const [index, { key, type }] of components.entries()) {
    if (type === 'content') continue;
    const isLeader = index % 10 === 0;
    const members = isLeader ? components.slice(index + 1, index + 10) : [];
    form.input(fieldAt(form, key), type === 'checkbox' ? ['true'] : ['a']);
    Object.assign(counts, { condition: 0, rules: 0, view: 0, reaction: 0 });
    form.input(fieldAt(form, key), type === 'checkbox' ? ['true'] : type === 'radio' ? ['a'] : ['ab']);
    expect({ key, ...counts }).toEqual({
      key,
      condition: members.filter((member) => 'conditional' in member).length,
      reaction: 0,
      rules: type === 'checkbox' || type === 'radio' ? 1 : 0,
      view: members.filter((member) => member.type === 'content').length,
    });
  }
});
