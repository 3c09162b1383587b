import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../sandbox.ts';
import type { Service } from '../service.ts';

const payment: Service = {
  addRoutes(app, received) {
    app.post('/payment/order', async (request) => received.keep('payment', request));
  },
};

const mailingList: Service = {
  addRoutes(app, received) {
    app.get('/mailing-list/process', async (request, reply) => {
      received.keep('mailingList', request);
      return reply.type('text/javascript').send('');
    });
  },
};

let city: RunningSandbox;

beforeEach(async () => {
  city = await startSandbox({ port: 0, host: '127.0.0.1', services: { payment, mailingList } });
});

afterEach(() => city.close());

function post(fields: [string, string][]): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(`${city.address}/payment/order`, { method: 'POST', body });
}

async function received(): Promise<unknown> {
  return (await fetch(`${city.address}/received`)).json();
}

test('nothing was received at first', async () => {
  expect(await received()).toEqual([]);
});

test('a form that was posted and a script that was fetched are listed in the order they came', async () => {
  await post([
    ['name', 'Zoé Côté & fille'],
    ['zone', 'A'],
    ['note', ''],
    ['zone', 'B'],
  ]);
  await fetch(
    `${city.address}/mailing-list/process?act=sub&v=2&email=zo%C3%A9%40example.com&firstname=Zo%C3%A9+L.&nlbox[]=1&nlbox%5B%5D=4`,
  );
  expect(await received()).toEqual([
    {
      service: 'payment',
      method: 'POST',
      path: '/payment/order',
      fields: { name: 'Zoé Côté & fille', zone: ['A', 'B'], note: '' },
    },
    {
      service: 'mailingList',
      method: 'GET',
      path: '/mailing-list/process',
      fields: { act: 'sub', v: '2', email: 'zoé@example.com', firstname: 'Zoé L.', 'nlbox[]': ['1', '4'] },
    },
  ]);
});

test('a call that failed by order was never received', async () => {
  await fetch(`${city.address}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'payment', kind: '500' }),
  });
  expect((await post([['a', '1']])).status).toBe(500);
  await post([['a', '2']]);
  expect(await received()).toMatchObject([{ fields: { a: '2' } }]);
});

test('what was received can be forgotten', async () => {
  await post([['a', '1']]);
  expect((await fetch(`${city.address}/received`, { method: 'DELETE' })).status).toBe(204);
  expect(await received()).toEqual([]);
});

test('names that mean something to JavaScript are fields like any other', async () => {
  await post([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
  const [call] = JSON.parse(await (await fetch(`${city.address}/received`)).text());
  expect(Object.entries(call.fields)).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
});

test('a broken percent sign and a nameless field are kept as they can be read', async () => {
  await fetch(`${city.address}/mailing-list/process?a=%E9%&=b`);
  expect(await received()).toMatchObject([{ fields: { a: '\ufffd%', '': 'b' } }]);
});

test('a body above the limit is refused and not kept', async () => {
  expect((await post([['a', 'x'.repeat(300_000)]])).status).toBe(413);
  expect(await received()).toEqual([]);
});

test('only the latest thousand calls are kept', async () => {
  for (let start = 0; start < 1001; start += 91) {
    await Promise.all(Array.from({ length: 91 }, (_, index) => post([['n', String(start + index)]])));
  }
  expect(await received()).toHaveLength(1000);
});
