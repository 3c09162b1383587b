import type { Page } from '@playwright/test';
import { checkAccessibility } from '../fixtures/check-accessibility.ts';
import { expect, test } from '../fixtures/host-site.ts';
import { field, openWith, permit } from './element-pages.ts';

const body = `<form id="own" action="/sent.html"><label>Before <input id="before"></label>
  <fieldset id="group"><legend>All</legend><guichet-form name="permit"></guichet-form></fieldset>
  <button>Send all</button></form>`;

/** The element's value in the page's own form. */
const ask = (page: Page) =>
  page.evaluate(() => {
    const hostForm = document.querySelector<HTMLFormElement>('#own');
    const element = document.querySelector('guichet-form');
    return (
      hostForm &&
      element && {
        isValid: hostForm.checkValidity(),
        permit: new FormData(hostForm).get('permit'),
        isListed: [...hostForm.elements].includes(element),
        said: element.validationMessage,
      }
    );
  });

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const inner = activeElement?.shadowRoot?.activeElement ?? activeElement;
    return inner?.getAttribute('name') || inner?.id || inner?.textContent;
  });

test('the page’s form is not sent while ours is wrong, and leads to what is wrong', async ({
  page,
  host,
}) => {
  const definition = {
    components: [field('name', 'Name'), field('city', 'City', { validate: { required: true } })],
  };
  host.made.set('/sent.html', '<!doctype html><title>Sent</title><link rel="icon" href="data:,"><p>Sent</p>');
  await openWith(page, host, { form: definition }, body);
  const city = page.getByRole('textbox', { name: 'City' });
  await expect(city).toBeVisible();
  expect(await ask(page)).toEqual({
    ...{ isValid: false, permit: '{"name":"","city":""}', isListed: true },
    said: 'Please complete this form.',
  });
  await page.getByRole('button', { name: 'Send all' }).click();
  await expect(city).toBeFocused();
  await city.fill('Laval');
  expect(await ask(page)).toMatchObject({ isValid: true, said: '' });
  await page.getByRole('button', { name: 'Send all' }).click();
  await expect(page.getByText('Sent')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('permit')).toBe('{"name":"","city":"Laval"}');
});

test('sending ours sends nothing of the page’s', async ({ page, host }) => {
  await openWith(page, host, { form: permit }, body);
  await page.evaluate(() => {
    document.querySelector('#own')?.addEventListener('submit', () => document.body.append('Sent all'));
  });
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Sent all')).toHaveCount(0);
});

test('a disabled group takes nothing in and says nothing; the answers are there when it is enabled again', async ({
  page,
  host,
}) => {
  await openWith(page, host, { form: permit }, body);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Ann');
  const disable = (isDisabled: boolean) =>
    page.evaluate((now) => document.querySelector('#group')?.toggleAttribute('disabled', now), isDisabled);
  await disable(true);
  await expect(name).not.toBeEditable();
  await expect(name).toHaveValue('Ann');
  expect(await ask(page)).toMatchObject({ isValid: true, permit: null });
  await disable(false);
  await expect(name).toBeEditable();
  await expect(name).toHaveValue('Ann');
  expect(await ask(page)).toMatchObject({ isValid: true, permit: '{"name":"Ann","city":""}' });
});

test('a reset goes back to the answers that were given', async ({ page, host }) => {
  await openWith(page, host, { form: permit, submission: { data: { name: 'Ann', city: 'Laval' } } }, body);
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Ann');
  await name.fill('Bo');
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#own')?.reset());
  await expect(name).toHaveValue('Ann');
  await expect.poll(async () => (await ask(page))?.permit).toBe('{"name":"Ann","city":"Laval"}');
});

test('the page’s form hears of our answers in another language, and when it is put around the element later', async ({
  page,
  host,
}) => {
  await openWith(page, host, { form: permit }, body);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await page.evaluate(() => document.querySelector('guichet-form')?.setAttribute('language', 'fr'));
  await expect.poll(async () => (await ask(page))?.said).toBe('Veuillez remplir ce formulaire.');
  await page.evaluate(
    () =>
      document.querySelector('guichet-form') &&
      document.querySelector('h1')?.after(document.querySelector('guichet-form') ?? ''),
  );
  await page.getByRole('textbox', { name: 'Nom' }).fill('Ann');
  await page.evaluate(() =>
    document.querySelector('#group')?.append(document.querySelector('guichet-form') ?? ''),
  );
  expect(await ask(page)).toMatchObject({ isValid: true, permit: '{"name":"Ann","city":""}' });
});

test('Back brings the answers back but for secrets, and a reset the page’s own', async ({ page, host }) => {
  const definition = {
    components: [
      field('name', 'Name'),
      field('aim', 'Aim', { persistent: 'client-only' }),
      field('pin', 'PIN', { type: 'password' }),
    ],
  };
  host.made.set('/sent.html', '<!doctype html><title>Sent</title><link rel="icon" href="data:,"><p>Sent</p>');
  await openWith(page, host, { form: definition }, body);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
  await page.getByRole('textbox', { name: 'Aim' }).fill('A fence');
  await page.getByLabel('PIN', { exact: true }).fill('pin-1234');
  await page.getByRole('button', { name: 'Send all' }).click();
  await expect(page.getByText('Sent')).toBeVisible();
  await page.goBack();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Ann');
  // Not sent, and still an answer.
  await expect(page.getByRole('textbox', { name: 'Aim' })).toHaveValue('A fence');
  await expect(page.getByLabel('PIN', { exact: true })).toHaveValue('');
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#own')?.reset());
  await expect(name).toHaveValue('');
});

test('the keyboard goes from the page into the form and out of it, and an error’s link to its field', async ({
  page,
  host,
}) => {
  await openWith(page, host, { form: permit }, body);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await page.locator('#before').focus();
  const stops: unknown[] = [];
  for (let at = 0; at < 4; at += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  expect(stops).toEqual(['name', 'city', 'Submit', 'Send all']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  // The focus moves to the first error.
  await expect.poll(() => focused(page)).toMatch(/guichet-errors$/);
  await page.getByRole('link', { name: /Error 1:/ }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('name');
  // Label, description and error are in the same root as the control.
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Name is required/);
  await checkAccessibility(page);
  await page.evaluate(() => document.querySelector('guichet-form')?.focus());
  expect(await focused(page)).toBe('name');
});
