import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { storedData } from '../testing/stored-data.ts';

let site: TestSite;

beforeAll(async () => {
  const check = {
    type: 'recaptcha',
    key: 'check',
    label: 'reCAPTCHA',
    input: true,
    validate: { required: true },
  };
  site = await openSite({}, [{ title: 'Guarded', path: 'guarded', components: [check] }]);
});

afterAll(() => site.close());

test('without a script who leaves the line empty passes, as Form.io stores it', async () => {
  const html = await (await site.fetch('/en/guarded')).text();
  expect(html).toContain('value="guichet"');
  const sent = await site.post('/en/guarded', [
    ['check', ''],
    ['check', 'guichet'],
  ]);
  expect(sent.status).toBe(303);
  expect(storedData(site, 'guarded')).toEqual([{ check: { success: true, token: 'guichet' } }]);
});

test('what fills the line in is refused', async () => {
  const refused = await site.post('/fr/guarded', [
    ['check', 'https://spam.example'],
    ['check', 'guichet'],
  ]);
  expect([refused.status, (await refused.text()).includes('Nous n’avons pas pu confirmer')]).toEqual([
    422,
    true,
  ]);
});
