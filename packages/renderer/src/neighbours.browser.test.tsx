import { isJsonObject, type JsonObject } from '@guichet/definition';
import { examples } from '@guichet/fields/examples';
import { drop } from '@guichet/fields/testing/file-field';
import { createSmallStore } from '@guichet/fields/testing/small-store';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DrawnForm, drawForm } from './testing/draw-form.tsx';

const text = { type: 'textfield', label: 'Text', input: true };
const more = { type: 'checkbox', key: 'more', label: 'More', input: true };

function firstExamples(types: readonly string[]): readonly JsonObject[] {
  return types.map((type) => Object.values(examples[type] ?? {})[0]).filter(isJsonObject);
}

/** Each component between two of its own type: the one is there while the box is checked, the other while it is not. */
function amongGuests(components: readonly JsonObject[]): readonly JsonObject[] {
  return components.flatMap((component, index) => [
    { ...renamed(component, `guest${index}a`), conditional: { show: true, when: 'more', eq: 'true' } },
    renamed(component, `stays${index}`),
    { ...renamed(component, `guest${index}b`), conditional: { show: false, when: 'more', eq: 'true' } },
  ]);
}

/** With a key of its own, also for each component in it. */
function renamed(component: JsonObject, key: string): JsonObject {
  const inner: JsonObject = JSON.parse(
    JSON.stringify(component).replaceAll(/"(type":"[^"]*","key":")/g, `"$1${key}`),
  );
  return { ...inner, key };
}

/** Everything in which an author puts fields, each with some of every kind: plain controls, and types with a state. */
function inLayouts(fields: readonly JsonObject[]): readonly JsonObject[] {
  const copies = (place: string) => fields.map((field) => renamed(field, `${String(field.key)}${place}`));
  const inside = (type: string, more: object = {}) => ({
    ...{ type, key: `in${type}`, label: type, title: type, input: type === 'container' },
    ...{ components: copies(type), ...more },
  });
  return [
    inside('panel'),
    inside('panel', { key: 'collapses', components: copies('collapses'), collapsible: true }),
    inside('fieldset'),
    inside('well'),
    inside('container'),
    inside('columns', { columns: ['left', 'right'].map((side) => ({ components: copies(side), width: 6 })) }),
    inside('tabs', {
      components: ['one', 'two'].map((key) => ({ label: key, key, components: copies(key) })),
    }),
    inside('table', { numRows: 1, numCols: 1, rows: [[{ components: copies('cell') }]] }),
    inside('datagrid', { input: true }),
    inside('datagrid', {
      key: 'cells',
      input: true,
      components: [inside('well', { key: 'inCell', components: copies('inCell') })],
    }),
    inside('editgrid', { input: true, openWhenEmpty: true }),
  ];
}

const controls = 'input, select, textarea, [contenteditable]';
const isTyped = /^(text|email|tel|url|search|number|password|textarea)$/;

function staying({ container }: DrawnForm): readonly Element[] {
  return [...container.querySelectorAll('[class*="formio-component-stays"]')];
}

/** Puts something into each control that only the browser knows of. */
function fillIn(elements: readonly Element[]): void {
  for (const [index, control] of elements
    .flatMap((field) => [...field.querySelectorAll(controls)])
    .entries()) {
    if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
    else if (control instanceof HTMLTextAreaElement) control.value = `typed ${index}`;
    else if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
      control.checked = index % 2 === 0;
    else if (control instanceof HTMLInputElement && isTyped.test(control.type)) control.value = `${index}`;
  }
}

function seenIn(elements: readonly Element[]) {
  return elements.map((element) => ({
    html: element.outerHTML,
    values: [...element.querySelectorAll(controls)].map((control) =>
      control instanceof HTMLInputElement ? [control.value, control.checked] : Reflect.get(control, 'value'),
    ),
  }));
}

/** The box is checked or cleared, with the focus where it is. */
function turn({ container }: DrawnForm): void {
  flushSync(() => container.querySelector<HTMLInputElement>('[data-field="f-more"]')?.click());
}

test.each([
  ['in a form every type', amongGuests(firstExamples(Object.keys(examples)))],
  [
    'in every layout, and in rows, a field',
    inLayouts(amongGuests(firstExamples(['textfield', 'select', 'radio', 'file', 'signature']))),
  ],
])('%s keeps its elements, what stands in them and its error while others come and go', async (_, fields) => {
  const drawn = await drawForm([more, ...fields], {
    asLeft: (form) => void form.dispatch({ kind: 'submit' }),
  });
  const { container } = drawn;
  const guests = () => container.querySelectorAll('[class*="formio-component-guest"]').length;
  // There and back, so that all that comes to life after the page stands.
  turn(drawn);
  turn(drawn);
  const stay = staying(drawn);
  expect(stay.length).toBeGreaterThan(30);
  expect(container.querySelectorAll('[class*="formio-component-stays"] .g-error').length).toBeGreaterThan(5);
  fillIn(stay);
  const before = { elements: stay.flatMap((field) => [...field.querySelectorAll('*')]), seen: seenIn(stay) };
  for (let count = 0; count < 3; count += 1) {
    turn(drawn);
    expect(guests()).toBeGreaterThan(30);
    const now = staying(drawn);
    expect(seenIn(now)).toEqual(before.seen);
    const elements = now.flatMap((field) => [...field.querySelectorAll('*')]);
    expect(elements.length).toBe(before.elements.length);
    expect(elements.filter((element, index) => element !== before.elements[index])).toEqual([]);
  }
  expect(drawn.recovered).toEqual([]);
});

test('one of two alike in turn: what is typed into the one never stands in the other, nor when it comes again', async () => {
  const alike = { ...text, validate: { required: true } };
  const drawn = await drawForm([
    more,
    { ...alike, key: 'a', conditional: { show: true, when: 'more', eq: 'true' } },
    { ...alike, key: 'b', conditional: { show: false, when: 'more', eq: 'true' } },
  ]);
  const line = (key: string) => drawn.container.querySelector<HTMLInputElement>(`[data-field="f-${key}"]`);
  flushSync(() => void drawn.form.dispatch({ kind: 'submit' }));
  expect(line('b')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(page.getByRole('textbox'), 'of b');
  turn(drawn);
  expect([line('a')?.value, line('b')]).toEqual(['', null]);
  await userEvent.fill(page.getByRole('textbox'), 'of a');
  turn(drawn);
  expect([line('a'), line('b')?.value]).toEqual([null, '']);
  expect(drawn.form.data()).toEqual({ more: false, b: '' });
});

test('the next page of a wizard has the same types in the same places, and nothing of the page before', async () => {
  const kinds = firstExamples(['textfield', 'select', 'radio', 'checkbox', 'file', 'signature']);
  const drawn = await drawForm(
    ['one', 'two'].map((key) => ({
      ...{ type: 'panel', key, title: key, input: false },
      components: kinds.map((kind, index) => ({ ...renamed(kind, `${key}${index}`), validate: {} })),
    })),
    { display: 'wizard' },
  );
  const { form, container } = drawn;
  const inPage = () => [...container.querySelectorAll('[class*="formio-component-"]')];
  const go = (kind: 'forward' | 'previous') => flushSync(() => void form.dispatch({ kind }));
  go('forward');
  const fresh = seenIn(inPage());
  go('previous');
  const first = inPage();
  fillIn(first);
  go('forward');
  expect(seenIn(inPage())).toEqual(fresh);
  expect(inPage().filter((field) => first.includes(field))).toEqual([]);
});

test('who types, chooses from an open list, sends a file or has signed goes on while a field above comes and goes', async () => {
  const wards = ['Orléans', 'Kanata', 'Rideau'].map((label) => ({ label, value: label }));
  const among = amongGuests([
    text,
    { type: 'select', label: 'Wards', input: true, multiple: true, data: { values: wards } },
    { type: 'file', label: 'Photos', input: true, multiple: true, storage: 'url', url: '/api/file' },
    { type: 'signature', label: 'Signature', input: true },
  ]);
  const store = createSmallStore();
  const drawn = await drawForm([more, ...among], { files: store });
  const { container } = drawn;
  const inside = <T extends Element>(index: number, selector: string, type: new () => T): T => {
    const found = container.querySelector(`.formio-component-stays${index} ${selector}`);
    if (!(found instanceof type)) throw new Error(`${selector} stands in field ${index}.`);
    return found;
  };

  const line = inside(0, 'input', HTMLInputElement);
  await userEvent.fill(line, 'half a word');
  line.setSelectionRange(4, 6);
  turn(drawn);
  expect(document.activeElement).toBe(line);
  expect([line.value, line.selectionStart, line.selectionEnd]).toEqual(['half a word', 4, 6]);

  const combobox = () => inside(1, '[role="combobox"]', HTMLInputElement);
  await expect.poll(combobox).toBeInstanceOf(HTMLInputElement);
  await userEvent.click(combobox());
  await userEvent.keyboard('r');
  const options = () =>
    [...container.querySelectorAll('[role="option"]')].map((option) => option.textContent);
  await expect.poll(options).toContain('Rideau');
  const open = { box: combobox(), options: options() };
  turn(drawn);
  expect([document.activeElement, combobox().value, options()]).toEqual([open.box, 'r', open.options]);
  expect(open.box).toHaveAttribute('aria-expanded', 'true');

  drop([new File(['A file.'], 'a.txt', { type: 'text/plain' })], inside(2, '', HTMLElement));
  await expect.poll(() => store.calls.length).toBe(1);
  turn(drawn);
  store.calls[0]?.progress(0.4);
  await expect.poll(() => inside(2, '', HTMLElement).textContent).toContain('Uploading: 40%');
  turn(drawn);
  expect(inside(2, '', HTMLElement).textContent).toContain('Uploading: 40%');
  expect(store.calls[0]?.signal.aborted).toBe(false);

  const canvas = inside(3, 'canvas', HTMLCanvasElement);
  canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
  const ink = canvas.toDataURL();
  turn(drawn);
  expect(inside(3, 'canvas', HTMLCanvasElement)).toBe(canvas);
  expect(canvas.toDataURL()).toBe(ink);
});
