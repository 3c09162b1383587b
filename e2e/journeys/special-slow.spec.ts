import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/form-service-stand-in.ts';
import { cityOf } from './flows.ts';
import { live } from './permit.ts';

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
}
