import type { JsonObject } from '@guichet/definition';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { permit } from '../../http/test-service.ts';
import type { MailDestination } from '../parse-destinations.ts';
import { openOutbox, type TestOutbox } from '../testing/open-outbox.ts';
import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { createMailer, type Mailer } from './mailer.ts';

const hour = 3_600_000;
const [a, b] = ['a@example.ca', 'b@example.ca'];

let server: MailServer;
let mailer: Mailer;
let opened: TestOutbox | undefined;

beforeEach(async () => {
  server = await startMailServer();
  mailer = createMailer({
    ...{ host: '127.0.0.1', port: server.port, tls: 'offered', user: undefined, password: undefined },
    from: 'City <noreply@example.ca>',
  });
});

afterEach(async () => {
  await opened?.close();
  opened = undefined;
  await mailer.close();
  server.close();
});

async function open(more: Partial<MailDestination> = {}, form?: JsonObject): Promise<TestOutbox> {
  const office: MailDestination = {
    ...{ kind: 'email', to: [a, b], locale: 'en', isFull: false, withProtected: false },
    ...more,
  };
  const destinations = new Map([['office', office]]);
  opened = await openOutbox({ delivery: ['office'] }, { destinations, mailer }, form);
  return opened;
}

const reached = () => server.taken.flatMap(({ recipients }) => recipients);

async function deliveryIn({ storage, all }: TestOutbox) {
  const [submission] = await all();
  const [delivery] = await storage.deliveriesOf(submission?.id ?? '');
  return delivery;
}

test('each address of an office gets the mail, which names them all', async () => {
  const outbox = await open();
  await outbox.send({ name: 'Ann' });
  await outbox.worker.work();
  expect(reached().sort()).toEqual([a, b]);
  for (const { lines } of server.taken) expect(lines).toContain(`To: ${a}, ${b}`);
  expect(await deliveryIn(outbox)).toMatchObject({ state: 'delivered', attempts: 1 });
});

test('an address that refuses for now gets the mail later, and the other no second one', async () => {
  const outbox = await open();
  server.replies.set(b, '450 4.2.0 try again later');
  await outbox.send({ name: 'Ann' });
  await outbox.worker.work();
  expect(await deliveryIn(outbox)).toMatchObject({
    ...{ state: 'waiting', attempts: 1 },
    fault: 'The mail could not be sent (450). Not reached, by place in its list of addresses: 2.',
  });
  server.replies.clear();
  await outbox.pass(hour);
  expect(reached()).toEqual([a, b]);
  expect(await deliveryIn(outbox)).toMatchObject({ state: 'delivered', attempts: 2 });
});

test('an address that is refused permanently parks the mail, and the other gets one all the same', async () => {
  const outbox = await open();
  server.replies.set(b, '550 5.1.1 no such user');
  await outbox.send({ name: 'Ann' });
  for (let attempt = 1; attempt <= 10; attempt++) await outbox.pass(26 * hour);
  expect(reached()).toEqual([a]);
  expect(await deliveryIn(outbox)).toMatchObject({
    ...{ state: 'parked', attempts: 10 },
    fault: 'The mail server refused the address (550). Not reached, by place in its list of addresses: 2.',
  });
});

test('a server that is away names no address', async () => {
  const outbox = await open();
  server.close();
  await outbox.send({ name: 'Ann' });
  await outbox.worker.work();
  expect((await deliveryIn(outbox))?.fault).toBe('The mail could not be sent (ESOCKET).');
});

test('a choice from elsewhere has its name in mail, as on the page', async () => {
  const street = {
    ...{ type: 'select', key: 'street', label: 'Street', input: true, valueProperty: 'id' },
    ...{
      dataSrc: 'url',
      data: { url: 'https://city.example/streets' },
      template: '<span>{{ item.name }}</span>',
    },
  };
  const outbox = await open({ isFull: true }, { ...permit, components: [street] });
  await outbox.send({ street: 'street-17' }, { selectData: { street: { name: 'Elm Street' } } });
  await outbox.worker.work();
  const lines = server.taken[0]?.lines.join('\n');
  expect(lines).toContain('Elm Street');
  expect(lines).not.toContain('street-17');
});

test('an office reads where the rest of long answers is, and still has its other lines', async () => {
  const outbox = await open({ isFull: true });
  await outbox.send({ name: 'x'.repeat(150_000) });
  await outbox.worker.work();
  const content = server.taken[0]?.lines.join('\n').replaceAll('=\n', '');
  expect(content).toContain('too long for an e-mail. Ask the people who run');
  expect(content).toContain('Please do not reply to it.');
});
