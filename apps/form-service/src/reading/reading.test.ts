import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestService, type TestService } from '../http/test-service.ts';
import { parseOperators } from './operators.ts';
import { isEqual, parseQuery } from './parse-query.ts';

const secret = 'a secret of an office of tests'.replaceAll(' ', '-');
let opened: TestService;

beforeEach(async () => {
  const operators = parseOperators(
    {
      text: (name) => ({ OPERATOR_TOKEN: `clerk:${secret}`, OPERATOR_HEADER: 'X-Remote-User' })[name],
      refuse: (name, why) => expect([name, why]).toEqual([]),
    },
    ['10.0.0.0/24', 'fd00:12::/64'],
  );
  opened = await openTestService(undefined, { ...(operators && { operators }) });
  for (const name of ['Ann', 'Bob', 'Cid', 'Ann'])
    expect((await opened.post({ data: { name, secret: 'canary' } })).statusCode).toBe(201);
});

afterEach(() => opened.close());

const read = (query = '', headers: Record<string, string> = { 'x-token': secret }) =>
  opened.app.inject({ url: `/api/permits/parking/submission${query}`, headers });
const names = (body: string) => JSON.parse(body).map(({ data }: { data: { name: string } }) => data.name);

test('nobody reads without the secret, also where the alias is unknown', async () => {
  for (const headers of [{}, { 'x-token': `${secret}x` }, { authorization: 'Bearer nothing' }]) {
    const { statusCode, body } = await read('', headers);
    expect([statusCode, body]).toEqual([401, 'Unauthorized']);
  }
  expect((await opened.app.inject({ url: '/api/nothing/submission' })).statusCode).toBe(401);
});

test('an operator reads pages with their range, without what the form protects', async () => {
  const all = await read();
  expect([all.statusCode, all.headers['content-range']]).toEqual([200, '0-3/4']);
  expect(all.body).not.toContain('canary');
  expect(all.headers['cache-control']).toBe('no-store');
  const page = await read('?limit=2&skip=1&sort=-created');
  expect([page.statusCode, page.headers['content-range']]).toEqual([206, '1-2/4']);
  expect(names(page.body)).toEqual(['Cid', 'Bob']);
  const found = await read('?data.name=Ann&select=data.name', { 'x-jwt-token': secret });
  expect(JSON.parse(found.body)).toEqual([
    { _id: expect.any(String), data: { name: 'Ann' } },
    { _id: expect.any(String), data: { name: 'Ann' } },
  ]);
  expect((await read('?created__gte=2999-01-01')).headers['content-range']).toBe('*/0');
  expect((await read('?where=1')).statusCode).toBe(400);
});

test('one submission is read by its id, and by that of its own form alone', async () => {
  const [{ _id: id }] = JSON.parse((await read()).body);
  const found = await read(`/${id}`, { authorization: `Bearer ${secret}` });
  expect(found.json()).toMatchObject({ _id: id, form: 'permits/parking', data: { name: 'Ann' } });
  const lines = await opened.storage.listAudit(9);
  const byAction = lines.toSorted((line, next) => line.action.localeCompare(next.action));
  expect(byAction).toMatchObject([
    { operator: 'clerk', action: 'exported', form: 'permits/parking', reference: undefined },
    { operator: 'clerk', action: 'viewed', form: 'permits/parking', reference: expect.any(String) },
  ]);
  const notFound = await opened.app.inject({
    url: `/api/other/submission/${id}`,
    headers: { 'x-token': secret },
  });
  expect(notFound.statusCode).toBe(404);
});

test('a short secret is refused without being repeated', () => {
  const faults: string[] = [];
  parseOperators(
    {
      text: (name) => (name === 'OPERATOR_TOKEN' ? 'clerk:canary' : undefined),
      refuse: (name, why) => void faults.push(`${name} ${why}`),
    },
    undefined,
  );
  expect(faults.join()).toContain('OPERATOR_TOKEN holds a pair that cannot be used');
  expect(faults.join()).not.toContain('canary');
});

test('a secret that two names share is refused, and two secrets of one name are not', () => {
  const faultsOf = (token: string) => {
    const faults: string[] = [];
    const text = (name: string) => (name === 'OPERATOR_TOKEN' ? token : undefined);
    parseOperators({ text, refuse: (_, why) => void faults.push(why) }, undefined);
    return faults;
  };
  expect(faultsOf(`ann:${secret} bob:${secret}`)).toEqual([expect.stringContaining('the same secret')]);
  expect(faultsOf(`ann:${secret} ann:${secret}2 bob:${secret}3`)).toEqual([]);
});

test('a name in the header of the single-sign-on proxy counts from that proxy alone', async () => {
  const from = async (remoteAddress: string, headers: Record<string, string>) => {
    const url = '/api/permits/parking/submission';
    return (await opened.app.inject({ url, headers, remoteAddress })).statusCode;
  };
  const name = { 'x-remote-user': 'Zoe Tremblay' };
  expect(await from('10.0.0.7', name)).toBe(200);
  expect(await from('::ffff:10.0.0.7', name)).toBe(200);
  expect(await from('fd00:12::5', name)).toBe(200);
  for (const elsewhere of ['10.0.1.7', '127.0.0.1', 'fd00:13::5'])
    expect([elsewhere, await from(elsewhere, name)]).toEqual([elsewhere, 401]);
  // With a good token too: somebody pretends to be the proxy.
  expect(await from('127.0.0.1', { ...name, 'x-token': secret })).toBe(401);
  expect(await from('127.0.0.1', { 'x-token': secret })).toBe(200);
  expect(await from('10.0.0.7', { 'x-remote-user': '', 'x-token': secret })).toBe(200);
  for (const strange of ['', 'ann, bob', 'x'.repeat(101)])
    expect(await from('10.0.0.7', { 'x-remote-user': strange })).toBe(401);
});

test('OPERATOR_HEADER stops the start without the addresses of proxies, and where it names another header', () => {
  const faultsOf = (header: string, proxies: number | readonly string[] | undefined) => {
    const faults: string[] = [];
    const text = (name: string) => (name === 'OPERATOR_HEADER' ? header : undefined);
    parseOperators({ text, refuse: (name, why) => void faults.push(`${name} ${why}`) }, proxies);
    return faults.join();
  };
  expect(faultsOf('X-Remote-User', ['10.0.0.5'])).toBe('');
  for (const proxies of [undefined, 1])
    expect(faultsOf('X-Remote-User', proxies)).toContain(
      'OPERATOR_HEADER needs the addresses of the proxies',
    );
  for (const header of ['Cookie', 'X-Forwarded-For', 'Authorization', 'no header'])
    expect(faultsOf(header, ['10.0.0.5'])).toContain('is no header for a name');
});

test('answers are compared by the data alone, and a list by its items', () => {
  const data = { name: 'Ann', tags: ['a', 'b'], rows: [{ kind: 'elm' }], n: 3, ok: true };
  const isFound = (name: string, value: string) => {
    const query = parseQuery({ [`data.${name}`]: value });
    return query !== undefined && isEqual(data, query);
  };
  for (const [name, value] of [
    ['name', 'Ann'],
    ['tags', 'a'],
    ['rows.0.kind', 'elm'],
    ['n', '3'],
    ['ok', 'true'],
  ] as const)
    expect([name, isFound(name, value)]).toEqual([name, true]);
  for (const [name, value] of [
    ['name', 'ann'],
    ['name.length', '3'],
    ['__proto__', '{}'],
    ['constructor.name', 'Object'],
    ['tags', 'c'],
    ['tags.length', '2'],
    ['rows.kind', 'elm'],
  ] as const)
    expect([name, isFound(name, value)]).toEqual([name, false]);
});
