import type { JsonObject } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createSmallCity } from '../locationSearch/testing/small-city.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const home: JsonObject = { type: 'address', key: 'home', input: true, label: 'Home', provider: 'nominatim' };
const send: JsonObject = { type: 'button', key: 'send', action: 'submit', input: true, label: 'Send' };
const line = () => page.getByRole('combobox', { name: 'Home' });
const press = () => userEvent.click(page.getByRole('button', { name: 'Send', exact: true }));
const alert = () => [...document.querySelectorAll('.g-error')].map((error) => error.textContent).join(' ');
const asks =
  'Home: an address that you only type is not sent. Select Search and choose one, or continue without it.';

async function draw(component: JsonObject) {
  drawn = await drawForm([component, send], { maps: createSmallCity().maps });
  return drawn;
}

test.each([[home], [{ ...home, enableManualMode: true }]])(
  'an optional address that was typed and not chosen is asked about, and the next press sends',
  async (component) => {
    const { form, container } = await draw(component);
    await userEvent.type(line(), '12 elm');
    await press();
    expect(form.isSubmitted()).toBe(false);
    await expect.poll(alert).toContain(asks);
    await expect.element(line()).toHaveValue('12 elm');
    expect(await violations(container)).toEqual([]);
    await press();
    expect(form.isSubmitted()).toBe(true);
  },
);

test('who then chooses one, or empties the line, is not asked any more', async () => {
  const { form } = await draw(home);
  await userEvent.type(line(), '12 elm');
  await press();
  await expect.poll(alert).toContain(asks);
  await expect.poll(() => document.activeElement?.id).toBe('guichet-errors');
  await userEvent.clear(line());
  await expect.poll(alert).toBe('');
  await userEvent.type(line(), '12 elm');
  await userEvent.click(page.getByRole('option', { name: '12 Elm Street, Centretown, Rivermont' }));
  await expect.poll(alert).toBe('');
  await press();
  expect(form.isSubmitted()).toBe(true);
});
