import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { cityOf } from './flows.ts';
import { hurryLeaving } from './hurry-leaving.ts';
import { live } from './permit.ts';

const formsDir = sharedForms(
  ...['payment', 'treeremoval'].map((submissionType) => ({
    ...{ title: 'Form', path: submissionType, properties: { submissionType } },
    components: [
      { type: 'textfield', key: 'owner', label: 'Owner', input: true },
      { type: 'file', key: 'plan', label: 'Plan', input: true, storage: 'url', url: '/api/file' },
      { type: 'button', key: 'submit', label: 'OK', input: true, action: 'submit' },
    ],
  })),
);

const texts = {
  en: {
    back: 'You came back from the tree permit service',
    slow: 'The tree permit service has not opened yet',
  },
  fr: {
    back: 'Vous revenez du service des permis d’abattage',
    slow: 'Le service des permis d’abattage ne s’est pas encore ouvert',
  },
} as const;

const owner = 'Zoé + L’Écuyer 🐕';

test.use({ formsDir });

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const say = texts[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a service that fails takes nothing away from a form of the type treeremoval', async ({
      page,
      product,
      request,
      faults,
    }) => {
      const city = await cityOf(product, request);
      await page.goto(`/${language}/treeremoval`);
      await live(page);
      await page.locator('[name="owner"]').fill(owner);
      await city.fault('treePermits', '500');
      faults.expect(/500/);
      await page.getByRole('button', { name: 'OK' }).click();
      await page.waitForURL(/\/tree-permits/);
      await page.goBack();
      await expect(page.getByRole('heading', { name: say.back })).toBeFocused();
      await expect(page.locator('[name="owner"]')).toHaveValue(owner);
      expect(await city.received('treePermits')).toEqual([]);
      await page.getByRole('button', { name: 'OK' }).dblclick();
      await page.waitForURL(/\/tree-permits/);
      expect((await city.received('treePermits')).map(({ fields }) => fields)).toMatchObject([{ owner }]);
    });

    for (const [type, service, route, at] of [
      ['payment', 'payment', 'orders', /\/payment\/order/],
      ['treeremoval', 'treePermits', 'kept-files', /\/tree-permits/],
    ] as const) {
      test(`files that the counter cannot keep hold a form of the type ${type} back, until it can, under the same key`, async ({
        page,
        product,
        request,
        faults,
        step,
      }) => {
        const city = await cityOf(product, request);
        await page.goto(`/${language}/${type}`);
        await live(page);
        await page.locator('[name="owner"]').fill(owner);
        const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('érable') };
        await page.locator('input[type="file"]').setInputFiles(plan);
        // Stored: until then the list of files may still move the button under the pointer.
        await expect(page.getByRole('link', { name: 'plan.txt' })).toBeVisible();
        const keys: (string | undefined)[] = [];
        await page.route(`**/${route}/**`, async (asked) => {
          keys.push(asked.request().headers()['idempotency-key']);
          if (keys.length > 1) await asked.continue();
          else await asked.fulfill({ status: 500, body: '{}' });
        });
        faults.expect(/500/);
        await step('send', async () => {
          await page.getByRole('button', { name: 'OK' }).click();
          await expect(page.locator('#guichet-errors')).toBeFocused();
        });
        expect(await city.received(service)).toEqual([]);
        await page.getByRole('button', { name: 'OK' }).click();
        await page.waitForURL(at);
        expect([keys.length, keys[0]]).toEqual([2, keys[1]]);
        expect((await city.received(service)).map(({ fields }) => fields)).toMatchObject([
          { owner, plan: expect.stringContaining('"originalName":"plan.txt"') },
        ]);
      });
    }

    test('a tree-permit service that does not answer is reported, and can be tried again', async ({
      page,
      product,
      request,
    }) => {
      const city = await cityOf(product, request);
      await hurryLeaving(page);
      await page.goto(`/${language}/treeremoval`);
      await live(page);
      await page.locator('[name="owner"]').fill(owner);
      await city.fault('treePermits', 'hang');
      const emitted = page.waitForEvent('console', (message) => message.text() === `focus: ${say.slow}`);
      await page.getByRole('button', { name: 'OK' }).click({ noWaitAfter: true });
      await emitted;
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const owners = async () => (await city.received('treePermits')).map(({ fields }) => fields.owner);
      await expect.poll(owners).toEqual([owner]);
    });
  });
}
