import type { Page } from '@playwright/test';
import { expect, serveHost, test } from '../fixtures/host-site.ts';
import { startProduct } from '../fixtures/start-product.ts';
import { html, listen, openWith, permit, set } from './element-pages.ts';
import { chooseAddress, elm } from './location-search.ts';

/** Addresses of the parts that a page loads from here on. */
function partsOf(page: Page): readonly string[] {
  const parts: string[] = [];
  page.on('request', (request) => {
    if (/\/parts\/[^/]+\.js$/.test(request.url())) parts.push(request.url());
  });
  return parts;
}

const embedded = '<guichet-form src="/formio/permit"></guichet-form>';
const from = (script: string, body = embedded) => html(body).replace('/embed/guichet-form.js', script);

test('parts are found beside the script: below another path, and at another origin', async ({
  page,
  host,
}) => {
  host.made.set('/formio/permit', { status: 200, json: { ...permit, path: 'permit' } });
  for (const origin of [host.url, host.otherUrl]) {
    const script = `${origin}/elsewhere/deep/down/guichet-form.js`;
    const policy = `default-src 'none'; script-src ${origin}; style-src 'none'; connect-src 'self'; img-src data:`;
    host.made.set('/far.html', { html: from(script), policy });
    const parts = partsOf(page);
    await page.goto(`${host.url}/far.html`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(part).toContain(`${origin}/elsewhere/deep/down/parts/`);
  }
});

test('what reads definitions is loaded for a definition, and not for a form that our site has prepared', async ({
  page,
  host,
}) => {
  const parts = partsOf(page);
  const ofPreparing = () => parts.filter((part) => part.includes('/parts/prepare'));
  await openWith(page, host, { src: '/prepared/en/contact-the-city' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('link', { name: /Error 1:/ })).toBeVisible();
  expect(ofPreparing()).toEqual([]);
  await set(page, { src: null, form: permit });
  await expect(page.getByRole('textbox', { name: 'City' })).toBeVisible();
  expect(ofPreparing()).toHaveLength(1);
});

const answers = {
  ...{ purpose: 'question', subject: 'roads', message: 'When is my street swept?' },
  ...{ firstName: 'Ann', lastName: 'Roy', reach: { email: true }, email: 'ann@example.ca' },
  ...{ answerLanguage: 'en', consent: true, place: { address: '12 Main Street' } },
};

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = { name: 'lamp.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };

test('a page of an origin that our site names shows its forms and sends them; another page is refused', async ({
  page,
  host,
  faults,
}) => {
  const made = new Map();
  const site = await serveHost({ folders: { '/embed/': host.dist }, made, product: '' });
  const city = await startProduct({ env: { CORS_ORIGINS: site.origin() } });
  try {
    const policy = `default-src 'none'; script-src 'self'; connect-src ${city.siteUrl}; img-src data: ${city.siteUrl}`;
    const given = JSON.stringify({ data: answers });
    const openForm = (at: string, more = '') => {
      made.set('/far.html', {
        html: html(`<guichet-form src="${city.siteUrl}/${at}" ${more}></guichet-form>`),
        policy,
      });
      return `${site.origin()}/far.html`;
    };
    for (const kind of ['prepared/en', 'api']) {
      await page.goto(openForm(`${kind}/contact-the-city`, `submission='${given}'`));
      const emitted = await listen(page, 'submitdone');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect.poll(async () => (await emitted()).length).toBe(1);
      expect((await emitted())[0]?.[1]).toMatchObject({
        metadata: { referenceNumber: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/) },
      });
    }
    await page.goto(openForm('prepared/en/report-a-problem'));
    const sent = await listen(page, 'servicemissing', 'submitdone');
    await page.getByRole('radio').first().check();
    await chooseAddress(page, 'place');
    await page.getByRole('textbox', { name: 'Tell us more' }).fill('It is dark there.');
    await page.locator('input[type="file"]').setInputFiles(photo);
    await expect(page.getByText('lamp.png').first()).toBeVisible();
    const picture = page.getByRole('img', { name: /lamp\.png/ });
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(1);
    await page.getByRole('button', { name: 'Send the report' }).click();
    await expect.poll(async () => (await sent()).map(([event]) => event)).toEqual(['submitdone']);
    expect((await sent())[0]?.[1]).toMatchObject({
      data: {
        place: { address: elm, municipalAddressId: expect.stringMatching(/./) },
        photos: [{ originalName: 'lamp.png', url: expect.stringMatching(/^\/api\/file\/[0-9a-f]{40}$/) }],
      },
    });
    // A definition that the page prepares itself acts the same.
    await page.goto(openForm('api/adopt-a-street'));
    await page.getByRole('radio').first().check();
    faults.expect(/CORS policy/);
    faults.expect(/ERR_FAILED/);
    faults.expect(/nothing answers at its address, or not to this page/);
    const refused = page.waitForEvent('console', (message) => /nothing answers/.test(message.text()));
    await page.goto(`${site.origin('127.0.0.1')}/far.html`);
    await refused;
    await expect(page.getByText('The form is loading')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  } finally {
    await city.stop();
    await site.close();
  }
});
