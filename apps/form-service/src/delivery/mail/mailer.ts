import { createTransport, type NodemailerError } from 'nodemailer';

/** How mail leaves: an SMTP server. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** `whole`: TLS from the first byte. `begun`: STARTTLS, or nothing is sent. `offered`: STARTTLS where there is any. */
  readonly tls: 'whole' | 'begun' | 'offered';
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** `City <noreply@city.ca>` */
  readonly from: string;
}

export interface Mail {
  /** The same each time it is sent, so that mail programs show it once. */
  readonly id: string;
  /** All who get it, as it names them. */
  readonly to: readonly string[];
  /** The one of them whom this copy goes to: each address has an outcome of its own. */
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
}

/** `refused`: the server will not take it, however often it is sent. */
export type MailOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'failed'; readonly fault: string };

export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>;
  close(): Promise<void>;
}

const timeoutMs = 30_000;

/** Sends mail through one server, over few connections. */
export function createMailer({ host, port, tls, user, password, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    ...{ host, port, pool: true, maxConnections: 3 },
    secure: tls === 'whole',
    requireTLS: tls === 'begun',
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: timeoutMs / 2,
    greetingTimeout: timeoutMs / 2,
    socketTimeout: timeoutMs,
    // No text of a form or a resident ever names a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, recipient, subject, text, html, language }) {
      try {
        await transport.sendMail({
          ...{ from, to: [...to], subject, text, html },
          envelope: { from, to: recipient },
          messageId: `<${id}@${domain}>`,
          // No vacation notice answers it. Source: RFC 3834.
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        });
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** Keeps the number of a server's answer alone: its text may repeat an address. */
function outcomeOf(error: unknown): MailOutcome {
  const fault: Partial<NodemailerError> = error instanceof Error ? error : {};
  const { code, command, responseCode, response } = fault;
  const reason = responseCode ?? code ?? 'unknown';
  if (command === 'RCPT TO' && isAddressRefused(response))
    return { kind: 'refused', fault: `The mail server refused the address (${reason}).` };
  if (code === 'EAUTH' || (command === 'MAIL FROM' && response?.startsWith('5') === true))
    return {
      kind: 'failed',
      fault: `The mail server refused the sender (${reason}): look at MAIL_FROM and SMTP_URL.`,
    };
  return { kind: 'failed', fault: `The mail could not be sent (${reason}).` };
}

/**
 * Whether the recipient's address is at fault, permanently. A server may refuse the sender, or one without a password,
 * no sooner than at the recipient: that ends once the settings are right.
 */
function isAddressRefused(response = ''): boolean {
  const [, code, status] = /^(5\d\d)[ -](?:5\.(\d{1,3}\.\d{1,3})(?!\S))?/.exec(response) ?? [];
  // Source: RFC 3463: addresses but those of senders, mailboxes, routing.
  if (status !== undefined) return /^(?:1\.(?![78]$)|[24]\.)/.test(status);
  // Source: RFC 5321, section 4.2.3, and RFC 7504.
  return code !== undefined && ['550', '551', '552', '553', '556'].includes(code);
}
