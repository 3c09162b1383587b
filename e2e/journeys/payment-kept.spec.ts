import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/whole-browser.ts';
import { draftSince } from './drafts.ts';
import { cityOf, fillInLicence } from './flows.ts';
import { noteKept } from './kept.ts';
import { live } from './permit.ts';

for (const [language, back, pay, paid] of byTurns(import.meta.filename, [
  [
    ...(['en', 'You came back from the payment service', 'Continue to payment'] as const),
    'The payment service says that you paid',
  ],
  [
    ...(['fr', 'Vous revenez du service de paiement', 'Continuer vers le paiement'] as const),
    'Le service de paiement indique que vous avez payé',
  ],
])) {
  test(`a form that the browser kept while its resident was at the gateway can be sent on again, in ${language}`, async ({
    page,
    product,
    request,
  }) => {
    const city = await cityOf(product, request);
    const kept = await noteKept(page);
    await page.goto(`/${language}/dog-licence`);
    await live(page);
    await fillInLicence(page);
    // A page that goes while it writes is not kept.
    await draftSince(page);
    await page.getByRole('button', { name: pay }).click();
    await page.waitForURL(/\/payment\/order/);
    await kept.comeBack();
    await expect(page.getByRole('heading', { name: back })).toBeFocused();
    await page.getByRole('button', { name: pay }).click();
    await page.waitForURL(/\/payment\/order/);
    const [first, second] = await city.received('payment');
    expect(second?.fields).toEqual(first?.fields);

    await page.locator('button[value="paid"]').click();
    await expect(page.locator('.g-reference')).toHaveText(String(first?.fields.app_reference_number));
    // As in Firefox, where a page that was kept has the tab's storage of the moment in which it was left.
    await page.evaluate(() => sessionStorage.removeItem('guichet:confirmed'));
    await page.evaluate(() => void setTimeout(() => history.go(-2)));
    await expect(page.getByRole('heading', { name: paid })).toBeFocused();
    await expect(page.locator('[name="dogName"]')).toHaveValue('');
  });

  test(`what is typed while an order is being placed is not in its receipt, but stays when it is not paid, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/dog-licence`);
    await live(page);
    await fillInLicence(page);
    const dogName = page.locator('[name="dogName"]');
    const payAndTypeOn = async (typed: string) => {
      const { promise: isTyped, resolve } = Promise.withResolvers<void>();
      await page.route('**/orders/**', (route) => isTyped.then(() => route.continue()), { times: 1 });
      const placing = page.waitForRequest('**/orders/**');
      await page.getByRole('button', { name: pay }).click();
      await placing;
      await dogName.fill(typed);
      resolve();
      await page.waitForURL(/\/payment\/order/);
    };
    await payAndTypeOn('Max');
    await page.locator('button[value="declined"]').click();
    await expect(dogName).toHaveValue('Max');
    await live(page);
    await payAndTypeOn('Bella');
    await page.locator('button[value="paid"]').click();
    await expect(page.locator('.g-reference')).toBeVisible();
    const receipt = page.getByRole('main');
    await expect(receipt).toContainText('Max');
    await expect(receipt).not.toContainText('Bella');
  });
}
