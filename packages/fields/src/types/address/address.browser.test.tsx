import type { JsonObject } from '@guichet/definition';
import { giveTyped, readTyped, type Typed } from '@guichet/renderer';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createSmallCity } from '../locationSearch/testing/small-city.ts';

let drawn: DrawnForm | undefined;

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  drawn?.close();
  drawn = undefined;
  vi.restoreAllMocks();
});

const home: JsonObject = {
  type: 'address',
  key: 'home',
  input: true,
  label: 'Home address',
  provider: 'nominatim',
};
const byHand: JsonObject = { ...home, enableManualMode: true };
const elm = {
  display_name: '12 Elm Street, Centretown, Rivermont',
  lang: 'en',
  address: { road: '12 Elm Street, Centretown' },
};

const line = () => page.getByRole('combobox', { name: 'Home address' });
const option = (name: string) => page.getByRole('option', { name });
const announcement = () => document.querySelector('.g-address__news')?.textContent;
const box = () => page.getByRole('checkbox');

type Options = NonNullable<Parameters<typeof drawForm>[1]>;

async function draw(component: JsonObject, more: Options = {}) {
  drawn = await drawForm([component], { maps: createSmallCity().maps, ...more });
  return drawn;
}

test('an address is found while it is typed, chosen by keyboard, and kept whole as its provider says it', async () => {
  const { form, container } = await draw(home);
  await userEvent.type(line(), '12 elm');
  await expect.element(option('12 Elm Street, Centretown, Rivermont')).toBeVisible();
  await expect.poll(announcement).toContain('3 addresses were found.');
  await expect.element(line()).toHaveAttribute('aria-expanded', 'true');
  expect(await violations(container)).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  const active = line().element().getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)?.textContent).toBe(elm.display_name);
  await userEvent.keyboard('{Enter}');
  await expect.element(line()).toHaveValue(elm.display_name);
  await expect.element(line()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(line()).toHaveFocus();
  await expect.poll(announcement).toBe(`Address chosen: ${elm.display_name}`);
  expect(form.data().home).toEqual(elm);
  expect(await violations(container)).toEqual([]);
});

test('an address is found in a shadow root too, where the document knows only its host to be focused', async () => {
  const { container, form } = await draw(home);
  const host = document.createElement('div');
  document.body.append(host);
  onTestFinished(() => host.remove());
  host.attachShadow({ mode: 'open' }).append(container);
  await userEvent.type(line(), '12 elm');
  await expect.element(option('12 Elm Street, Centretown, Rivermont')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(form.data().home).toEqual(elm);
});

test('an address can be chosen with the pointer', async () => {
  const { form } = await draw(home);
  await userEvent.type(line(), '12 elm');
  await userEvent.click(option('12 Elm Street, Centretown, Rivermont'));
  expect(form.data().home).toEqual(elm);
  await expect.element(line()).toHaveFocus();
});

test('who changes the text of a chosen address has chosen none, and nothing else is kept', async () => {
  const { form } = await draw(home, { submission: { home: elm } });
  await expect.element(line()).toHaveValue(elm.display_name);
  await userEvent.type(line(), '{End}!');
  expect(form.data().home).toEqual({});
  await expect.element(line()).toHaveValue(`${elm.display_name}!`);
});

test('a chosen address is cleared by its button, unless its author leaves that out', async () => {
  const { form } = await draw(home, { submission: { home: elm } });
  await userEvent.click(page.getByRole('button', { name: `Clear the address: ${elm.display_name}` }));
  await expect.element(line()).toHaveFocus();
  await expect.element(line()).toHaveValue('');
  expect(form.data().home).toEqual({});
  drawn?.close();
  await draw({ ...home, disableClearIcon: true }, { submission: { home: elm } });
  expect(page.getByRole('button', { name: /Clear/ }).elements()).toHaveLength(0);
});

test('Enter in the line searches or chooses, and never sends the form; Escape closes the list alone', async () => {
  const onSubmit = vi.fn();
  const { form } = await draw(home, { onSubmit });
  await userEvent.type(line(), 'el{Enter}');
  await expect.element(option('12 Elm Street, Rosemont, Rivermont').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(page.getByRole('listbox').elements()).toHaveLength(0);
  await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
  expect(form.data().home).toMatchObject({ display_name: '12 Elm Street, Rosemont, Rivermont' });
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an answer to what is no longer typed is left alone', async () => {
  const city = createSmallCity({ isPatient: true });
  await draw(home, { maps: city.maps });
  await userEvent.type(line(), 'elm{Enter}');
  const first = await city.next('findPlaces');
  await userEvent.type(line(), 'x');
  expect(first.signal?.aborted).toBe(true);
  first.answer();
  await userEvent.keyboard('{Enter}');
  const second = await city.next('findPlaces');
  expect(second.term).toBe('elmx');
  second.answer();
  await expect
    .poll(announcement)
    .toBe('No address was found for “elmx”. Check the spelling, or enter only the number and the street.');
});

test('a search that fails says so, loses nothing, and can be tried again', async () => {
  const city = createSmallCity({ isPatient: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await draw(home, { maps: city.maps, locale: 'fr' });
  await userEvent.type(line(), 'elm{Enter}');
  (await city.next('findPlaces')).fail('down');
  await expect.poll(announcement).toContain('La recherche d’adresses ne fonctionne pas pour le moment.');
  await expect.element(line()).toHaveValue('elm');
  await userEvent.click(page.getByRole('button', { name: 'Rechercher\u00a0: Home address' }));
  (await city.next('findPlaces')).answer();
  await expect.element(option('12 Elm Street, Centretown, Rivermont')).toBeVisible();
});

test('the other mode shows a line for each part, and its value says so', async () => {
  const { form, container } = await draw(byHand);
  expect(form.data().home).toEqual({ mode: 'autocomplete', address: {} });
  expect(await violations(container)).toEqual([]);
  await userEvent.click(box());
  await expect.element(page.getByLabelText('Address, line 1')).toBeVisible();
  expect(page.getByRole('combobox').elements()).toHaveLength(0);
  await userEvent.type(page.getByLabelText('Address, line 1'), '110 Laurier');
  await userEvent.type(page.getByLabelText('City'), 'Ottawa');
  expect(await violations(container)).toEqual([]);
  expect(form.data().home).toEqual({
    mode: 'manual',
    address: { address1: '110 Laurier', address2: '', city: 'Ottawa', state: '', country: '', zip: '' },
  });
  await userEvent.click(box());
  expect(form.data().home).toEqual({ mode: 'autocomplete', address: {} });
  await userEvent.type(line(), '12 elm');
  await userEvent.click(option('12 Elm Street, Centretown, Rivermont'));
  expect(form.data().home).toEqual({ mode: 'autocomplete', address: elm });
});

test('required asks for every part but a second line, and marks those that are missing', async () => {
  const { form, container } = await draw({ ...byHand, validate: { required: true } });
  await userEvent.click(box());
  for (const name of ['Address, line 1', 'City', 'Province or state', 'Country'])
    await userEvent.type(page.getByRole('textbox', { name }), 'x');
  expect(form.dispatch({ kind: 'submit' }).kind).toBe('invalid');
  await expect
    .poll(() =>
      [...container.querySelectorAll('[aria-invalid]')].map((control) =>
        control.getAttribute('autocomplete'),
      ),
    )
    .toEqual(['postal-code']);
  await expect.poll(() => document.activeElement?.id).toBe('guichet-errors');
  expect(await violations(container)).toEqual([]);
  await userEvent.type(page.getByRole('textbox', { name: 'Postal or ZIP code' }), 'K1P 1J1');
  expect(form.dispatch({ kind: 'submit' }).kind).toBe('valid');
});

test('the parts and the switch say what their author says, in the language of the page', async () => {
  const components = [
    { type: 'textfield', key: 'address1', label: 'Street' },
    { type: 'textfield', key: 'zip', label: 'Zip Code' },
  ];
  const i18n = { fr: { Street: 'Rue', 'Not listed': 'Pas dans la liste' } };
  await draw(
    { ...byHand, components, switchToManualModeLabel: 'Not listed' },
    { locale: 'fr', settings: { i18n } },
  );
  await userEvent.click(page.getByRole('checkbox', { name: 'Pas dans la liste' }));
  await expect.element(page.getByLabelText('Rue')).toBeVisible();
  await expect.element(page.getByLabelText('Code postal ou ZIP')).toBeVisible();
});

test('a part is a list or lines of text where its author has it so', async () => {
  const values = ['Ontario', 'Quebec'].map((label) => ({ label, value: label.slice(0, 2) }));
  const components = [
    { type: 'textarea', key: 'address1', label: 'Street' },
    { type: 'select', key: 'state', label: 'Province', data: { values } },
    { type: 'number', key: 'floor', label: 'Floor' },
  ];
  const i18n = { fr: { Province: 'Province', Quebec: 'Québec', Floor: 'Étage' } };
  const { form, container } = await draw(
    { ...byHand, components, validate: { required: true } },
    { locale: 'fr', settings: { i18n } },
  );
  await userEvent.click(box());
  await userEvent.type(page.getByRole('textbox', { name: 'Street' }), 'Une{Enter}Deux');
  await userEvent.type(page.getByRole('textbox', { name: 'Étage' }), '2,5');
  expect(form.dispatch({ kind: 'submit' }).kind).toBe('invalid');
  await expect
    .element(page.getByRole('combobox', { name: 'Province' }))
    .toHaveAttribute('aria-invalid', 'true');
  expect(await violations(container)).toEqual([]);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Province' }), 'Québec');
  expect(form.dispatch({ kind: 'submit' }).kind).toBe('valid');
  const home = { mode: 'manual', address: { address1: 'Une\nDeux', state: 'Qu', floor: '2,5' } };
  expect(form.data().home).toEqual(home);
  drawn?.close();
  await draw({ ...byHand, components }, { submission: { home } });
  await expect.element(page.getByRole('combobox', { name: 'Province' })).toHaveValue('Qu');
  await expect.element(page.getByRole('textbox', { name: 'Street' })).toHaveValue('Une\nDeux');
});

test('who checked the box before the script came types by hand, and keeps what was typed', async () => {
  let typed: readonly Typed[] = [];
  const { form } = await draw(byHand, {
    before(container) {
      const check = container.querySelector<HTMLInputElement>('.g-address__mode');
      const street = container.querySelector<HTMLInputElement>('.g-address__part input');
      if (check === null || street === null) throw new Error('Both are there.');
      check.checked = true;
      street.value = '110 Laurier';
      typed = readTyped(container);
    },
    onConnected: (formInstance, element) => giveTyped(formInstance, element, typed),
  });
  await expect
    .poll(() => form.data().home)
    .toMatchObject({ mode: 'manual', address: { address1: '110 Laurier' } });
  await expect.element(page.getByLabelText('Address, line 1')).toHaveValue('110 Laurier');
});

test('before the script the box alone shows one way or the other', async () => {
  await draw(byHand, {
    before(container) {
      const isShown = (selector: string) => container.querySelector(selector)?.checkVisibility();
      expect([isShown('.g-address__by-search'), isShown('.g-address__parts')]).toEqual([true, false]);
      container.querySelector<HTMLElement>('.g-address__mode')?.click();
      expect([isShown('.g-address__by-search'), isShown('.g-address__parts')]).toEqual([false, true]);
    },
  });
});

test('several addresses are kept bare, each chosen in a line of its own', async () => {
  const { form, container } = await draw({ ...byHand, multiple: true });
  await userEvent.click(page.getByRole('button', { name: /Add another/ }));
  const lines = page.getByRole('combobox');
  await userEvent.type(lines.nth(1), '12 elm');
  await userEvent.click(option('12 Elm Street, Centretown, Rivermont'));
  expect(form.data().home).toEqual([{}, elm]);
  await expect.element(lines.nth(1)).toHaveValue(elm.display_name);
  expect(await violations(container)).toEqual([]);
  await userEvent.type(lines.nth(1), '!');
  expect(form.data().home).toEqual([{}, {}]);
});

test('what is shown again is read in one line', async () => {
  const address = { address1: '110 Laurier', address2: '', city: 'Ottawa' };
  await draw(byHand, { submission: { home: { mode: 'manual', address } }, readOnly: true });
  await expect.element(page.getByLabelText('Home address')).toHaveValue('110 Laurier, Ottawa');
});
