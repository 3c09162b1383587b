import type { JsonObject } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const text = (key: string, more: JsonObject = {}) => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const required = { validate: { required: true } };
const tab = (label: string, ...components: JsonObject[]) => ({ key: label, label, components });
const tabs = (...components: JsonObject[]) => ({ type: 'tabs', key: 'tabs', label: 'Licence', components });

const three = tabs(tab('Dog', text('name')), tab('Owner', text('owner')), tab('Vet', text('vet')));

/** The tabs once the page is alive. */
async function alive(): Promise<void> {
  await expect.element(page.getByRole('tablist')).toBeVisible();
}

function fieldAt({ form }: DrawnForm, path: string): Field {
  const field = form.fieldByPath(path);
  if (field === undefined) throw new Error(`No field at ${path}.`);
  return field;
}

test.each([
  ['en', 'Owner ! (contains errors)'],
  ['fr', 'Owner ! (contient des erreurs)'],
] as const)('a tab shows and announces that there is an error in it (%s)', async (locale, message) => {
  drawn = await drawForm(
    [tabs(tab('Dog', text('name')), tab('Owner', text('owner', { validate: { required: true } })))],
    { locale },
  );
  await alive();
  const owner = page.getByRole('tab', { name: /Owner/ });
  expect(owner.element().textContent).toBe('Owner');
  await userEvent.click(owner);
  await userEvent.type(page.getByRole('textbox'), 'x');
  await userEvent.clear(page.getByRole('textbox'));
  await userEvent.click(page.getByRole('tab', { name: 'Dog' }));
  const mark = () => owner.element().querySelector('[aria-hidden]');
  await expect.element(owner).toHaveAccessibleName(message.replace(' !', ''));
  expect(mark()?.textContent).toBe('!');
  drawn.form.dispatch({ kind: 'input', field: fieldAt(drawn, 'owner'), strings: ['Ann'] });
  await expect.element(owner).toHaveAccessibleName('Owner');
  expect(mark()).toBeNull();
});

test('a tab comes and goes with what stands in it', async () => {
  const condition = { conditional: { show: true, when: 'name', eq: 'Rex' } };
  drawn = await drawForm([tabs(tab('Dog', text('name')), tab('Crown', text('crown', condition)))]);
  await alive();
  await expect.element(page.getByRole('tab', { name: 'Crown' })).not.toBeInTheDocument();
  await userEvent.type(page.getByRole('textbox'), 'Rex');
  await userEvent.click(page.getByRole('tab', { name: 'Crown' }));
  await expect.element(page.getByRole('textbox', { name: 'crown' })).toBeVisible();
  drawn.form.dispatch({ kind: 'setValue', field: fieldAt(drawn, 'name'), value: 'Max' });
  await expect.element(page.getByRole('textbox', { name: 'name' })).toBeVisible();
  expect(page.getByRole('tab').all()).toHaveLength(1);
});

test('answers in a part that is not shown are kept and validated', async () => {
  drawn = await drawForm([
    tabs(tab('Dog', text('name', { validate: { required: true } })), tab('Vet', text('vet'))),
  ]);
  await alive();
  const { form } = drawn;
  await userEvent.type(page.getByRole('textbox'), 'Rex');
  await userEvent.click(page.getByRole('tab', { name: 'Vet' }));
  expect(form.data()).toEqual({ name: 'Rex', vet: '' });
  form.dispatch({ kind: 'setValue', field: fieldAt(drawn, 'name'), value: '' });
  expect(form.isValid()).toBe(false);
  await userEvent.click(page.getByRole('tab', { name: /Dog/ }));
  await userEvent.type(page.getByRole('textbox'), 'Max');
  await userEvent.click(page.getByRole('tab', { name: 'Vet' }));
  await userEvent.click(page.getByRole('tab', { name: /Dog/ }));
  await expect.element(page.getByRole('textbox')).toHaveValue('Max');
});

test('the chosen tab stays when the language is switched, and when a condition takes the tabs away for a while', async () => {
  const shownBy = { conditional: { show: true, when: 'licence', eq: 'dog' } };
  drawn = await drawForm([text('licence'), { ...three, clearOnHide: false, ...shownBy }]);
  const { form } = drawn;
  form.dispatch({ kind: 'setValue', field: fieldAt(drawn, 'licence'), value: 'dog' });
  await alive();
  await userEvent.click(page.getByRole('tab', { name: 'Owner' }));
  form.dispatch({ kind: 'setLanguage', locale: 'fr', texts: { 'tabs:components.1.label': 'Propriétaire' } });
  await expect.element(page.getByRole('tab', { name: 'Propriétaire', selected: true })).toBeVisible();
  form.dispatch({ kind: 'setValue', field: fieldAt(drawn, 'licence'), value: '' });
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument();
  form.dispatch({ kind: 'setValue', field: fieldAt(drawn, 'licence'), value: 'dog' });
  await expect.element(page.getByRole('tab', { name: 'Propriétaire', selected: true })).toBeVisible();
});

test.each([320, 768, 1280])('tabs stay within a page of %i pixels', async (width) => {
  await page.viewport(width, 800);
  const many = Array.from({ length: 8 }, (_, index) => tab(`Part number ${index + 1}`, text(`t${index}`)));
  drawn = await drawForm([tabs(...many)]);
  await alive();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

const wrongInTwo = () =>
  tabs(tab('Dog', text('name')), tab('Owner', text('owner', required)), tab('Vet', text('vet', required)));

test('after a failed attempt the first tab with an error is shown, whichever was', async () => {
  for (const before of ['Dog', 'Owner', 'Vet']) {
    drawn = await drawForm([wrongInTwo()]);
    await alive();
    await userEvent.click(page.getByRole('tab', { name: before }));
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.element(page.getByRole('textbox', { name: 'owner' })).toBeVisible();
    await expect.element(page.getByRole('tab', { name: /Owner/, selected: true })).toBeVisible();
    expect(page.getByRole('textbox').all()).toHaveLength(1);
    drawn.close();
  }
});

test('an error leads into its tab, which is shown at once, and then to its field', async () => {
  drawn = await drawForm([wrongInTwo()]);
  await alive();
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect.poll(() => document.activeElement?.id).toBe('guichet-errors');
  await userEvent.click(page.getByRole('link', { name: /vet/ }));
  await expect.element(page.getByRole('tab', { name: /Vet/, selected: true })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'vet' })).toHaveFocus();
});

test('an error leads through a tab within a tab and a collapsed panel', async () => {
  const panel = { type: 'panel', key: 'p', title: 'P', collapsible: true, collapsed: true };
  const inner = {
    ...tabs(tab('One', text('one')), tab('Two', { ...panel, components: [text('two', required)] })),
    key: 'inner',
  };
  drawn = await drawForm([tabs(tab('Dog', text('name', required)), tab('Deep', inner))]);
  await alive();
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect.poll(() => document.activeElement?.id).toBe('guichet-errors');
  await expect.element(page.getByRole('textbox', { name: 'name' })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: /two/ }));
  await expect.element(page.getByRole('textbox', { name: 'two' })).toHaveFocus();
});
