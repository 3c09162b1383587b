import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { draftSince, kept } from './drafts.ts';
import { cityOf } from './flows.ts';
import { live } from './permit.ts';
import { openFilledIn } from './subscription.ts';

const texts = {
  en: {
    ...{ subscribe: 'Subscribe', signUp: 'Sign up', thanks: 'Thank you. We received your form' },
    confirmed: 'The mailing list confirmed that it received your subscription.',
    unconfirmed: /The City received your subscription, but the mailing list has not confirmed it\./,
    ...{ tryAgain: 'Try again', notNotified: /The mailing list does not have your subscription yet/ },
    ...{ list: '1012', media: '2745', asNew: 'Send the changed answers as a new application' },
  },
  fr: {
    ...{ subscribe: 'M’abonner', signUp: 'M’inscrire', thanks: 'Merci. Nous avons reçu votre formulaire' },
    confirmed: 'La liste d’envoi a confirmé la réception de votre abonnement.',
    unconfirmed: /La Ville a reçu votre abonnement, mais la liste d’envoi ne l’a pas confirmé\./,
    ...{ tryAgain: 'Réessayer', notNotified: /La liste d’envoi n’a pas encore votre abonnement/ },
    ...{ list: '1026', media: '2747', asNew: 'Envoyer les réponses modifiées dans une nouvelle demande' },
  },
} as const;

const person = { firstName: ' Zoé ', lastName: "O’Neil + d'Août 🐕", email: 'zoe+news@example.ca' };

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const say = texts[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a resident subscribes: the list is told once, also by who goes back and sends the same again, or changes the language', async ({
      page,
      product,
      request,
      faults,
      step,
    }) => {
      const city = await cityOf(product, request);
      await openFilledIn(page, language, person);
      const subscribe = page.getByRole('button', { name: say.subscribe });
      await page.locator('[name="email"]').fill('zoe');
      await subscribe.click();
      await expect(page.locator('#guichet-errors')).toBeFocused();
      expect(await city.received('mailingList')).toEqual([]);

      await page.locator('[name="email"]').fill(person.email);
      await step('subscribe', async () => {
        await subscribe.dblclick();
        await expect(page.getByText(say.confirmed)).toBeVisible();
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.thanks);
      await expect(page).toHaveURL(new RegExp(`/${language}/e-subscription$`));
      expect(await page.evaluate(() => Object.keys(history.state))).toContain('subscribed');
      expect(await page.evaluate(() => JSON.stringify([history.state, localStorage]))).not.toMatch(
        /Zoé|Neil|zoe\+news/,
      );
      await expect.poll(() => kept(page)).toEqual({ drafts: 0, files: 0, keys: 0 });
      const emitted = {
        ...{ service: 'mailingList', method: 'GET', path: '/mailing-list/subscribe' },
        fields: {
          ...{ u: say.list, f: say.list, act: 'sub', v: '2' },
          ...{ firstname: 'Zoé', lastname: person.lastName, email: person.email },
          'nlbox[]': ['roadWork', 'wardRural'],
        },
      };
      expect(await city.received('mailingList')).toEqual([emitted]);
      const reference = await page.locator('.g-reference').textContent();

      await page.reload();
      await expect(page.getByText(say.confirmed)).toBeVisible();
      await step('go back', async () => {
        await page.goBack();
        await expect(page.locator('[name="lastName"]')).toHaveValue(person.lastName);
        await live(page);
      });
      await expect(page.locator('[name="roadWork"]')).toBeChecked();
      await expect(page.locator('[value="wardRural"]')).toBeChecked();
      // It was received: nothing of it is kept, until it is changed.
      await page.evaluate(() => document.dispatchEvent(new Event('input')));
      await page.reload();
      await live(page);
      await expect(page.locator('[name="lastName"]')).toHaveValue(person.lastName);
      expect(await kept(page)).toEqual({ drafts: 0, files: 0, keys: 0 });
      await subscribe.click();
      await expect(page.getByText(say.confirmed)).toBeVisible();
      await expect(page.locator('.g-reference')).toHaveText(reference ?? '');
      expect(await city.received('mailingList')).toEqual([emitted]);

      // Changed answers are another subscription, under another number.
      await page.goBack();
      await expect(page.locator('[name="lastName"]')).toHaveValue(person.lastName);
      await live(page);
      await page.locator('[name="jobs"]').check();
      await draftSince(page);
      faults.expect(/422/);
      await subscribe.click();
      await page.getByRole('button', { name: say.asNew }).click();
      await expect(page.getByText(say.confirmed)).toBeVisible();
      await expect(page.locator('.g-reference')).not.toHaveText(reference ?? '');
      const otherLanguage = language === 'en' ? 'fr' : 'en';
      await page.locator('.g-language').click();
      await expect(page.getByText(texts[otherLanguage].confirmed)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${otherLanguage}/e-subscription$`));
      expect((await city.received('mailingList')).map(({ fields }) => fields['nlbox[]'])).toEqual([
        ['roadWork', 'wardRural'],
        ['roadWork', 'jobs', 'wardRural'],
      ]);
      await expect.poll(() => kept(page)).toEqual({ drafts: 0, files: 0, keys: 0 });
    });

    test('a list that stays silent, or fails, is reported, and tried again; what was saved stands', async ({
      page,
      product,
      request,
      faults,
      step,
    }) => {
      const city = await cityOf(product, request);
      await openFilledIn(page, language, person);
      await page.clock.install();
      await city.fault('mailingList', 'empty');
      const called = page.waitForResponse(/mailing-list\/subscribe/);
      await page.getByRole('button', { name: say.subscribe }).click();
      await called;
      await page.clock.runFor(10_000);
      await step('wait', () => expect(page.getByText(say.unconfirmed)).toBeVisible());
      const reference = await page.locator('.g-reference').textContent();

      await city.fault('mailingList', '500');
      faults.expect(/500/);
      await page.getByRole('button', { name: say.tryAgain }).click();
      await expect(page.getByText(say.unconfirmed)).toBeVisible();
      await page.reload();
      await expect(page.getByText(say.unconfirmed)).toBeVisible();
      await page.getByRole('button', { name: say.tryAgain }).click();
      await expect(page.getByText(say.confirmed)).toBeVisible();
      await expect(page.locator('.g-reference')).toHaveText(reference ?? '');
    });

    test('a journalist signs up: the media list receives the person alone', async ({
      page,
      product,
      request,
      faults,
      step,
    }) => {
      const city = await cityOf(product, request);
      await step('open', () => page.goto(`/${language}/media-sign-up`));
      await live(page);
      for (const [name, value] of Object.entries({ ...person, outlet: 'The Ferry' }))
        await page.locator(`[name="${name}"]`).fill(value);
      await page.locator('[name="medium"][value="radio"]').check();
      await expect(page.locator('[name="consent"]')).not.toBeChecked();
      await page.locator('[name="consent"]').check();
      const signUp = page.getByRole('button', { name: say.signUp });
      await page.locator('[name="email"]').fill('zoe');
      await step('sign up too early', async () => {
        await signUp.click();
        await expect(page.locator('#guichet-errors')).toBeFocused();
      });
      await page.locator('[name="email"]').fill(person.email);

      const keys: (string | undefined)[] = [];
      await page.route('**/submission', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        if (keys.length > 1) await route.continue();
        else await route.fulfill({ status: 500, body: '{}' });
      });
      faults.expect(/500/);
      const logged = page.waitForEvent('console', (message) => message.text() === 'Save submission failed');
      await signUp.click();
      await logged;
      await expect(page.locator('#guichet-errors')).toBeFocused();
      expect(await city.received('mailingList')).toEqual([]);

      await page.clock.install();
      await city.fault('mailingList', 'hang');
      const called = page.waitForRequest(/mailing-list\/subscribe/);
      await signUp.dblclick();
      await called;
      await page.clock.runFor(10_000);
      await expect(page.getByText(say.unconfirmed)).toBeVisible();
      expect([keys.length, keys[0]]).toEqual([2, keys[1]]);
      await page.getByRole('button', { name: say.tryAgain }).click();
      await expect(page.getByText(say.confirmed)).toBeVisible();
      const emitted = {
        ...{ u: say.media, f: say.media, act: 'sub', v: '2' },
        ...{ firstname: 'Zoé', lastname: person.lastName, email: person.email },
      };
      const tellings = async () => (await city.received('mailingList')).map(({ fields }) => fields);
      expect(await tellings()).toEqual([emitted]);
      await page.goBack();
      await expect(page.locator('[name="outlet"]')).toHaveValue('The Ferry');
      await live(page);
      await signUp.click();
      await expect(page.getByText(say.confirmed)).toBeVisible();
      expect(await tellings()).toEqual([emitted]);
    });
  });

  test.describe(`without a script, in ${language}`, () => {
    test.use({ language, javaScriptEnabled: false });

    test('the City receives it, and the page says that the list was not told', async ({
      page,
      product,
      request,
      step,
    }) => {
      const city = await cityOf(product, request);
      await page.goto(`/${language}/e-subscription`);
      for (const [name, value] of Object.entries(person)) await page.locator(`[name="${name}"]`).fill(value);
      await page.locator('[name="jobs"]').check();
      await step('subscribe', () => page.getByRole('button', { name: say.subscribe }).click());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.thanks);
      await expect(page.getByText(say.notNotified)).toBeVisible();
      expect(await city.received('mailingList')).toEqual([]);
    });
  });
}
