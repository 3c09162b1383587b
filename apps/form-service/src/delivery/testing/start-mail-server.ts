import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface MailServer {
  readonly port: number;
  /** Replies by the command in capital letters, or by the recipient's address; the content of a mail ends with `.`. */
  readonly replies: Map<string, string>;
  /** The recipients of each mail that it took. */
  readonly taken: string[][];
  /** The lines of the last mail that it took. */
  readonly content: string[];
  close(): void;
}

/** A mail server that accepts everything but what a test has it refuse. On a free port, without TLS. */
export async function startMailServer(): Promise<MailServer> {
  const replies = new Map<string, string>();
  const taken: string[][] = [];
  const content: string[] = [];
  const sockets = new Set<Socket>();

  async function serve(socket: Socket): Promise<void> {
    const say = (reply: string) => void socket.write(`${reply}\r\n`);
    let recipients: string[] = [];
    let isContent = false;
    say('220 mail.example.ca');
    for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (isContent && line !== '.') {
        content.push(line);
        continue;
      }
      const command: string = isContent ? '.' : line.slice(0, 4).toUpperCase();
      const [, recipient = ''] = /^RCPT TO:<(.*?)>/i.exec(line) ?? [];
      const refusal = replies.get(recipient) ?? replies.get(command);
      if (command === 'MAIL') recipients = [];
      if (command === 'RCPT' && refusal === undefined) recipients.push(recipient);
      if (command === 'DATA' && refusal === undefined) content.splice(0);
      if (command === '.' && refusal === undefined) taken.push(recipients);
      isContent = command === 'DATA' && refusal === undefined;
      say(refusal ?? (isContent ? '354 go on' : command === 'EHLO' ? '250 8BITMIME' : '250 ok'));
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    serve(socket).catch(() => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    ...{ replies, taken, content },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
