import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOutbox, type TestOutbox } from '../testing/open-outbox.ts';
import { outbox } from './outbox.ts';

let opened: TestOutbox;
let printed: string[];
let complaints: string[];

beforeEach(async () => {
  opened = await openOutbox({ delivery: ['archive', 'office'] }, {});
  printed = [];
  complaints = [];
});

afterEach(() => opened.close());

const run = (...args: readonly string[]) =>
  outbox(args, {
    ...{ dataDir: opened.dataDir, databaseUrl: '', maxListed: 2 },
    print: (line) => void printed.push(line),
    complain: (sentence) => void complaints.push(sentence),
  });

test('what waits is listed, with the reference number and no answer', async () => {
  const reference = await opened.send({ name: 'canary' });
  expect(await run()).toBe(0);
  const lines = printed.map((line) => JSON.parse(line));
  expect(lines.map(({ destination }) => destination).sort()).toEqual(['archive', 'office']);
  expect(lines[0]).toMatchObject({ form: 'permits/parking', reference, state: 'waiting', attempts: 0 });
  expect(printed.join()).not.toContain('canary');
});

test('a parked delivery is sent again by its id, and dropped with its destination', async () => {
  await opened.send({ name: 'Ann' });
  const [delivery] = await opened.storage.takeDue('office', Date.now(), 1, {
    holder: 'a',
    until: Date.now() + 1_000,
  });
  const id = delivery?.id ?? '';
  await opened.storage.settleDelivery(id, 'a', { state: 'parked', fault: 'It is away.', at: Date.now() });
  await run();
  expect(printed.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ id, state: 'parked', fault: 'It is away.' }),
  );
  expect(await run('--retry', id)).toBe(0);
  expect((await opened.storage.deliveriesOf(delivery?.submission ?? '')).map(({ state }) => state)).toEqual([
    ...['waiting', 'waiting'],
  ]);
  expect(await run('--drop', 'office')).toBe(0);
  expect((await opened.storage.listOutbox(9)).map(({ destination }) => destination)).toEqual(['archive']);
});

test('a wrong call, an unknown id and a folder without a database end with a sentence', async () => {
  expect(await run('--send')).toBe(2);
  expect(await run('--retry', 'msg_1', '--drop', 'msg_1')).toBe(2);
  expect(await run('--retry', 'msg_1')).toBe(1);
  const elsewhere = { dataDir: '/nowhere', databaseUrl: '', print: () => {}, complain: () => {} };
  expect(await outbox([], elsewhere)).toBe(1);
  expect(complaints).toHaveLength(3);
});

test.each([[['--drop', '--retry', 'a']], [['--retry', 'a', '--drop']]])(
  'the call %j, whose --drop has no value, ends with a sentence that asks for one',
  async (args) => {
    expect(await run(...args)).toBe(2);
    expect(complaints).toEqual([
      '--drop needs a value: write it after --drop.\nSee: npm run outbox -- --help',
    ]);
  },
);

test('a destination that nobody knows is a problem, and told in the log when something waits for it', async () => {
  await opened.send({ name: 'Ann' });
  expect(opened.service.problems()).toContainEqual(
    expect.objectContaining({
      path: 'settings.delivery',
      sentence: expect.stringContaining('"archive" is unknown'),
    }),
  );
  expect(opened.logged).toContainEqual([
    'a submission waits for a destination that DELIVERY_FILE does not name',
    { form: 'permits/parking', destination: 'archive' },
  ]);
});

test('where more waits than is listed, the number of each destination follows', async () => {
  await opened.send({ name: 'Ann' });
  await run();
  expect([printed.length, complaints]).toEqual([2, []]);
  printed = [];
  await opened.send({ name: 'Bob' });
  expect(await run()).toBe(0);
  expect(printed.slice(2).map((line) => JSON.parse(line))).toEqual([
    { destination: 'archive', state: 'waiting', count: 2, oldest: expect.stringMatching(/^\d{4}-.*Z$/) },
    { destination: 'office', state: 'waiting', count: 2, oldest: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);
  expect(complaints).toEqual(['Only the oldest 2 of 4 are listed. The number for each destination follows.']);
});

test('a destination is switched on also where nothing waits for it', async () => {
  await opened.storage.closeDestination({ name: 'counter', since: 1, reason: 'It answered 410.' });
  expect(await run('--retry', 'counter')).toBe(0);
  expect([printed, complaints]).toEqual([['counter is switched on. Nothing waits for it.'], []]);
  expect(await opened.storage.closedDestinations()).toEqual([]);
  expect(await run('--retry', 'counter')).toBe(1);
});
