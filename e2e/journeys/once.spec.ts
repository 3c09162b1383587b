import type { Page, Request } from '@playwright/test';
import { exchangeForm } from '../fixtures/exchange-form.ts';
import { submissions } from '../fixtures/request-patterns.ts';
import { deleteStored } from '../fixtures/stored-data.ts';
import { expect, test } from '../fixtures/test.ts';
import { permit, permitPage } from './permit.ts';

const texts = permit.en;

function submissionsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/submission')) sent.push(request);
  });
  return sent;
}

test('pressing Submit twice sends once', async ({ page }) => {
  const sent = submissionsOf(page);
  const form = permitPage(page, texts);
  await form.open('en');
  await form.fillIn();
  await form.submit.dblclick();
  await expect(form.reference).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('when the answer is lost, the page sends again by itself and shows the number under which it was received', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED|Failed to load resource/);
  const form = permitPage(page, texts);
  const numbers: string[] = [];
  let letThrough = () => {};
  const seen = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(submissions, async (route) => {
    const response = await route.fetch();
    numbers.push((await response.json()).metadata.referenceNumber);
    if (numbers.length === 1) return route.abort();
    // The page waits two seconds before it sends again: the look at it may take longer.
    await seen;
    return route.fulfill({ response });
  });
  await form.open('en');
  await form.fillIn();
  await form.submit.click();
  await expect(page.getByRole('heading', { name: 'Your form is waiting to be sent' })).toBeFocused();
  await expect(form.box(texts.firstName)).toHaveValue('Marguerite');
  letThrough();
  await expect(form.reference).toBeVisible();
  expect(numbers).toHaveLength(2);
  expect(numbers[1]).toBe(numbers[0]);
  await expect(form.reference).toHaveText(numbers[0] ?? '');
});

test('other answers under a key that was used are reported, kept, and sent as a new application on demand', async ({
  page,
  faults,
  step,
}) => {
  faults.expect(/ERR_FAILED|Failed to load resource/);
  const form = permitPage(page, texts);
  let first = '';
  let isChanged = false;
  await page.route(submissions, async (route) => {
    const response = await route.fetch();
    // The page sends again by itself: what it sent first is not answered.
    if (isChanged) return route.fulfill({ response });
    first = (await response.json()).metadata.referenceNumber;
    return route.abort();
  });
  await form.open('en');
  await form.fillIn();
  await form.submit.click();
  await expect(page.getByRole('heading', { name: 'Your form is waiting to be sent' })).toBeFocused();
  await form.box(texts.colour).fill('Red');
  isChanged = true;
  await step('send other answers', async () => {
    await form.submit.click();
    await expect(page.getByRole('heading', { name: 'We already received this application' })).toBeFocused();
  });
  await expect(page.getByText(first)).toBeVisible();
  await expect(form.box(texts.colour)).toHaveValue('Red');
  await page.getByRole('button', { name: 'Send the changed answers as a new application' }).click();
  await expect(form.reference).toBeVisible();
  await expect(form.reference).not.toHaveText(first);
});

test('a form that was deleted after its receipt was lost is reported under its number', async ({
  page,
  product,
  faults,
  step,
}) => {
  faults.expect(/ERR_FAILED|Failed to load resource/);
  const form = permitPage(page, texts);
  let first = '';
  await page.route(submissions, async (route) => {
    if (first !== '') return route.continue();
    const response = await route.fetch();
    first = (await response.json()).metadata.referenceNumber;
    await deleteStored(product.dataDir, first);
    return route.abort();
  });
  await form.open('en');
  await form.fillIn();
  await step('send once more', async () => {
    await form.submit.click();
    await expect(page.getByRole('heading', { name: 'We already received this application' })).toBeFocused();
  });
  await expect(
    page.getByText(`${first}. It has been deleted since. You do not need to send it again.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send these answers as a new application' }).click();
  await expect(form.reference).toBeVisible();
  await expect(form.reference).not.toHaveText(first);
});

test('the key of an opened form stays through a reload', async ({ page }) => {
  const form = permitPage(page, texts);
  await form.open('en');
  const key = await page.evaluate(() => history.state.key);
  await page.reload();
  await page.waitForFunction((same) => history.state?.key === same, key);
});

test('what the service refuses stands at its field, in the words of the rule', async ({
  page,
  faults,
  step,
}) => {
  faults.expect(/400/);
  const form = permitPage(page, texts);
  await page.route(submissions, (route) =>
    route.fulfill({
      status: 400,
      json: {
        name: 'ValidationError',
        details: [
          { type: 'string.max', path: ['colour'], message: 'no', context: { limit: 3 } },
          { type: 'any.odd', path: ['nobody'], message: 'The clerk is puzzled' },
        ],
      },
    }),
  );
  await form.open('en');
  await form.fillIn();
  await step('send', async () => {
    await form.submit.click();
    await expect(form.alert).toBeFocused();
  });
  await expect(form.box(texts.colour)).toHaveAccessibleDescription(
    /Colour must have no more than 3 characters\./,
  );
  await expect(form.alert.getByRole('listitem')).toHaveText([
    'Error 1: Colour must have no more than 3 characters.',
    'Error 2: The clerk is puzzled',
  ]);
  await expect(form.alert.getByRole('link')).toHaveCount(1);
});

test('when the browser brings the page back in the middle of a sending, it can be sent again', async ({
  page,
}) => {
  const form = permitPage(page, texts);
  const sent = submissionsOf(page);
  await page.route(submissions, async (route) => {
    // The first is never answered.
    if (sent.length > 1) await route.continue();
  });
  await form.open('en');
  await form.fillIn();
  await form.submit.click();
  await expect.poll(() => sent.length).toBe(1);
  await form.submit.click({ force: true });
  expect(sent).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await form.submit.click();
  await expect(form.reference).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('when the form has changed meanwhile, the answers go over to its new version', async ({
  page,
  faults,
  step,
}) => {
  faults.expect(/409/);
  const form = permitPage(page, texts);
  await exchangeForm(page);
  await form.open('en');
  await form.fillIn();
  await step('send', async () => {
    await form.submit.click();
    await expect(page.getByRole('heading', { name: 'This form has changed' })).toBeFocused();
  });
  await step('go on', () => page.getByRole('button', { name: 'Continue with the new version' }).click());
  await expect(page.getByText('Below is its new version with your answers.')).toBeVisible();
  await expect(form.box(texts.firstName)).toHaveValue('Marguerite');
  await expect(form.declaration).toBeChecked();
  await page.unroute(submissions);
  await form.submit.click();
  await expect(form.reference).toBeVisible();
});
