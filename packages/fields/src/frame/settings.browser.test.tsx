import { isJsonObject, type JsonObject } from '@guichet/definition';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { examples } from '../examples/examples.ts';
import { fieldAt } from '../form-instance/open-form.ts';
import { models } from '../models.ts';
import { type DrawnFields, drawFields } from '../testing/draw-fields.tsx';

let drawn: DrawnFields | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

/** Every type that a resident fills in, as its first example has it. */
const filledIn = Object.entries(examples).flatMap(([type, ofType]) => {
  const model = Object.entries(models).find(([name]) => name === type)?.[1];
  const [component] = Object.values(ofType);
  // A resource's choices come from elsewhere: without them there is no control.
  if (type === 'resource') return [];
  if (model?.data !== 'value' || model.isUnseen || !model.isPersistent || !isJsonObject(component)) return [];
  return [{ type, component: { ...component, key: 'a', label: 'Own label' } }];
});
const groups = ['radio', 'selectboxes', 'day', 'survey'];
const framed = filledIn.filter(({ type }) => !['checkbox', ...groups].includes(type));
/** Beside a box to draw in, a list or a table nothing stands, and beside a search for an address its own button. */
const bare = ['signature', 'location', 'locationSearch', 'file', 'datamap', 'tree'];
const affixed = framed.filter(({ type }) => !bare.includes(type));
const typedInto = framed.filter(({ type }) => !['select', 'file', 'datamap', 'tree'].includes(type));

async function draw(component: JsonObject, more: JsonObject) {
  drawn = await drawFields([{ ...component, ...more }]);
  expect(drawn.complaints).toEqual([]);
  const { container } = drawn;
  const controls = [...container.querySelectorAll<HTMLInputElement>('[data-field]:not([type="hidden"])')];
  const [first] = controls;
  if (first === undefined) throw new Error('A field has a control.');
  return {
    container,
    controls,
    first,
    outer: container.querySelector('fieldset:has([data-field])') ?? first,
  };
}

test.each(filledIn)('$type: a description describes it, and help stands beside it', async ({ component }) => {
  const { container, outer } = await draw(component, { description: 'Own <b>note</b>', tooltip: 'One\nTwo' });
  const describing = outer.getAttribute('aria-describedby')?.split(' ') ?? [];
  const message = describing.map((id) => document.getElementById(id)?.innerHTML).join();
  expect(message).toContain('Own <b>note</b>');
  const help = container.querySelector('[popover]');
  expect(help?.innerHTML).toBe('One<br>Two');
  await expect.element(page.getByRole('button', { name: 'More about Own label' })).toBeVisible();
});

test.each(filledIn)('$type: a hidden label is heard and not seen', async ({ component }) => {
  const { container } = await draw(component, { hideLabel: true, validate: { required: true } });
  const label = container.querySelector('label[for="f-a"], legend');
  expect(label?.textContent).toContain('Own label');
  expect(label?.classList.contains('g-visually-hidden')).toBe(true);
});

test.each(filledIn)(
  '$type: its wrapper has the classes that authors count on',
  async ({ type, component }) => {
    const { first } = await draw(component, { customClass: 'mt-3 own' });
    const wrapper = first.closest('.formio-component');
    const expected = [`formio-component-${type}`, 'formio-component-a', 'mt-3', 'own'];
    expect([...(wrapper?.classList ?? [])]).toEqual(expect.arrayContaining(expected));
  },
);

test.each(filledIn)('$type: tabindex, autofocus and disabled reach its controls', async ({ component }) => {
  const { controls, first } = await draw(component, { tabindex: '3', autofocus: true, disabled: true });
  for (const control of controls) {
    expect(control.tabIndex).toBe(3);
    expect(control.disabled).toBe(true);
    expect(control.autofocus).toBe(control === first);
  }
});

test.each(filledIn)('$type: what surrounds it disables it, too', async ({ component }) => {
  drawn = await drawFields([{ type: 'well', key: 'w', disabled: true, components: [component] }]);
  const controls = [
    ...drawn.container.querySelectorAll<HTMLInputElement>('[data-field]:not([type="hidden"])'),
  ];
  expect(controls.every(({ disabled }) => disabled)).toBe(true);
});

test.each(filledIn)(
  '$type: attributes reach it, and none of them decides what it is',
  async ({ component }) => {
    const plain = await draw(component, {});
    const before = [plain.first.id, plain.first.getAttribute('name'), plain.first.getAttribute('type')];
    drawn?.close();
    const { controls, first, outer, container } = await draw(component, {
      attributes: { 'data-testid': 'x', title: 'Own title', id: 'y', name: 'y', type: 'y', onfocus: 'y()' },
      properties: { 'data-private': 'secret' },
    });
    expect(outer.getAttribute('data-testid')).toBe('x');
    expect(outer.getAttribute('title')).toBe('Own title');
    expect([first.id, first.getAttribute('name'), first.getAttribute('type')]).toEqual(before);
    expect(container.querySelector('[onfocus]')).toBeNull();
    expect(container.innerHTML).not.toContain('secret');
    expect(controls.every(({ dataset }) => dataset.field === first.dataset.field)).toBe(true);
  },
);

test.each(affixed)('$type: a prefix and a suffix stand beside its control', async ({ component }) => {
  const { first, container } = await draw(component, { prefix: 'Before', suffix: '<b>after</b>' });
  const beside = [...container.querySelectorAll('.g-affix')];
  // The sign of a currency stands there, too.
  expect(beside.map(({ innerHTML }) => innerHTML.replace('<!-- --> $', ''))).toEqual([
    ...['Before', '<b>after</b>'],
  ]);
  const [before, after] = beside.map((affix) => affix.getBoundingClientRect());
  const { left, right, top } = first.getBoundingClientRect();
  expect(before?.right).toBeLessThanOrEqual(left + 1);
  expect(after?.left).toBeGreaterThanOrEqual(right - 1);
  expect([before?.top, after?.top]).toEqual([top, top]);
});

test.each(typedInto)(
  '$type: a placeholder shows, and a browser knows what to fill in',
  async ({ component }) => {
    const { first } = await draw(component, {
      placeholder: 'For <b>example</b>',
      autocomplete: 'section-a tel',
    });
    expect(first.placeholder).toBe('For example');
    expect(first.getAttribute('autocomplete')).toBe('section-a tel');
  },
);

const lines = filledIn.filter(({ type }) =>
  ['textfield', 'email', 'url', 'phoneNumber', 'number', 'currency', 'password', 'datetime', 'time'].includes(
    type,
  ),
);

test.each(lines)(
  '$type: its size is the usual one, unless the definition says another',
  async ({ type, component }) => {
    const usual = type === 'phoneNumber' ? 14 : 50;
    const { first } = await draw(component, { size: '' });
    expect(first.getAttribute('size')).toBe(String(usual));
    const drawnAs = first.getBoundingClientRect().width;
    drawn?.close();
    const { first: narrow } = await draw(component, { size: 5 });
    expect(narrow.getAttribute('size')).toBe('5');
    expect(narrow.getBoundingClientRect().width).not.toBe(drawnAs);
  },
);

test('the placeholder of a select is what it shows while nothing is chosen', async () => {
  const select = filledIn.find(({ type }) => type === 'select')?.component ?? {};
  const { first } = await draw(select, { placeholder: 'Choose one', defaultValue: '' });
  expect(first.querySelector('option')?.textContent).toBe('Choose one');
});

test('a field with autofocus that appears takes the focus from nobody who is filling in another', async () => {
  const street = { type: 'textfield', key: 'street', label: 'Street', input: true };
  const conditional = { show: true, when: 'street', eq: 'x' };
  drawn = await drawFields([street, { ...street, key: 'unit', label: 'Unit', autofocus: true, conditional }]);
  const first = page.getByRole('textbox', { name: 'Street' });
  await userEvent.click(first);
  drawn.form.dispatch({ kind: 'input', field: fieldAt(drawn.form, 'street'), strings: ['x'] });
  await expect.element(page.getByRole('textbox', { name: 'Unit' })).toBeVisible();
  await expect.element(first).toHaveFocus();
});

test('nor does it in a shadow root, where the document knows only its host to be focused', async () => {
  const street = { type: 'textfield', key: 'street', label: 'Street', input: true };
  const conditional = { show: true, when: 'street', eq: 'x' };
  drawn = await drawFields([street, { ...street, key: 'unit', label: 'Unit', autofocus: true, conditional }]);
  const host = document.createElement('div');
  document.body.append(host);
  onTestFinished(() => host.remove());
  host.attachShadow({ mode: 'open' }).append(drawn.container);
  const first = page.getByRole('textbox', { name: 'Street' });
  await userEvent.click(first);
  drawn.form.dispatch({ kind: 'input', field: fieldAt(drawn.form, 'street'), strings: ['x'] });
  await expect.element(page.getByRole('textbox', { name: 'Unit' })).toBeVisible();
  expect(first.element().matches(':focus')).toBe(true);
});

test('a field with autofocus that appears while nobody is in another takes it', async () => {
  const street = { type: 'textfield', key: 'street', label: 'Street', input: true };
  const conditional = { show: true, when: 'street', eq: 'x' };
  drawn = await drawFields([street, { ...street, key: 'unit', label: 'Unit', autofocus: true, conditional }]);
  drawn.form.dispatch({ kind: 'input', field: fieldAt(drawn.form, 'street'), strings: ['x'] });
  await expect.element(page.getByRole('textbox', { name: 'Unit' })).toHaveFocus();
});
