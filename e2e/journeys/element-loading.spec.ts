import type { Page } from '@playwright/test';
import { expect, type HostSite, test } from '../fixtures/host-site.ts';
import { html, openWith, permit, set } from './element-pages.ts';

const address = '/formio/permit';

const ownForm = (element: string) =>
  `<form id="own" action="/sent.html">${element}<button>Send all</button></form>`;

async function open(page: Page, host: HostSite, attributes: string) {
  host.made.set(
    '/own.html',
    html(ownForm(`<guichet-form name="permit" src="${address}" ${attributes}></guichet-form>`)),
  );
  await page.goto(`${host.url}/own.html`);
}

const answerWith = (host: HostSite, status: number, json: object) => host.made.set(address, { status, json });

/** Keeps requests for the form waiting until `release` is called, and again after `hold`. */
async function gateOf(page: Page) {
  let gate = Promise.withResolvers<void>();
  await page.route(`**${address}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return {
    release: () => gate.resolve(),
    hold() {
      gate = Promise.withResolvers();
    },
  };
}

/** The element's part in the page's own form. */
const ask = (page: Page) =>
  page.evaluate(() => {
    const own = document.querySelector<HTMLFormElement>('#own');
    return (
      own && {
        isValid: own.checkValidity(),
        permit: new FormData(own).get('permit'),
        said: document.querySelector('guichet-form')?.validationMessage,
      }
    );
  });

/** Presses the page's own button, which sends nothing: the element has the focus, under the name of the reason. */
async function expectHeld(page: Page, reason: string) {
  await expect.poll(() => ask(page)).toEqual({ isValid: false, permit: null, said: reason });
  const button = page.getByRole('button', { name: 'Send all' });
  await button.focus();
  await button.press('Enter');
  const anchor = page.getByRole('group', { name: reason });
  await expect(anchor).toBeFocused();
  // The browser shows no message at an element without a size.
  await expect(anchor).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/own.html');
}

const loading = 'The form is still loading.';
const failed = 'The form could not be loaded. Reload this page, or try again later.';

test('the page’s form is not sent while ours is loading, at first and after a reset', async ({
  page,
  host,
}) => {
  answerWith(host, 200, permit);
  const gate = await gateOf(page);
  await open(page, host, 'language="fr"');
  await expectHeld(page, 'Le formulaire se charge encore.');
  await set(page, { language: 'en' });
  await expectHeld(page, loading);
  gate.release();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Ann');
  expect(await ask(page)).toEqual({ isValid: true, permit: '{"name":"Ann","city":""}', said: '' });
  await expect(page.getByRole('group')).toHaveCount(0);

  gate.hold();
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#own')?.reset());
  await expectHeld(page, loading);
  gate.release();
  await expect(name).toHaveValue('');
  expect(await ask(page)).toMatchObject({ isValid: false, permit: '{"name":"","city":""}' });
});

test('the page’s form is not sent without one of ours that could not be loaded', async ({
  page,
  host,
  faults,
}) => {
  faults.expect(/status of 503/);
  faults.expect(/No database/);
  answerWith(host, 503, { message: 'No database' });
  await open(page, host, 'language="fr-CA"');
  await expectHeld(page, 'Impossible de charger le formulaire. Rechargez cette page ou réessayez plus tard.');
  await set(page, { language: 'en' });
  await expectHeld(page, failed);
  answerWith(host, 200, permit);
  await set(page, { src: `${address}?again` });
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
  expect(await ask(page)).toEqual({ isValid: true, permit: '{"name":"Ann","city":""}', said: '' });
});

test('the page’s form is not sent without one of ours that its page never names', async ({
  page,
  host,
  faults,
}) => {
  faults.expect(/Must set src or form attribute/);
  await openWith(page, host, {}, ownForm('<guichet-form name="permit"></guichet-form>'));
  await expectHeld(page, failed);
});

test('a form that is put into the page’s once it is ready takes part in it at once', async ({
  page,
  host,
}) => {
  await openWith(
    page,
    host,
    { form: permit, submission: { data: { name: 'Ann' } } },
    `<guichet-form name="permit"></guichet-form>${ownForm('')}`,
  );
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann');
  await page.evaluate(() => {
    const element = document.querySelector('guichet-form');
    if (element !== null) document.querySelector('#own')?.prepend(element);
  });
  expect(await ask(page)).toEqual({ isValid: true, permit: '{"name":"Ann","city":""}', said: '' });
});
