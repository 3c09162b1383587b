import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/form-service-stand-in.ts';
import { cityOf } from './flows.ts';
import { live } from './permit.ts';

const declined = { en: 'The payment was declined', fr: 'Le paiement a été refusé' } as const;
const loading = { en: 'The form is loading', fr: 'Le formulaire se charge' } as const;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  for (const [type, service, at] of [
    ['payment', 'payment', /\/payment\/order/],
    ['treeremoval', 'treePermits', /\/tree-permits/],
  ] as const) {
    test(`in ${language}, a slow form of the type ${type} comes with a document of its own, which may leave`, async ({
      page,
      product,
      request,
      service: forms,
      step,
    }) => {
      const city = await cityOf(product, request);
      const definition = {
        ...{ title: 'Slow', path: `slow-${type}-${language}` },
        properties: { submissionType: type },
        components: [
          { type: 'textfield', key: 'owner', label: 'Owner', input: true },
          { type: 'button', key: 'submit', label: 'OK', input: true, action: 'submit' },
        ],
      };
      forms.publish(definition);
      const held = forms.hold('form');
      await step('open', () => page.goto(`/${language}/slow-${type}-${language}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(loading[language]);
      held.release();
      await step('fill in', () => page.locator('[name="owner"]').fill('Zoé'));
      await live(page);
      await page.getByRole('button', { name: 'OK' }).click();
      await page.waitForURL(at);
      expect((await city.received(service)).map(({ fields }) => fields)).toMatchObject([{ owner: 'Zoé' }]);
    });
  }

  test(`in ${language}, who comes back from the gateway to a slow form is told the result, and the entry keeps its key`, async ({
    page,
    service: forms,
    step,
  }) => {
    const path = `slow-return-${language}`;
    const definition = {
      ...{ title: 'Slow', path, properties: { submissionType: 'payment' } },
      components: [{ type: 'textfield', key: 'owner', label: 'Owner', input: true }],
    };
    forms.publish(definition);
    const held = forms.hold('form');
    // Older browsers do not have it; without it no state is restored from a spare copy.
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
    await step('open', () => page.goto(`/${language}/${path}?payment=declined`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(loading[language]);
    await page.evaluate(() => history.replaceState({ shape: 1, key: 'key-of-the-entry' }, ''));
    held.release();
    await expect(page.getByRole('heading', { name: declined[language] })).toBeVisible();
    await live(page);
    expect(await page.evaluate(() => history.state.key)).toBe('key-of-the-entry');
  });
}
