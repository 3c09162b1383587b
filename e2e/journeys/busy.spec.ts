import type { Route } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { submissions } from '../fixtures/request-patterns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { live, permit, permitPage } from './permit.ts';

/** The form service's response when it is too busy to validate. */
const busy = (route: Route) =>
  route.fulfill({
    status: 503,
    headers: { 'retry-after': '1' },
    json: { name: 'ServiceError', code: 'busy', message: 'Later.', retryAfter: 1 },
  });

for (const [language, waiting] of byTurns(import.meta.filename, [
  ['en', /answers are still here, and will be sent again automatically/],
  ['fr', /réponses sont toujours là et seront envoyées de nouveau automatiquement/],
])) {
  test(`while the service is busy the page says so and sends again by itself, as the same submission (${language})`, async ({
    page,
    faults,
    step,
  }) => {
    faults.expect(/Failed to load resource.*503/);
    const texts = permit[language];
    const form = permitPage(page, texts);
    await form.open(language);
    await form.fillIn();
    const sent: { readonly key: string | undefined; readonly body: string | null }[] = [];
    let isFree = false;
    await page.route(submissions, (route) => {
      const request = route.request();
      sent.push({ key: request.headers()['idempotency-key'], body: request.postData() });
      return isFree ? route.continue() : busy(route);
    });
    await form.submit.click();
    await step('it waits', async () => {
      await expect(page.getByRole('status').filter({ hasText: waiting })).toBeVisible();
      await expect(form.box(texts.firstName)).toHaveValue('Marguerite');
      await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
    });
    // Pressing meanwhile sends nothing beside.
    await form.submit.click({ force: true });
    await expect.poll(() => sent.length).toBeGreaterThanOrEqual(2);
    isFree = true;
    await expect(page).toHaveURL(new RegExp(`/${language}/thankyou`));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  });
}

const formsDir = sharedForms({
  ...{ title: 'Stall', path: 'two-buttons' },
  components: [
    { type: 'button', key: 'above', label: 'Send here', input: true },
    { type: 'textfield', key: 'name', label: 'Name', input: true },
    { type: 'button', key: 'below', label: 'Send there', input: true },
  ],
});

test.describe('a form with two buttons that send', () => {
  test.use({ formsDir });

  test('the one that was pressed works again after a failure, though the other one was pressed meanwhile', async ({
    page,
    faults,
  }) => {
    faults.expect(/Failed to load resource.*500/);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let sent = 0;
    await page.route(submissions, async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      await held;
      return route.fulfill({ status: 500, body: 'down' });
    });
    await page.goto('/en/two-buttons');
    await live(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
    const above = page.getByRole('button', { name: 'Send here' });
    await above.click();
    await expect(above).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Send there' }).click();
    release();
    await expect(page.getByText('The form could not be sent.')).toBeVisible();
    await expect(page.locator('[aria-disabled="true"]')).toHaveCount(0);
    await above.click();
    await expect(page).toHaveURL(/thankyou/);
    expect(sent).toBe(2);
  });
});
