import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { createMailer, type Mail, type Mailer } from './mailer.ts';

let server: MailServer;
let mailer: Mailer;

beforeEach(async () => {
  server = await startMailServer();
  mailer = createMailer({
    ...{ host: '127.0.0.1', port: server.port, tls: 'offered', user: undefined, password: undefined },
    from: 'City <noreply@example.ca>',
  });
});

afterEach(async () => {
  await mailer.close();
  server.close();
});

const mailTo = (recipient: string): Mail => ({
  ...{
    id: 'msg_1',
    to: [recipient],
    recipient,
    subject: 'Received',
    text: 'Received',
    html: '<p>Received</p>',
    language: 'en',
  },
});

test('a mail arrives under the id of its delivery', async () => {
  expect(await mailer.send(mailTo('ann@example.ca'))).toEqual({ kind: 'sent' });
  expect(server.taken).toEqual([
    { recipients: ['ann@example.ca'], lines: expect.arrayContaining(['Message-ID: <msg_1@example.ca>']) },
  ]);
});

test.each([
  '550 5.1.1 no such user',
  '550 no such user',
  '552 5.2.2 the mailbox is full',
  '553 5.1.3 no such form of address',
])('an address that the server refuses permanently (%s) is refused', async (reply) => {
  server.replies.set('ann@example.ca', reply);
  const fault = `The mail server refused the address (${reply.slice(0, 3)}).`;
  expect(await mailer.send(mailTo('ann@example.ca'))).toEqual({ kind: 'refused', fault });
});

describe('a mail can be sent again', () => {
  test.each([
    ['the sender is refused', 'MAIL', '550 5.7.1 this sender is not allowed'],
    ['the server wants a password', 'MAIL', '530 5.7.0 authentication required'],
    ['the server refuses to begin', 'DATA', '554 5.7.1 no valid recipients'],
    ['the server refuses the content', '.', '554 5.6.0 too large'],
    ['the address is refused for now', 'RCPT', '450 4.2.0 try again later'],
    // A server may keep its answer to the sender until it knows the recipient. Source: Postfix, smtpd_delay_reject.
    ['the sender is refused late', 'RCPT', '553 5.7.1 the sender is not owned by anybody'],
    ['the domain of the sender is refused late', 'RCPT', '550 5.1.8 the domain of the sender is unknown'],
    ['the server wants a password late', 'RCPT', '530 authentication required'],
    ['the server relays nothing without a password', 'RCPT', '554 5.7.1 relay access denied'],
  ])('where %s', async (_, command, reply) => {
    server.replies.set(command, reply);
    const outcome = await mailer.send(mailTo('ann@example.ca'));
    expect(outcome).toEqual({
      kind: 'failed',
      fault: expect.stringContaining(`(${reply.slice(0, 3)}`),
    });
    server.replies.clear();
    expect(await mailer.send(mailTo('ann@example.ca'))).toEqual({ kind: 'sent' });
  });
});

test('a refused sender is a fault of the settings, and says so', async () => {
  server.replies.set('MAIL', '550 5.7.1 this sender is not allowed');
  expect(await mailer.send(mailTo('ann@example.ca'))).toEqual({
    kind: 'failed',
    fault: 'The mail server refused the sender (550): look at MAIL_FROM and SMTP_URL.',
  });
});
