import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from './orders.ts';
import { printOrders } from './print-orders.ts';
import { openSqliteOrders } from './sqlite-orders.ts';

const folder = mkdtempSync(join(tmpdir(), 'guichet-orders-'));
const request = {
  ...{ form: 'dog-licence', version: 'v1', key: 'key-0001', dataHash: 'a', amount: 26.5 },
  ...{ placed: Date.UTC(2026, 10, 21), accountNumber: 'A1' },
};
let first: Order;
let second: Order;
beforeAll(async () => {
  const orders = await openSqliteOrders(folder);
  first = await orders.place(request);
  second = await orders.place({ ...request, dataHash: 'b', amount: undefined });
  await orders.place({ ...request, form: 'boat', key: 'key-0002' });
  await orders.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(args: readonly string[], dataDir = folder, databaseUrl = '') {
  const [lines, complaints]: [string[], string[]] = [[], []];
  const code = await printOrders(args, {
    dataDir,
    databaseUrl,
    print: (line) => lines.push(line),
    complain: (sentence) => complaints.push(sentence),
  });
  return { code, lines, complaints };
}

test('the orders of a form are printed oldest first, with what replaced what, and without the key', async () => {
  const { code, lines } = await run(['dog-licence']);
  expect(code).toBe(0);
  const common = {
    accountNumber: 'A1',
    form: 'dog-licence',
    version: 'v1',
    placed: '2026-11-21T00:00:00.000Z',
  };
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { ...common, reference: first.reference, amount: 26.5, state: 'replaced', replaces: null },
    { ...common, reference: second.reference, amount: null, state: 'open', replaces: first.reference },
  ]);
  expect((await run([])).lines).toHaveLength(3);
});

test('a table has a title a column, and leaves empty what there is not', async () => {
  expect((await run(['--csv', 'dog-licence'])).lines).toEqual([
    'reference,accountNumber,form,amount,placed,state,replaces',
    `${first.reference},A1,dog-licence,26.5,2026-11-21T00:00:00.000Z,replaced,`,
    `${second.reference},A1,dog-licence,,2026-11-21T00:00:00.000Z,open,${first.reference}`,
  ]);
});

test('an account number that somebody wrote is no formula in a table, and stays one cell', async () => {
  const orders = await openSqliteOrders(folder);
  await orders.place({ ...request, form: 'sly', key: 'key-0003', accountNumber: '=1+1,"a"' });
  await orders.close();
  expect((await run(['--csv', 'sly'])).lines[1]).toContain(`,"'=1+1,""a""",sly,`);
});

test('a number that somebody wrote over several cells is no formula in any of them, and no sign to a terminal', async () => {
  const orders = await openSqliteOrders(folder);
  const accountNumber = '1;＝1\t@a\r-2\x9b2J';
  await orders.place({ ...request, form: 'slyer', key: 'key-0004', accountNumber });
  await orders.close();
  expect((await run(['--csv', 'slyer'])).lines[1]).toContain(`,"1;'＝1\t'@a\r'-2\uFFFD2J",slyer,`);
  const { lines } = await run(['slyer']);
  expect(lines[0]).toContain('\\u009b2J');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ accountNumber });
});

test('a form without orders is reported, and not among what is printed', async () => {
  const none = { code: 0, complaints: ['There are no orders of boats.'] };
  expect(await run(['boats'])).toEqual({ ...none, lines: [] });
  const { lines, ...rest } = await run(['boats', '--csv']);
  expect(rest).toEqual(none);
  expect(lines).toHaveLength(1);
  expect((await run(['boat'])).complaints).toEqual([]);
});

test('what cannot be read, and what is asked wrongly, is said', async () => {
  expect(await run([], join(folder, 'none'))).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('DATA_DIR')],
  });
  expect(await run(['a', 'b'])).toMatchObject({ code: 2, lines: [] });
  expect(await run(['--json'])).toMatchObject({ code: 2 });
});
