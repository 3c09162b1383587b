import { byTurns } from '../fixtures/by-turns.ts';
import { type OutsideServer, startOutsideServer } from '../fixtures/outside-server.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { fillInLicence, licenceFields } from './flows.ts';
import { live } from './permit.ts';

interface Gateway extends OutsideServer {
  /** Orders posted to the payment page. */
  readonly orders: URLSearchParams[];
}

/** A gateway that hands each order on to another origin, as some do on their way to the page where one pays. */
const test = base.extend<{ gateway: Gateway }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  gateway: async ({}, use) => {
    const orders: URLSearchParams[] = [];
    const server = await startOutsideServer((request, body, response) => {
      if (request.url === '/order') {
        response.writeHead(307, { location: `${server.origin('127.0.0.1')}/pay` }).end();
        return;
      }
      if (request.url === '/pay') orders.push(new URLSearchParams(body));
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><title>Pay</title><h1>Pay here</h1>');
    });
    await use({ ...server, orders });
    await server.close();
  },
  productEnv: async ({ gateway }, use) =>
    use({
      PAYMENT_GATEWAY_URL: `${gateway.origin()}/order`,
      PAYMENT_FORM_ACTION: gateway.origin('127.0.0.1'),
    }),
});

for (const [language, pay] of byTurns(import.meta.filename, [
  ['en', 'Continue to payment'],
  ['fr', 'Continuer vers le paiement'],
])) {
  test(`in ${language}, a gateway that redirects to an origin which PAYMENT_FORM_ACTION names is followed with the whole order`, async ({
    page,
    gateway,
  }) => {
    gateway.orders.splice(0);
    await page.goto(`/${language}/dog-licence`);
    await live(page);
    await fillInLicence(page);
    await page.getByRole('button', { name: pay }).click();
    await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible();
    expect(gateway.orders.map((order) => Object.fromEntries(order))).toEqual([
      {
        ...licenceFields,
        accountNumber: expect.stringMatching(/^\w{20}$/),
        app_reference_number: expect.any(String),
      },
    ]);
  });
}
