import { expect, test } from '../fixtures/test.ts';

test('the log reports a proxy that TRUSTED_PROXIES does not name, once, without an address', async ({
  page,
  product,
}) => {
  const warnings = () => product.output().split('TRUSTED_PROXIES is not set').length - 1;
  for (let times = 0; times < 3; times += 1)
    await page.request.get('/en', { headers: { 'x-forwarded-for': '198.51.100.7' } });
  await expect.poll(warnings).toBe(1);
  expect(product.output()).not.toContain('198.51.100.7');
});
