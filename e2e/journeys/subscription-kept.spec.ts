import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { cityOf } from './flows.ts';
import { live } from './permit.ts';
import { openFilledIn } from './subscription.ts';

const texts = {
  en: {
    ...{ subscribe: 'Subscribe', tryAgain: 'Try again', shared: 'This is a shared computer' },
    unconfirmed: /The City received your subscription, but the mailing list has not confirmed it\./,
  },
  fr: {
    ...{ subscribe: 'M’abonner', tryAgain: 'Réessayer', shared: 'Cet ordinateur est partagé' },
    unconfirmed: /La Ville a reçu votre abonnement, mais la liste d’envoi ne l’a pas confirmé\./,
  },
} as const;

const person = { firstName: 'Zoé', lastName: 'O’Neil', email: 'zoe@example.ca' };

/** The answers that no entry of the history may hold as text. */
const answers = /Zoé|Neil|zoe@/;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const say = texts[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('once others use the computer nobody subscribes the person before them', async ({
      page,
      context,
      product,
      request,
      faults,
    }) => {
      faults.expect(/500/);
      const city = await cityOf(product, request);
      await openFilledIn(page, language, person);
      await page.clock.install();
      await city.fault('mailingList', '500');
      const called = page.waitForResponse(/mailing-list\/subscribe/);
      await page.getByRole('button', { name: say.subscribe }).click();
      await called;
      await page.clock.runFor(10_000);
      await expect(page.getByText(say.unconfirmed)).toBeVisible();
      const reference = await page.locator('.g-reference').textContent();
      const otherTab = await context.newPage();
      await otherTab.goto(`/${language}/e-subscription`);
      await live(otherTab);
      await otherTab.locator('[name="email"]').fill('other@example.ca');
      await otherTab.getByRole('button', { name: say.shared }).click();
      await expect(page.getByRole('button', { name: say.tryAgain })).toHaveCount(0);
      await page.reload();
      await expect(page.locator('.g-reference')).toHaveText(reference ?? '');
      await expect(page.getByRole('button', { name: say.tryAgain })).toHaveCount(0);
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(answers);
    });

    test('where the thank-you page cannot be loaded its number is told, and nothing is sent again', async ({
      page,
      faults,
    }) => {
      faults.expect(/ERR_FAILED/);
      const sent: string[] = [];
      page.on('request', (outgoing) => outgoing.url().endsWith('/submission') && sent.push(outgoing.url()));
      await page.route('**/assets/**/deferred-*.js*', (route) => route.abort());
      await openFilledIn(page, language, person);
      const subscribe = page.getByRole('button', { name: say.subscribe });
      await subscribe.click();
      await expect(page.getByRole('heading', { name: /^(Thank you|Merci)/ })).toBeFocused();
      await expect(page.getByText(/[3479CDFGHJKMNPRTWXY]{4}(-[3479CDFGHJKMNPRTWXY]{4}){2}/)).toBeVisible();
      await subscribe.click();
      await page.reload();
      await expect(page.getByText(/[3479CDFGHJKMNPRTWXY]{4}(-[3479CDFGHJKMNPRTWXY]{4}){2}/)).toBeVisible();
      expect(sent).toHaveLength(1);
    });
  });
}
