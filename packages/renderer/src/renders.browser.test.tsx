import { type View, type Views, views } from '@guichet/fields/views';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { type DrawnForm, drawForm } from './testing/draw-form.tsx';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const size = 200;

/** In each group of ten the first text shows or hides every third of the others, and stands in one content. */
function component(index: number) {
  const key = `f${index}`;
  const leader = `f${index - (index % 10)}`;
  const hidden =
    index % 3 === 0 && index % 10 > 0 ? { conditional: { show: false, when: leader, eq: 'hide' } } : {};
  const common = { key, label: key, input: true, ...hidden };
  switch (index % 5) {
    case 1:
      return { type: 'email', ...common };
    case 2:
      return { type: 'checkbox', ...common };
    case 3:
      return { type: 'select', data: { values: [{ label: 'A', value: 'a' }] }, ...common };
    case 4:
      return { type: 'content', key, html: `<p>{{ data.${leader} }}</p>` };
    default:
      return { type: 'textfield', ...common };
  }
}

/** Counts each drawing of each field. */
function counted(renders: string[]): Views {
  return Object.fromEntries(
    Object.entries<View>(views).map(([type, draw]) => [
      type,
      (props: Parameters<View>[0]) => {
        renders.push(props.field.component.key);
        return draw(props);
      },
    ]),
  );
}

test('typing into each field of a form of 200 draws what depends on that field, and nothing else', async () => {
  const components = Array.from({ length: size }, (_, index) => component(index));
  const renders: string[] = [];
  const countedViews = counted(renders);
  drawn = await drawForm(components, { views: countedViews });
  const { container } = drawn;
  expect(drawn.recovered).toEqual([]);
  for (const [index, { key, type }] of components.entries()) {
    const control = container.querySelector<HTMLInputElement>(`[data-field="f-${key}"]`);
    if (type === 'content' || control === null) continue;
    renders.length = 0;
    flushSync(() => {
      if (type === 'checkbox') control.click();
      else {
        control.value = type === 'select' ? 'a' : 'ab';
        control.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    });
    const group = index % 10 === 0 ? components.slice(index, index + 10) : [];
    const dependants = group.filter((member) => member.type === 'content').map((member) => member.key);
    expect({ key, renders }).toEqual({ key, renders: dependants });
  }
  renders.length = 0;
  const [first] = container.querySelectorAll<HTMLInputElement>('[data-field="f-f0"]');
  flushSync(() => {
    if (first) first.value = 'hide';
    first?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  expect(container.querySelector('[data-field="f-f3"]')).toBeNull();
  expect([...renders].sort()).toEqual(['f4', 'f9']);
});

test('200 fields cost the elements that a page by hand has, and five more for the whole form', async () => {
  const elements = { textfield: 3, email: 3, checkbox: 4, select: 5, content: 2 };
  const components = Array.from({ length: size }, (_, index) => component(index));
  drawn = await drawForm(components);
  const byHand = components.reduce(
    (sum, { type }) => sum + (Object.entries(elements).find(([name]) => name === type)?.[1] ?? 0),
    0,
  );
  expect(drawn.container.querySelectorAll('form *')).toHaveLength(byHand + 5);
});
