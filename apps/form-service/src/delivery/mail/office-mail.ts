import type { Locale } from '@guichet/definition';
import type { Deliver } from '../destination.ts';
import type { MailDestination } from '../parse-destinations.ts';
import type { Links } from '../webhook/webhook-body.ts';
import { composeMail } from './compose-mail.ts';
import type { FormTexts } from './form-texts.ts';
import type { Mailer } from './mailer.ts';
import { mailText } from './messages.ts';

interface Needs {
  readonly mailer: Mailer | undefined;
  readonly links: Pick<Links, 'file'>;
  /** Undefined: nobody reads submissions at a desk, and no link would open. */
  readonly deskPage: ((locale: Locale, reference: string) => string) | undefined;
  readonly texts: FormTexts;
}

/** Mail to an office: the reference number and a link, and the answers where the destination asks for them. */
export function createOfficeMail(
  { to, locale, isFull, withProtected }: MailDestination,
  { mailer, links, texts, deskPage }: Needs,
): Deliver {
  const recipients = [...new Set(to)];
  const reached = createReached();
  // The desk shows no protected answers.
  const rest = deskPage === undefined || withProtected ? 'officeRest' : 'officeRestAtDesk';

  return async ({ delivery, submission, uploads }) => {
    if (mailer === undefined) return { kind: 'failed', fault: 'No mail is sent here: SMTP_URL is unset.' };
    const { reference } = submission;
    const title = await texts.titleOf(submission, locale);
    const list = isFull ? await texts.answersOf(submission, locale, withProtected) : [];
    const files = isFull ? uploads : [];
    const content = composeMail({
      ...{ locale, title: mailText(locale, 'officeTitle'), paragraphs: [] },
      facts: [
        [mailText(locale, 'form'), title],
        [mailText(locale, 'reference'), reference],
        [mailText(locale, 'received'), texts.received(submission, locale)],
      ],
      answers: isFull
        ? { title: mailText(locale, 'officeAnswers'), rest: mailText(locale, rest), list }
        : undefined,
      links: [
        ...(deskPage === undefined
          ? []
          : [{ label: mailText(locale, 'officeOpen'), url: deskPage(locale, reference) }]),
        ...files.map((file) => ({
          label: mailText(locale, 'officeFile', { name: file.originalName }),
          url: links.file(file.id),
        })),
      ],
      closing: [mailText(locale, 'noReply')],
    });
    const subject = mailText(locale, 'officeSubject', { form: title, reference });
    const mail = { id: delivery.id, to, subject, language: locale, ...content };
    const done = reached.of(delivery.id);
    const failed = await Promise.all(
      recipients
        .filter((recipient) => !done.has(recipient))
        .map(async (recipient) => {
          const outcome = await mailer.send({ ...mail, recipient });
          if (outcome.kind === 'sent') done.add(recipient);
          return outcome.kind === 'sent' ? [] : [{ recipient, fault: outcome.fault }];
        }),
    ).then((outcomes) => outcomes.flat());
    const [first] = failed;
    if (first === undefined) {
      reached.forget(delivery.id);
      return { kind: 'delivered' };
    }
    // The log names nobody.
    const places = failed.map(({ recipient }) => to.indexOf(recipient) + 1).join(', ');
    return {
      kind: 'failed',
      fault:
        done.size === 0
          ? first.fault
          : `${first.fault} Not reached, by place in its list of addresses: ${places}.`,
    };
  };
}

/** More deliveries are not remembered, the oldest first. */
const maxRemembered = 10_000;

/**
 * The addresses that have a delivery's mail already, so that one which is refused at each attempt brings the others no
 * further copies. Another server, or this one after a restart, sends them one more at most, under the same Message-ID.
 */
function createReached() {
  const all = new Map<string, Set<string>>();
  return {
    of(delivery: string): Set<string> {
      const known = all.get(delivery) ?? new Set();
      all.set(delivery, known);
      const [oldest] = all.keys();
      if (all.size > maxRemembered && oldest !== undefined) all.delete(oldest);
      return known;
    },
    forget: (delivery: string) => void all.delete(delivery),
  };
}
