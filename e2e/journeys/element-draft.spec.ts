import { checkAccessibility } from '../fixtures/check-accessibility.ts';
import { expect, test } from '../fixtures/host-site.ts';
import { kept } from './drafts.ts';
import { listen, openWith, permit } from './element-pages.ts';

const none = { drafts: 0, files: 0, keys: 0 };

test('a host’s form is kept, offered without its answers, and announced; a shared computer keeps nothing', async ({
  page,
  host,
}) => {
  const given = { form: permit, options: { draft: { name: 'permit' } } };
  const box = page.getByRole('textbox', { name: 'Name' });
  const note = page.getByRole('region', { name: 'Answers kept on this device' });
  await openWith(page, host, given);
  await box.fill('Marguerite');
  await expect(note).toBeVisible();
  await checkAccessibility(page);

  await openWith(page, host, given);
  const offer = page.getByRole('region', { name: /^You began this form on/ });
  await expect(offer).toMatchAriaSnapshot(`
    - region /You began this form on/:
      - status: /^You began this form on .* Your answers are still on this device/
      - button "Continue with these answers"
      - button "Start over"
  `);
  await checkAccessibility(page);
  await expect(box).toHaveValue('');
  const emitted = await listen(page, 'draftkept', 'draftresumed', 'drafterased');
  await offer.getByRole('button', { name: 'Continue with these answers' }).press('Enter');
  await expect(box).toHaveValue('Marguerite');
  await expect(offer).toHaveCount(0);
  await page.getByRole('textbox', { name: 'City' }).fill('Laval');
  await note.getByRole('button', { name: 'This is a shared computer' }).click();
  await expect(page.getByText(/^Nothing is kept on this device any more/)).toBeVisible();
  await expect.poll(() => kept(page)).toEqual(none);
  expect((await emitted()).map(([name]) => name)).toEqual(
    expect.arrayContaining(['draftresumed', 'drafterased']),
  );

  await openWith(page, host, given);
  await box.fill('Gabrielle');
  await box.blur();
  expect(await kept(page)).toEqual(none);
  // The next journey on this host's pages is on a device of its own.
  await page.evaluate(() => localStorage.clear());
});

test('where what keeps a draft was lost as the form came, it is loaded with the next answer', async ({
  page,
  host,
  faults,
}) => {
  faults.expect(/ERR_FAILED/);
  const pattern = '**/parts/embedded-draft-*.js*';
  await page.route(pattern, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await openWith(page, host, { form: permit, options: { draft: { name: 'lost' } } });
  await lost;
  await page.unroute(pattern);
  await page.getByRole('textbox', { name: 'Name' }).fill('Marguerite');
  await expect(page.getByRole('region', { name: 'Answers kept on this device' })).toBeVisible();
  await expect.poll(() => kept(page)).toMatchObject({ drafts: 1 });
});

test('a host that asks by itself gets an event for the draft, and sending destroys it', async ({
  page,
  host,
}) => {
  const given = { form: permit, options: { draft: { name: 'silent', isSilent: true } } };
  const box = page.getByRole('textbox', { name: 'Name' });
  await openWith(page, host, given);
  await box.fill('Marguerite');
  await expect.poll(() => kept(page)).toMatchObject({ drafts: 1 });
  await openWith(page, host, given);
  await page.locator('guichet-form').evaluate(
    (form) =>
      new Promise<void>((resolve) => {
        form.addEventListener('draftfound', (event) => {
          const { resume } = Object(event instanceof CustomEvent ? event.detail : undefined);
          resume().then(resolve);
        });
        // The draft may have been found before: a form that is opened anew reports it again.
        Reflect.set(form, 'options', { draft: { name: 'silent', isSilent: true, hours: 23 } });
      }),
  );
  await expect(box).toHaveValue('Marguerite');
  await expect(page.getByRole('region')).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => kept(page)).toEqual(none);
});
