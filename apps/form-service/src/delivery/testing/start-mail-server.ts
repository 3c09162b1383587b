import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

interface TakenMail {
  readonly recipients: readonly string[];
  readonly lines: readonly string[];
}

export interface MailServer {
  readonly port: number;
  /** Replies by the command in capital letters, or by the recipient's address; the content of a mail ends with `.`. */
  readonly replies: Map<string, string>;
  readonly taken: TakenMail[];
  close(): void;
}

/** A mail server that accepts everything but what a test has it refuse. On a free port, without TLS. */
export async function startMailServer(): Promise<MailServer> {
  const replies = new Map<string, string>();
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();

  async function serve(socket: Socket): Promise<void> {
    const say = (reply: string) => void socket.write(`${reply}\r\n`);
    let recipients: string[] = [];
    let lines: string[] = [];
    let isContent = false;
    say('220 mail.example.ca');
    for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (isContent && line !== '.') {
        lines.push(line);
        continue;
      }
      const command: string = isContent ? '.' : line.slice(0, 4).toUpperCase();
      const [, recipient = ''] = /^RCPT TO:<(.*?)>/i.exec(line) ?? [];
      const refusal = replies.get(recipient) ?? replies.get(command);
      if (command === 'MAIL') recipients = [];
      if (command === 'RCPT' && refusal === undefined) recipients.push(recipient);
      if (command === 'DATA' && refusal === undefined) lines = [];
      if (command === '.' && refusal === undefined) taken.push({ recipients, lines });
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
    ...{ replies, taken },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
