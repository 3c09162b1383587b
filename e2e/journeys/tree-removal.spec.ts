import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { cityOf } from './flows.ts';
import { live } from './permit.ts';

const field = (type: string, key: string, more: object = {}) => ({
  type,
  key,
  label: key,
  input: true,
  ...more,
});
const required = { validate: { required: true } };
const formsDir = sharedForms({
  title: 'Trees',
  path: 'tree-removals',
  properties: { en: 'Trees', fr: 'Arbres', submissionType: 'treeremoval' },
  settings: { i18n: { fr: { owner: 'Propriétaire', Send: 'Envoyer' } } },
  components: [
    field('textfield', 'owner', required),
    field('number', 'count'),
    field('checkbox', 'agreed'),
    field('selectboxes', 'kinds', { values: ['oak', 'ash'].map((value) => ({ label: value, value })) }),
    field('file', 'plan', { storage: 'url', url: '/api/file' }),
    field('datagrid', 'trees', { components: [field('textfield', 'species')] }),
    field('button', 'submit', { label: 'Send', action: 'submit' }),
  ],
});

const texts = {
  en: {
    send: 'Send',
    back: 'You came back from the tree permit service',
    go: 'Send my request to the tree permit service',
  },
  fr: {
    send: 'Envoyer',
    back: 'Vous revenez du service des permis d’abattage',
    go: 'Envoyer ma demande au service des permis d’abattage',
  },
} as const;

const sent = {
  ...{ owner: 'L’Écuyer + fils', count: '2', agreed: 'true', kinds: '{"oak":true,"ash":false}' },
  ...{ trees: '[{"species":"érable 🍁"}]', submit: 'true' },
};

test.use({ formsDir });

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  for (const javaScriptEnabled of [true, false]) {
    const say = texts[language];

    test.describe(`in ${language}, with${javaScriptEnabled ? '' : 'out'} a script`, () => {
      test.use({ language, javaScriptEnabled });

      test('the tree-permit service is posted all that was filled in, once', async ({
        page,
        product,
        request,
        faults,
        step,
      }) => {
        if (!javaScriptEnabled) faults.expect(/422/);
        const city = await cityOf(product, request);
        await page.goto(`/${language}`);
        await step('open', () => page.getByRole('link', { name: /Trees|Arbres/ }).click());
        if (javaScriptEnabled) await live(page);
        const send = page.getByRole('button', { name: say.send, exact: true });
        await step('send it empty', async () => {
          await send.click();
          await expect(page.locator('#guichet-errors')).toBeVisible();
        });
        await page.locator('[name="owner"]').fill(sent.owner);
        await page.locator('[name="count"]').fill('2');
        await page.locator('[name="agreed"]').check();
        await page.locator('[value="oak"]').check();
        await page.locator('[name="trees[0].species"]').fill('érable 🍁');
        if (javaScriptEnabled) {
          const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('érable') };
          await page.locator('input[type="file"]').setInputFiles(plan);
          // Stored: until then the list of files may still move the button under the pointer.
          await expect(page.getByRole('link', { name: 'plan.txt' })).toBeVisible();
          await send.dblclick();
        } else {
          await step('send', () => send.click());
          await page.getByRole('button', { name: say.go }).click();
        }
        await page.waitForURL(/\/tree-permits/);
        const [received, ...more] = await city.received('treePermits');
        const { plan, ...fields } = received?.fields ?? {};
        expect([received?.method, fields, more]).toEqual(['POST', sent, []]);
        if (!javaScriptEnabled) return;
        const [record] = JSON.parse(String(plan));
        expect(record).toMatchObject({ originalName: 'plan.txt', size: 7, storage: 'url' });
        // The service fetches it when it comes to the request.
        expect((await page.request.delete(record.url)).status()).toBe(409);
        expect(await (await page.request.get(record.url)).text()).toBe('érable');
        await step('go back', async () => {
          await page.goBack();
          await expect(page.getByRole('heading', { name: say.back })).toBeFocused();
        });
        await expect(page.locator('[name="owner"]')).toHaveValue(sent.owner);
        await expect(page.locator('[name="trees[0].species"]')).toHaveValue('érable 🍁');
        expect(await city.received('treePermits')).toHaveLength(1);
      });
    });
  }
}
