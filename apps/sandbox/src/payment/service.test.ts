import { expect, test } from 'vitest';
import { startCity } from '../testing/start-city.ts';

const city = startCity();

const order = { firstName: 'Zoé', app_reference_number: 'AR-7', accountNumber: 'A'.repeat(20), amount: '25' };

async function post(address: string, fields: Readonly<Record<string, string>>) {
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The fields of the page's form, with the button that is pressed. */
function pressed(text: string, outcome: string): Readonly<Record<string, string>> {
  const hidden = [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  expect(text).toContain(`name="outcome" value="${outcome}"`);
  return {
    ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')])),
    outcome,
  };
}

async function received(): Promise<readonly object[]> {
  return JSON.parse(await (await fetch(city.address('/received'))).text());
}

test('an order is shown with what it carries, and kept once, however its payment ends', async () => {
  await fetch(city.address('/received'), { method: 'DELETE' });
  const { status, text } = await post(city.of('PAYMENT_GATEWAY_URL'), order);
  expect(status).toBe(200);
  expect(text).toContain('<strong>AR-7</strong>');
  expect(text).toContain('<dt>firstName</dt><dd>Zoé</dd>');
  await post(city.address('/payment/result'), pressed(text, 'paid'));
  expect(await received()).toEqual([
    { service: 'payment', method: 'POST', path: '/payment/order', fields: order },
  ]);
});

test.each([
  ['en', 'paid', 'The payment was accepted'],
  ['en', 'declined', 'The payment was declined'],
  ['en', 'cancelled', 'The payment was cancelled'],
  ['fr', 'paid', 'Le paiement est accepté'],
  ['fr', 'declined', 'Le paiement est refusé'],
  ['fr', 'cancelled', 'Le paiement est annulé'],
])(
  'without an address to go back to, in %s, %s ends on a page of the gateway',
  async (language, outcome, title) => {
    const { text } = await post(city.of('PAYMENT_GATEWAY_URL'), { ...order, language });
    expect(text).toContain(`<html lang="${language}">`);
    const result = await post(city.address('/payment/result'), pressed(text, outcome));
    expect(result.status).toBe(200);
    expect(result.text).toContain(`<h1>${title}</h1>`);
    expect(result.text).toContain('AR-7');
  },
);

test.each(['paid', 'declined', 'cancelled'])(
  '%s is told to the form that the order came from',
  async (outcome) => {
    const { headers, text } = await post(city.of('PAYMENT_GATEWAY_URL'), {
      ...order,
      return_url: 'http://localhost:3000/en/dog-licence?a=b&c=d',
    });
    expect(headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000;");
    const result = await post(city.address('/payment/result'), pressed(text, outcome));
    expect(result.status).toBe(303);
    expect(result.headers.get('location')).toBe(
      `http://localhost:3000/en/dog-licence?a=b&c=d&payment=${outcome}&app_reference_number=AR-7`,
    );
  },
);

test.each([
  'https://example.com/',
  'javascript:alert(1)',
  'http://localhost@example.com/',
  'http://me:secret@localhost/',
  '//example.com',
  'data:text/html,x',
  'not an address',
])('nobody is sent to %s', async (return_url) => {
  const { headers, text } = await post(city.of('PAYMENT_GATEWAY_URL'), { ...order, return_url });
  expect(headers.get('content-security-policy')).toContain("form-action 'self';");
  const result = await post(city.address('/payment/result'), { ...pressed(text, 'paid'), return_url });
  expect(result.status).toBe(200);
});

test('an order can be handed on to the same gateway by another name, with all that was posted', async () => {
  await fetch(city.address('/received'), { method: 'DELETE' });
  const first = await post(`${city.of('PAYMENT_GATEWAY_URL')}/elsewhere`, order);
  expect(first.status).toBe(307);
  const location = first.headers.get('location') ?? '';
  expect(new URL(location).hostname).toBe('localhost');
  expect(new URL(location).port).toBe(new URL(city.address()).port);
  expect((await post(location.replace('localhost', '127.0.0.1'), order)).status).toBe(200);
  expect(await received()).toHaveLength(1);
});

test('a fault of the gateway befalls the order', async () => {
  await fetch(city.address('/faults'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'payment', kind: '500', times: 1 }),
  });
  expect((await post(city.of('PAYMENT_GATEWAY_URL'), order)).status).toBe(500);
  expect((await post(city.of('PAYMENT_GATEWAY_URL'), order)).status).toBe(200);
});
