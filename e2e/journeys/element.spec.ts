import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementBudget, rawDefinitionBudget } from '../../tools/checks/budget.ts';
import { weighScript } from '../../tools/checks/weigh-script.ts';
import { checkAccessibility } from '../fixtures/check-accessibility.ts';
import { heapOf } from '../fixtures/heap-of.ts';
import { expect, test } from '../fixtures/host-site.ts';
import { listen, openWith, permit, set, steps } from './element-pages.ts';

test('the example of a plain page works under a strict policy: the page styles the form by tokens and parts alone, the form no page, and an error leads to its field', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}/plain.html`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Submit' });
  await expect(button).toBeVisible();
  const look = await button.evaluate((element) => {
    const { letterSpacing, textTransform, borderStyle, borderRadius, backgroundColor, fontSize } =
      getComputedStyle(element);
    return { letterSpacing, textTransform, borderStyle, borderRadius, backgroundColor, fontSize };
  });
  expect(look).toMatchObject({
    ...{ letterSpacing: 'normal', textTransform: 'none', borderRadius: '20px' },
    ...{ backgroundColor: 'rgb(92, 45, 145)', fontSize: '18px' },
  });
  expect(look.borderStyle).not.toContain('dotted');
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).marginTop)).toBe('13.4px');
  await checkAccessibility(page);

  await button.click();
  const link = page.getByRole('link', { name: /Error 1:/ });
  await expect(link).toBeVisible();
  await checkAccessibility(page);
  await link.click();
  await expect
    .poll(() =>
      page.evaluate(() =>
        document.querySelector('guichet-form')?.shadowRoot?.activeElement?.matches('[data-field]'),
      ),
    )
    .toBe(true);
});

test('a definition is prepared here, in either language, and its answers stay', async ({ page, host }) => {
  await openWith(page, host, { form: permit });
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
  await page.locator('guichet-form').evaluate((form) => form.setAttribute('language', 'fr'));
  await expect(page.getByRole('textbox', { name: 'Nom' })).toHaveValue('Ann');
  await set(page, { submission: { data: { name: 'Bo', city: 'Laval' } } });
  await expect(page.getByRole('textbox', { name: 'Nom' })).toHaveValue('Bo');
  await expect(page.getByRole('textbox', { name: 'Ville' })).toHaveValue('Laval');
  await checkAccessibility(page);
});

test('each event of a form is one of the element, under its name in small letters', async ({
  page,
  host,
}) => {
  await openWith(page, host, { form: steps });
  const emitted = await listen(
    page,
    ...['nextbuttonclicked', 'nextpage', 'prevpage', 'submit', 'submiterror'],
  );
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('link', { name: /Name is required/ })).toBeVisible();
  expect((await emitted()).map(([event]) => event)).toEqual(['nextbuttonclicked']);
  await name.fill('Ann');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('textbox', { name: 'City' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect
    .poll(async () => (await emitted()).map(([event]) => event))
    .toEqual([...['nextbuttonclicked', 'nextbuttonclicked', 'nextpage', 'submit']]);
  expect((await emitted()).at(-1)?.[1]).toMatchObject({
    submission: { data: { name: 'Ann' } },
    saved: false,
  });
});

test('a form that a page sets right after the element is there is no fault', async ({ page, host }) => {
  await openWith(page, host, { form: permit });
  await page.evaluate(async (form) => {
    const element = document.createElement('guichet-form');
    document.querySelector('main')?.append(element);
    await new Promise((passed) => setTimeout(passed));
    Object.assign(element, { form });
  }, permit);
  // A message in the console would fail this test.
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCount(2);
});

test('why there is no form is told to the page by an event, and not shown', async ({
  page,
  host,
  faults,
}) => {
  faults.expect(/Must set src or form attribute/);
  await openWith(page, host, { form: permit });
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeVisible();
  const emitted = await listen(page, 'error', 'formloaderror');
  await set(page, { form: null });
  const nothingSet = ['error', 'Must set src or form attribute'];
  await expect.poll(emitted).toEqual([nothingSet]);
  await expect(page.getByRole('textbox')).toHaveCount(0);

  faults.expect(/Invalid alias/);
  faults.expect(/status of 400/);
  await set(page, { form: permit });
  await expect(name).toBeVisible();
  await set(page, { form: null, src: '/api/no-such-form' });
  await expect
    .poll(emitted)
    .toEqual([nothingSet, ['formloaderror', 'Invalid alias'], ['error', 'Invalid alias']]);
  await expect(page.locator('guichet-form')).toHaveText('');
});

const message = {
  ...{ purpose: 'question', subject: 'roads', message: 'When is my street swept?' },
  ...{ firstName: 'Ann', lastName: 'Roy', reach: { email: true }, email: 'ann@example.ca' },
  ...{ answerLanguage: 'en', consent: true, place: { address: '12 Main Street' } },
};

for (const src of ['/api/contact-the-city', '/prepared/en/contact-the-city']) {
  test(`the form at ${src} is sent to our service, and told with its number`, async ({ page, host }) => {
    await openWith(page, host, { src, submission: { data: message } });
    const emitted = await listen(page, 'submitdone');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect.poll(async () => (await emitted()).length).toBe(1);
    expect((await emitted())[0]?.[1]).toMatchObject({
      _id: expect.any(String),
      data: { firstName: 'Ann' },
      metadata: { referenceNumber: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/) },
    });
    await page.locator('guichet-form').evaluate((form) => form.setAttribute('language', 'fr'));
    const received = page.getByRole('heading', { name: 'Merci. Nous avons reçu votre formulaire' });
    await expect(received).toBeVisible();
  });
}

test.describe('where the thank-you page cannot be loaded', () => {
  test.beforeEach(async ({ page, faults }) => {
    faults.expect(/ERR_FAILED/);
    await page.route('**/parts/received-*.js*', (route) => route.abort());
  });

  const thanks = 'Thank you. We received your form';

  test('the form says under which number it was received', async ({ page, host }) => {
    await openWith(page, host, { src: '/api/contact-the-city', submission: { data: message } });
    const emitted = await listen(page, 'submitdone');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: thanks })).toBeFocused();
    await checkAccessibility(page);
    const { metadata } = Object((await emitted())[0]?.[1]);
    const number = metadata.referenceNumber;
    await expect(page.getByText(`Your reference number is ${number}.`)).toBeVisible();
    await page.locator('guichet-form').evaluate((form) => form.setAttribute('language', 'fr'));
    await expect(page.getByText(`Votre numéro de référence est le ${number}.`)).toBeVisible();
  });

  test('a subscription says that the list does not have it', async ({ page, host }) => {
    const data = { roadWork: true, firstName: 'Ann', lastName: 'Roy', email: 'ann@example.ca' };
    await openWith(page, host, { src: '/api/e-subscription', submission: { data } });
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { name: thanks })).toBeFocused();
    await expect(page.getByText(/^The mailing list does not have your subscription yet\./)).toBeVisible();
    await page.locator('guichet-form').evaluate((form) => form.setAttribute('language', 'fr'));
    await expect(page.getByText(/^La liste d’envoi n’a pas encore votre abonnement\./)).toBeVisible();
  });
});

test('what a service of Form.io’s kind refuses shows at its field; what it cannot save, above the form', async ({
  page,
  host,
  faults,
}) => {
  const context = { validator: 'unique', key: 'name', label: 'Name' };
  const details = [{ message: 'Name must be unique', level: 'error', path: ['name'], context }];
  host.made.set('/formio/permit', { status: 200, json: { ...permit, _id: '65a0', path: 'permit' } });
  host.made.set('/formio/permit/submission', { status: 400, json: { name: 'ValidationError', details } });
  await openWith(page, host, { src: '/formio/permit' });
  const emitted = await listen(page, 'submiterror', 'submitdone');
  const name = page.getByRole('textbox', { name: 'Name' });
  const send = page.getByRole('button', { name: 'Submit' });
  await name.fill('Ann');
  faults.expect(/status of 400/);
  await send.click();
  await expect(name).toHaveAccessibleDescription(/unique/i);
  host.made.set('/formio/permit/submission', { status: 503, json: { message: 'down' } });
  faults.expect(/status of 503/);
  await name.fill('Bo');
  await send.click();
  await expect
    .poll(async () => (await emitted()).map(([event]) => event))
    .toEqual(['submiterror', 'submiterror']);
  await expect(page.getByRole('region', { name: /1 error/ })).toBeVisible();
  await checkAccessibility(page);
  host.made.set('/formio/permit/submission', { status: 201, json: { _id: '65b1', data: { name: 'Bo' } } });
  await send.click();
  await expect.poll(async () => (await emitted()).at(-1)).toMatchObject(['submitdone', { _id: '65b1' }]);
});

test('a basic form weighs no more than its budget, React included, and a raw definition no more than the guide says', ({
  host,
}) => {
  const parts = readdirSync(join(host.dist, 'parts'));
  const prepare = parts.filter((name) => /^prepare-.*\.js$/.test(name));
  const weights = weighScript(join(host.dist, 'guichet-form.js'));
  expect([...weights.keys()].filter((path) => /prepare|deferred/.test(path))).toEqual([]);
  const sum = (all: ReadonlyMap<string, number>) =>
    [...all.values()].reduce((total, weight) => total + weight, 0);
  expect(sum(weights)).toBeLessThanOrEqual(elementBudget);
  expect(prepare).toHaveLength(1);
  const raw = weighScript(join(host.dist, 'parts', ...prepare), new Map(weights));
  expect(sum(raw) - sum(weights)).toBeLessThanOrEqual(rawDefinitionBudget);
  const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'embedding.md'), 'utf8');
  expect(guide).toContain(`at most ${elementBudget / 1000} kB packed`);
  expect(guide).toContain(`costs at most ${rawDefinitionBudget / 1000} kB more`);
});

test('in a form of the page the answers go along under the name of the element', async ({ page, host }) => {
  const body = '<form id="own"><guichet-form name="permit"></guichet-form><button>Send all</button></form>';
  await openWith(page, host, { form: permit }, body);
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeVisible();
  const ask = () =>
    page.evaluate(() => {
      const hostForm = document.querySelector<HTMLFormElement>('#own');
      return hostForm && { isValid: hostForm.checkValidity(), permit: new FormData(hostForm).get('permit') };
    });
  expect(await ask()).toEqual({ isValid: false, permit: '{"name":"","city":""}' });
  await name.fill('Ann');
  expect(await ask()).toEqual({ isValid: true, permit: '{"name":"Ann","city":""}' });
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#own')?.reset());
  await expect(name).toHaveValue('');
});

test('two elements on a page do not know each other', async ({ page, host }) => {
  const body = '<guichet-form></guichet-form><guichet-form language="fr"></guichet-form>';
  await openWith(page, host, { form: permit }, body);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('link', { name: /Erreur 1/ }).click();
  await expect(page.getByRole('textbox', { name: 'Nom' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name' })).not.toHaveAttribute('aria-invalid', 'true');
  await checkAccessibility(page);
});

test('two hundred that came and went leave nothing behind', async ({ page, host }) => {
  await openWith(page, host, { form: permit });
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  const heap = await heapOf(page);
  const come = (times: number) =>
    page.evaluate(
      async ({ count, given }) => {
        for (let at = 0; at < count; at += 1) {
          const form = document.createElement('guichet-form');
          const ready = new Promise((resolve) => form.addEventListener('formready', resolve, { once: true }));
          Object.assign(form, { form: given });
          document.body.append(form);
          await ready;
          form.remove();
        }
      },
      { count: times, given: permit },
    );
  await come(20);
  const before = await heap();
  await come(200);
  const after = await heap();
  // A form of two fields takes 150 kB while it lives.
  expect(after.usedSize - before.usedSize).toBeLessThan(600_000);
  expect(after.nodes - before.nodes).toBeLessThan(200);
});
