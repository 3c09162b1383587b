import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MailDestination } from '../parse-destinations.ts';
import { openOutbox, type TestOutbox } from '../testing/open-outbox.ts';
import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { createMailer, type Mailer } from './mailer.ts';

const hour = 3_600_000;
const [a, b] = ['a@example.ca', 'b@example.ca'];

let server: MailServer;
let mailer: Mailer;
let outbox: TestOutbox;

beforeEach(async () => {
  server = await startMailServer();
  mailer = createMailer({
    ...{ host: '127.0.0.1', port: server.port, tls: 'offered', user: undefined, password: undefined },
    from: 'City <noreply@example.ca>',
  });
  const office: MailDestination = {
    ...{ kind: 'email', to: [a, b], locale: 'en', isFull: false, withProtected: false },
  };
  outbox = await openOutbox(
    { delivery: ['office'] },
    { destinations: new Map([['office', office]]), mailer },
  );
});

afterEach(async () => {
  await outbox.close();
  await mailer.close();
  server.close();
});

const reached = () => server.taken.flatMap(({ recipients }) => recipients);

async function delivery() {
  const [submission] = await outbox.all();
  const [one] = await outbox.storage.deliveriesOf(submission?.id ?? '');
  return one;
}

test('each address of an office gets the mail, which names them all', async () => {
  await outbox.send({ name: 'Ann' });
  await outbox.worker.work();
  expect(reached().sort()).toEqual([a, b]);
  for (const { lines } of server.taken) expect(lines).toContain(`To: ${a}, ${b}`);
  expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 1 });
});

test('an address that refuses for now gets the mail later, and the other no second one', async () => {
  server.replies.set(b, '450 4.2.0 try again later');
  await outbox.send({ name: 'Ann' });
  await outbox.worker.work();
  expect(await delivery()).toMatchObject({
    ...{ state: 'waiting', attempts: 1 },
    fault: 'The mail could not be sent (450). Not reached: b@example.ca.',
  });
  server.replies.clear();
  await outbox.pass(hour);
  expect(reached()).toEqual([a, b]);
  expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 2 });
});

test('an address that is refused for good parks the mail, and the other gets one all the same', async () => {
  server.replies.set(b, '550 5.1.1 no such user');
  await outbox.send({ name: 'Ann' });
  for (let attempt = 1; attempt <= 10; attempt++) await outbox.pass(26 * hour);
  expect(reached()).toEqual([a]);
  expect(await delivery()).toMatchObject({
    ...{ state: 'parked', attempts: 10 },
    fault: 'The mail server refused the address (550). Not reached: b@example.ca.',
  });
});

test('a server that is away names no address', async () => {
  server.close();
  await outbox.send({ name: 'Ann' });
  await outbox.worker.work();
  expect((await delivery())?.fault).toBe('The mail could not be sent (ESOCKET).');
});
