import { startProduct } from '../fixtures/start-product.ts';
import { expect, test } from '../fixtures/test.ts';
import { permit, permitPage } from './permit.ts';

test('nothing that a resident wrote is in a log or in an address, however much is logged', async ({
  openContext,
}) => {
  const product = await startProduct({ env: { LOG_LEVEL: 'trace' } });
  for (const javaScriptEnabled of [true, false]) {
    const { context, faults } = await openContext({ baseURL: product.siteUrl, javaScriptEnabled });
    if (!javaScriptEnabled) faults.expect(/422/);
    const page = await context.newPage();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const form = permitPage(page, permit.en);
    if (javaScriptEnabled) await form.open('en');
    else await page.goto('/en/parking-permit');
    await form.fillIn('Marguerite');
    await form.box(permit.en.email).fill('marguerite at example');
    await form.submit.click();
    await expect(form.alert).toBeVisible();
    await form.box(permit.en.email).fill('marguerite@example.ca');
    await form.submit.click();
    await expect(form.reference).toBeVisible();
    // The locator alone gets a term in its address: the specification has it called by GET.
    const otherAddresses = addresses.filter((address) => !address.includes('/gis/addressLocator/'));
    // A street's short name may stand by chance in the hash of a file's name.
    expect(otherAddresses.join('\n')).not.toMatch(
      /marguerite|bouchard|elm(?![\w-]*\.(?:js|css|svg)(?:\n|$))/i,
    );
  }
  await product.stop();
  expect(product.output()).toContain('answered');
  expect(product.output()).not.toMatch(/marguerite|bouchard|elm street/i);
});
