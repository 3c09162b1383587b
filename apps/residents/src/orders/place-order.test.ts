import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedback, openSite, type TestSite } from '../testing/open-site.ts';

const field = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type, key, label: key, input: true },
  ...more,
});

const licence: JsonObject = {
  title: 'Licence',
  path: 'city/licence',
  properties: { submissionType: 'payment' },
  components: [
    field('textfield', 'name', { validate: { required: true } }),
    field('number', 'amount'),
    field('button', 'submit', { action: 'submit' }),
  ],
};

/** With a form in it, and a form in that one; each has a button of its own to be sent with. */
const nested: JsonObject = {
  ...licence,
  path: 'city/nested',
  components: [
    field('form', 'owner', {
      components: [
        field('textfield', 'name', { validate: { required: true } }),
        field('form', 'home', {
          components: [field('textfield', 'street'), field('button', 'submit', { action: 'submit' })],
        }),
        field('button', 'submit', { action: 'submit' }),
      ],
    }),
    field('number', 'amount'),
    field('button', 'submit', { action: 'submit' }),
  ],
};

/** Its sum is worked out by code, which what is sent may keep from coming to an end. */
const computed: JsonObject = {
  ...licence,
  path: 'city/computed',
  components: [
    field('textfield', 'name'),
    field('number', 'amount', { calculateValue: 'while (data.name === "odd") {} value = 20' }),
    field('button', 'submit', { action: 'submit' }),
  ],
};

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ PAYMENT_FORM_ACTION: 'https://3ds.example.net' }, [
    feedback,
    licence,
    nested,
    computed,
  ]);
});
afterAll(() => site.close());

function place(
  body: unknown,
  headers: Record<string, string> = {},
  path = 'city/licence',
): Promise<Response> {
  return site.fetch(`/orders/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'key-00001', ...headers },
    body: JSON.stringify(body),
  });
}

const data = { name: 'Ann', amount: 20, submit: true };

test('nobody pays a sum of their own where the code that works it out does not come to its end', async () => {
  const path = 'city/computed';
  const even = await place({ data: { ...data, amount: 1 } }, { 'idempotency-key': 'key-00071' }, path);
  const { fields } = await even.json();
  expect(Object.fromEntries(fields)).toMatchObject({ amount: '20' });
  const odd = { ...data, name: 'odd', amount: 1 };
  const refused = await place({ data: odd }, { 'idempotency-key': 'key-00072' }, path);
  expect(refused.status).toBe(400);
  expect((await refused.json()).details).toMatchObject([{ type: 'any.spent' }]);
});

test('an order is answered with its numbers and with what the gateway is posted', async () => {
  const response = await place({ data });
  expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
  const { reference, accountNumber, fields } = await response.json();
  expect(accountNumber).toHaveLength(20);
  expect(fields).toEqual([
    ['name', 'Ann'],
    ['amount', '20'],
    ['accountNumber', accountNumber],
    ['app_reference_number', reference],
  ]);
});

test('a repeat is the same order, and changed answers are another one', async () => {
  const [first, repeat, changed] = await Promise.all(
    [data, data, { ...data, name: 'Eve' }].map((sent) =>
      place({ data: sent }).then((answer) => answer.json()),
    ),
  );
  expect(repeat.reference).toBe(first.reference);
  expect(changed.reference).not.toBe(first.reference);
});

test('an account number that the form asks for is left as it is', async () => {
  const withAccount = { ...data, accountNumber: 'A-1', app_reference_number: 'forged' };
  const { accountNumber, reference, fields } = await (await place({ data: withAccount })).json();
  expect(accountNumber).toBe('A-1');
  const numbers = [
    ['accountNumber', 'A-1'],
    ['app_reference_number', reference],
  ];
  expect(fields.slice(-2)).toEqual(numbers);
  expect(fields).toHaveLength(4);
  expect(reference).not.toBe('forged');
});

test('what the form refuses is no order', async () => {
  const response = await place({ data: { ...data, name: '' } });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ name: 'ValidationError', details: [{ path: ['name'] }] });
});

test.each<[string, () => Promise<Response>, number]>([
  ['a form that is not paid', () => place({ data }, {}, 'city/feedback'), 404],
  ['a form that is not there', () => place({ data }, {}, 'nothing'), 404],
  ['a page of another site', () => place({ data }, { 'sec-fetch-site': 'cross-site' }), 403],
  ['no key', () => place({ data }, { 'idempotency-key': '' }), 400],
  ['no data', () => place({}), 400],
  ['another encoding', () => place({ data }, { 'content-type': 'text/plain' }), 415],
])('an order is refused: %s', async (_, ask, status) => {
  expect((await ask()).status).toBe(status);
});

test('a page whose form is paid no more is told that the form has changed', async () => {
  const response = await place({ data, metadata: { formVersion: 'f'.repeat(64) } }, {}, 'city/feedback');
  expect([response.status, await response.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'form_changed' }),
  ]);
});

test('the pages of a payment form alone may post to the gateway, and tell it where they are', async () => {
  const paid = await site.fetch('/en/city/licence');
  const action = /form-action ([^;]*)/.exec(paid.headers.get('content-security-policy') ?? '')?.[1];
  expect(action).toMatch(/^'self' http:\/\/(localhost|127\.0\.0\.1):\d+ https:\/\/3ds\.example\.net$/);
  expect(paid.headers.get('referrer-policy')).toBe('no-referrer-when-downgrade');
  const unpaid = await site.fetch('/en/city/feedback');
  expect(unpaid.headers.get('content-security-policy')).toMatch(/form-action 'self'$/);
  expect(unpaid.headers.get('referrer-policy')).toBe('same-origin');
});

test('a form within the form goes along as one field, a submission of its own without its buttons', async () => {
  const home = { data: { street: '5, rue des Érables', submit: true } };
  const response = await place(
    { data: { owner: { data: { name: 'Zoé', home, submit: true } }, amount: 20, submit: true } },
    { 'idempotency-key': 'key-nested' },
    'city/nested',
  );
  expect(response.status).toBe(201);
  const { reference, accountNumber, fields } = await response.json();
  expect(fields).toEqual([
    ['owner', '{"data":{"name":"Zoé","home":{"data":{"street":"5, rue des Érables"}}}}'],
    ['amount', '20'],
    ['accountNumber', accountNumber],
    ['app_reference_number', reference],
  ]);
});

test('what is wrong in a form within the form is no order, and is told with its path', async () => {
  const response = await place(
    { data: { owner: { data: { name: '' } }, amount: 20 } },
    { 'idempotency-key': 'key-nested-wrong' },
    'city/nested',
  );
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    details: [{ type: 'any.required', path: ['owner', 'data', 'name'] }],
  });
});
