import type { JsonObject } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createSmallCity } from './testing/small-city.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const search = (key: string, label: string): JsonObject => ({
  ...{ type: 'locationSearch', key, label, input: true, features: 'ParkingPermit' },
});
const send: JsonObject = { type: 'button', key: 'send', action: 'submit', input: true, label: 'Send' };
const line = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const unsearched = 'Home: you have not searched for what you typed. Select Search, or continue without it.';
const alert = () => [...document.querySelectorAll('.g-error')].map((error) => error.textContent).join(' ');

async function draw(components: readonly JsonObject[], options: Parameters<typeof drawForm>[1] = {}) {
  drawn = await drawForm(components, { maps: createSmallCity().maps, ...options });
  const { form } = drawn;
  // A form that was validated to be right is on its way.
  return { ...drawn, isSent: () => form.isSubmitted(), home: () => form.data().home };
}

test('all optional searches that were begun are asked about in one round, and the next press sends', async () => {
  const { isSent, container } = await draw([
    search('home', 'Home'),
    search('work', 'Work'),
    search('other', 'Other'),
    send,
  ]);
  await userEvent.type(line('Home'), '12 elm');
  await userEvent.type(line('Work'), 'nowhere at all{Enter}');
  await expect
    .poll(() => document.querySelector('#f-work')?.closest('.g-location')?.textContent)
    .toMatch('No address was found');
  await press('Send');
  expect(isSent()).toBe(false);
  await expect.poll(alert).toContain(unsearched);
  expect(alert()).toContain('Work: there are no results for “nowhere at all”.');
  expect(alert()).not.toContain('Other');
  expect(await violations(container)).toEqual([]);
  await expect.element(line('Home')).toHaveValue('12 elm');
  await press('Send');
  expect(isSent()).toBe(true);
});

test('who then searches and chooses is not asked any more, and the address is sent', async () => {
  const { isSent, home } = await draw([search('home', 'Home'), send]);
  await userEvent.type(line('Home'), '12 elm');
  await press('Send');
  await expect.poll(alert).toContain(unsearched);
  // The focus moves to the results first.
  await expect.poll(() => document.activeElement?.id).toBe('guichet-errors');
  await userEvent.type(line('Home'), '{Enter}');
  await expect
    .poll(alert)
    .toContain('Home: choose one of the results of your search, or continue without it.');
  await userEvent.click(page.getByRole('radio', { name: '12 Elm Street, Centretown' }));
  await expect.poll(alert).not.toContain('Home');
  await press('Send');
  expect([isSent(), home()]).toMatchObject([true, { address: '12 Elm Street, Centretown' }]);
});

test('what was found and not chosen is asked about, a line that was emptied again is not', async () => {
  const { isSent } = await draw([search('home', 'Home'), search('work', 'Work'), send]);
  await userEvent.type(line('Work'), 'x');
  await userEvent.clear(line('Work'));
  await userEvent.type(line('Home'), '12 elm{Enter}');
  await expect.element(page.getByRole('radio', { name: '12 Elm Street, Centretown' })).toHaveFocus();
  await press('Send');
  await expect.poll(alert).toContain('Home: choose one of the results');
  expect(alert()).not.toContain('Work');
  await press('Send');
  expect(isSent()).toBe(true);
});

test('a page of a wizard asks before it is left, and the next press leaves it', async () => {
  const pages = [
    { type: 'panel', key: 'one', title: 'Address', components: [search('home', 'Home')] },
    { type: 'panel', key: 'two', title: 'Last', components: [search('work', 'Work')] },
  ];
  const { isSent } = await draw(pages, { display: 'wizard', locale: 'fr' });
  await userEvent.type(line('Home'), '12 elm');
  await press('Suivant');
  await expect.poll(alert).toContain('vous n’avez pas lancé la recherche');
  await expect.element(page.getByRole('heading', { name: /Address/ })).toBeVisible();
  await press('Suivant');
  await expect.element(page.getByRole('heading', { name: /Last/ })).toBeVisible();
  await userEvent.type(line('Work'), '12 elm');
  await userEvent.click(page.getByRole('button', { name: /Envoyer|Soumettre/ }));
  expect(isSent()).toBe(false);
  await userEvent.click(page.getByRole('button', { name: /Envoyer|Soumettre/ }));
  expect(isSent()).toBe(true);
});

test('a row asks before it is saved, and is saved by the next press', async () => {
  const grid = {
    type: 'editgrid',
    key: 'rows',
    label: 'Rows',
    input: true,
    components: [search('home', 'Home')],
  };
  const { form } = await draw([grid, send]);
  await userEvent.click(page.getByRole('button', { name: /Add/ }));
  await userEvent.type(line('Home'), '12 elm');
  const save = () => userEvent.click(page.getByRole('button', { name: /Save/ }));
  await save();
  await expect.poll(() => document.querySelector('.g-form')?.textContent).toContain(unsearched);
  expect(form.fieldByPath('rows')?.rows()?.[0]?.state()).toBe('new');
  await save();
  await expect.poll(() => form.fieldByPath('rows')?.rows()?.[0]?.state()).toBe('saved');
});

test('a button that waits for complete answers does not wait for a question that was asked', async () => {
  const { form } = await draw([search('home', 'Home'), send]);
  await userEvent.type(line('Home'), '12 elm');
  await press('Send');
  await expect.poll(alert).toContain(unsearched);
  expect(form.isValid()).toBe(true);
});
