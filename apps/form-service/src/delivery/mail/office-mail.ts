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
      answers: isFull ? { title: mailText(locale, 'officeAnswers'), list } : undefined,
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
    const outcome = await mailer.send({ id: delivery.id, to, subject, language: locale, ...content });
    return outcome.kind === 'sent' ? { kind: 'delivered' } : { kind: 'failed', fault: outcome.fault };
  };
}
