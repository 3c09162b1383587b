import { createHmac } from 'node:crypto';
import { isJsonObject, type JsonObject, type Locale } from '@guichet/definition';
import { parseOfficeSettings, type ReceiptSettings } from '@guichet/prepare';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import type { SubmissionStorage } from '../../storage/storage.ts';
import { localeIn } from '../../submissions/metadata.ts';
import type { Deliver } from '../destination.ts';
import { composeMail } from './compose-mail.ts';
import type { FormTexts } from './form-texts.ts';
import type { Mailer } from './mailer.ts';
import { mailText } from './messages.ts';
import { receiptAddressIn } from './receipt-address.ts';

interface Needs {
  readonly mailer: Mailer;
  readonly texts: FormTexts;
  readonly catalogue: Pick<FormCatalogue, 'definition'>;
  readonly storage: Pick<SubmissionStorage, 'takePlace'>;
  readonly secret: string;
  /** The page of a reference number, in the language of a mail. */
  readonly referencePage: (locale: Locale, reference: string) => string;
  readonly siteNames: Readonly<Record<string, string>>;
  readonly now: () => number;
}

/** Anybody can type anybody's address: so many receipts a day reach one. Product constant. */
const maxToOneAddress = 3;

/** So many receipts a day one sender causes: a household, or the public computers of a library. */
const maxOfOneSender = 50;

/** The resident's receipt: number, time, and the answers where the form says so. */
export function createReceiptMail({
  mailer,
  texts,
  catalogue,
  storage,
  secret,
  referencePage,
  siteNames,
  now,
}: Needs): Deliver {
  const hash = (purpose: string, text: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['guichet-mail', purpose, text]))
      .digest('base64url');

  return async ({ delivery, submission }) => {
    const receipt = receiptOf(await catalogue.definition(submission.version));
    const address = receipt && receiptAddressIn(submission, receipt);
    if (receipt === undefined || address === undefined)
      return { kind: 'dropped', fault: 'The submission holds no address for a receipt.' };
    const day = new Date(now()).toISOString().slice(0, 10);
    const [to, from] = [hash('to', mailboxOf(address)), hash('from', delivery.sender ?? '')];
    if (!(await storage.takePlace(to, day, maxToOneAddress, delivery.id)))
      return { kind: 'dropped', fault: `The address had ${maxToOneAddress} receipts on this day.` };
    if (delivery.sender !== undefined && !(await storage.takePlace(from, day, maxOfOneSender, delivery.id)))
      return { kind: 'dropped', fault: `One sender caused ${maxOfOneSender} receipts on this day.` };
    const metadata: JsonObject = JSON.parse(submission.metadata);
    const locale = localeIn(metadata);
    const { reference } = submission;
    const title = await texts.titleOf(submission, locale);
    const link = { label: mailText(locale, 'receiptTrack'), url: referencePage(locale, reference) };
    const content = composeMail({
      ...{ locale, title: mailText(locale, 'receiptTitle'), links: [link] },
      facts: [
        [mailText(locale, 'form'), title],
        [mailText(locale, 'reference'), reference],
        [mailText(locale, 'received'), texts.received(submission, locale)],
      ],
      paragraphs: [mailText(locale, 'receiptKeep')],
      answers: receipt.answers
        ? {
            ...{ title: mailText(locale, 'answers'), rest: mailText(locale, 'receiptRest') },
            list: await texts.answersOf(submission, locale),
          }
        : undefined,
      closing: [
        mailText(locale, 'receiptStranger'),
        mailText(locale, 'noReply'),
        ...[siteNames[locale] ?? ''].filter((name) => name !== ''),
      ],
    });
    const subject = mailText(locale, 'receiptSubject', { form: title, reference });
    const outcome = await mailer.send({
      id: delivery.id,
      to: [address],
      recipient: address,
      subject,
      language: locale,
      ...content,
    });
    if (outcome.kind === 'sent') return { kind: 'delivered' };
    return { kind: outcome.kind === 'refused' ? 'dropped' : 'failed', fault: outcome.fault };
  };
}

/** Most mail servers ignore letters' case and what follows a plus sign: `Ann+2@...` reaches `ann@...`. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/(?<=.)\+[^@]*(?=@)/, '');
}

function receiptOf(definition: JsonObject | undefined): ReceiptSettings | undefined {
  const settings = isJsonObject(definition?.settings) ? definition.settings : {};
  return parseOfficeSettings(settings).settings.receipt;
}
