import { once } from 'node:events';
import type { SMTPServerDataStream } from 'smtp-server';
import type { Faults } from '../faults/faults.ts';
import type { ReceivedCalls } from '../received/received-calls.ts';

export interface MailServer {
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

const largestMail = 10 * 1024 * 1024;

/** Takes any mail, keeps it among the received calls, and sends none on. On a free port, without TLS. */
export async function startMailServer(
  host: string,
  received: ReceivedCalls,
  faults: Faults,
): Promise<MailServer> {
  // A city's own server, which has no sandbox, would load it for nothing.
  const { SMTPServer } = await import('smtp-server');
  const server = new SMTPServer({
    ...{ logger: false, size: largestMail, authOptional: true, closeTimeout: 100 },
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom(_, session, done) {
      const kind = faults.take('mail');
      if (kind === 'down') [...server.connections].find(({ id }) => id === session.id)?.close();
      else if (kind === undefined) done();
      else if (kind !== 'hang')
        done(Object.assign(new Error('A fault that was asked for.'), { responseCode: 451 }));
    },
    onData(stream, _, done) {
      keep(stream, received).then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // A client that breaks off is no fault of the city's.
  server.on('error', () => undefined);
  const listener = server.listen(0, host);
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return { host, port: address.port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function keep(stream: SMTPServerDataStream, received: ReceivedCalls): Promise<void> {
  const { default: PostalMime } = await import('postal-mime');
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const {
    from,
    to = [],
    subject = '',
    text = '',
    html = '',
    messageId = '',
  } = await PostalMime.parse(Buffer.concat(chunks));
  received.add({
    ...{ service: 'mail', method: 'SMTP', path: '' },
    fields: {
      from: from?.address ?? '',
      to: to.map(({ address = '' }) => address).join(', '),
      ...{ subject, messageId, text, html },
    },
  });
}
