import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { kept } from './drafts.ts';
import { cityOf, fillInLicence, licenceFields, typeInLicence } from './flows.ts';
import { hurryLeaving } from './hurry-leaving.ts';
import { live } from './permit.ts';

const texts = {
  en: {
    ...{ title: 'Dog licence', pay: 'Continue to payment', thanks: 'Thank you. We received your form' },
    ...{ back: 'You came back from the payment service', declined: 'The payment was declined' },
    ...{ slow: 'The payment service has not opened yet' },
    ...{ cancelled: 'The payment was cancelled', ready: 'Your order is ready to be paid' },
    paid: 'The payment service says that you paid',
  },
  fr: {
    ...{ title: 'Permis pour chien', pay: 'Continuer vers le paiement' },
    thanks: 'Merci. Nous avons reçu votre formulaire',
    ...{ back: 'Vous revenez du service de paiement', declined: 'Le paiement a été refusé' },
    ...{ slow: 'Le service de paiement ne s’est pas encore ouvert' },
    ...{ cancelled: 'Le paiement a été annulé', ready: 'Votre commande est prête à être payée' },
    paid: 'Le service de paiement indique que vous avez payé',
  },
} as const;

const atGateway = /\/payment\/order/;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const say = texts[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a resident goes from the list to the gateway, comes back, is declined, and pays in the end', async ({
      page,
      product,
      request,
      step,
    }) => {
      const city = await cityOf(product, request);
      await page.goto(`/${language}`);
      await step('open', () => page.getByRole('link', { name: say.title }).click());
      await live(page);
      const pay = page.getByRole('button', { name: say.pay });
      await step('go and pay with nothing filled in', async () => {
        await pay.click();
        await expect(page.locator('.g-alert')).toBeFocused();
      });
      expect(await city.received('payment')).toEqual([]);

      await step('fill in', () => typeInLicence(page));
      await pay.dblclick();
      await page.waitForURL(atGateway);
      const [order, ...more] = await city.received('payment');
      expect([order?.method, more]).toEqual(['POST', []]);
      const { accountNumber, app_reference_number: reference, ...fields } = order?.fields ?? {};
      expect(fields).toEqual(licenceFields);
      expect(accountNumber).toMatch(/^[0-9A-Z]{20}$/);
      expect(reference).toMatch(/^(\w{4}-){2}\w{4}$/);

      await step('go back', async () => {
        await page.goBack();
        await expect(page.getByRole('heading', { name: say.back })).toBeFocused();
      });
      await expect(page.locator('[name="dogName"]')).toHaveValue('Rex 🐕');
      await expect(page.getByText(String(reference))).toBeVisible();
      expect(await city.received('payment')).toHaveLength(1);

      await pay.click();
      await page.waitForURL(atGateway);
      const [, again] = await city.received('payment');
      expect(again?.fields).toEqual(order?.fields);

      await step('be declined', async () => {
        await page.locator('button[value="declined"]').click();
        await expect(page.getByRole('heading', { name: say.declined })).toBeFocused();
      });
      await expect(page).toHaveURL(new RegExp(`/${language}/dog-licence$`));
      await expect(page.locator('[name="dogName"]')).toHaveValue('Rex 🐕');

      await pay.click();
      await page.waitForURL(atGateway);
      await page.locator('button[value="cancelled"]').click();
      await expect(page.getByRole('heading', { name: say.cancelled })).toBeFocused();

      // Other answers are another order, which says so to staff.
      await page.locator('[name="dogName"]').fill('Max');
      await pay.click();
      await page.waitForURL(atGateway);
      const changed = (await city.received('payment')).at(-1);
      expect(changed?.fields.app_reference_number).not.toBe(reference);
      expect(changed?.fields).toMatchObject({ dogName: 'Max', accountNumber });
      await step('pay', async () => {
        await page.locator('button[value="paid"]').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.thanks);
      });
      await expect(page.locator('.g-reference')).toHaveText(String(changed?.fields.app_reference_number));
      await expect.poll(() => kept(page)).toEqual({ drafts: 0, files: 0, keys: 0 });
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(
        /guichet:left|Zoé/,
      );
      await expect(page).toHaveURL(new RegExp(`/${language}/thankyou$`));
      await page.reload();
      await expect(page.locator('.g-reference')).toHaveText(String(changed?.fields.app_reference_number));
      await step('go back to the form', async () => {
        // Past the gateway's page.
        await page.evaluate(() => void setTimeout(() => history.go(-2)));
        await expect(page.getByRole('heading', { name: say.paid })).toBeFocused();
      });
      await expect(page.locator('[name="dogName"]')).toHaveValue('');
      await page.goto(`/${language}/dog-licence`);
      await expect(page.locator('[name="dogName"]')).toHaveValue('');
      expect(product.output()).not.toContain('Promise errored');
    });

    test('a gateway that does not answer is reported, and can be tried again with the same order', async ({
      page,
      product,
      request,
    }) => {
      const city = await cityOf(product, request);
      await hurryLeaving(page);
      await page.goto(`/${language}/dog-licence`);
      await live(page);
      await fillInLicence(page);
      await city.fault('payment', 'hang');
      const emitted = page.waitForEvent('console', (message) => message.text() === `focus: ${say.slow}`);
      const asked = page.waitForRequest(atGateway);
      await page.getByRole('button', { name: say.pay }).click({ noWaitAfter: true });
      const first = new URLSearchParams((await asked).postData() ?? '');
      await emitted;
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const numbers = async () =>
        (await city.received('payment')).map(({ fields }) => fields.app_reference_number);
      await expect.poll(numbers).toEqual([first.get('app_reference_number')]);
    });

    test.describe('without a script', () => {
      test.use({ javaScriptEnabled: false });

      test('a page with one button leads on to the gateway, with the same order however often it is asked for', async ({
        page,
        product,
        request,
        step,
      }) => {
        const city = await cityOf(product, request);
        await page.goto(`/${language}/dog-licence`);
        await fillInLicence(page);
        await step('send', () => page.getByRole('button', { name: say.pay }).click());
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.ready);
        const number = page.getByText(/(\w{4}-){2}\w{4}/);
        const shown = /[\w-]{14}/.exec((await number.textContent()) ?? '')?.[0];
        await page.reload();
        await expect(number).toContainText(shown ?? 'none');
        await page.getByRole('button', { name: say.pay }).click();
        await page.waitForURL(atGateway);
        const [order, ...more] = await city.received('payment');
        const { accountNumber, app_reference_number: reference, ...fields } = order?.fields ?? {};
        expect([fields, more]).toEqual([licenceFields, []]);
        expect([accountNumber, reference]).toEqual([expect.stringMatching(/^\w{20}$/), shown]);

        for (const result of ['declined', 'cancelled'] as const) {
          const goBack = () => page.locator(`button[value="${result}"]`).click();
          await (result === 'declined' ? step('be declined', goBack) : goBack());
          await expect(page.getByRole('heading', { name: say[result] })).toBeVisible();
          await expect(page.getByText(String(reference))).toBeVisible();
          await expect(page.locator('[name="dogName"]')).toHaveValue('Rex 🐕');
          await page.getByRole('button', { name: say.pay }).click();
          await page.getByRole('button', { name: say.pay }).click();
          await page.waitForURL(atGateway);
          expect((await city.received('payment')).at(-1)?.fields).toEqual(order?.fields);
        }
        await step('pay', () => page.locator('button[value="paid"]').click());
        await expect(page.getByRole('heading', { name: say.paid })).toBeVisible();
        await expect(page.getByText(String(reference))).toBeVisible();
        await expect(page.locator('[name="dogName"]')).toHaveValue('');
      });
    });
  });
}
