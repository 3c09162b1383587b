import type { Locale } from '@guichet/definition';
import type { FormCatalogue } from '../catalogue/form-catalogue.ts';
import type { SubmissionStorage } from '../storage/storage.ts';
import { readWithParts } from '../submissions/put-parts-back.ts';
import { createReferenceLinks } from '../tracking/reference-links.ts';
import type { FileStore } from '../uploads/file-store.ts';
import type { Deliver } from './destination.ts';
import { receiptDestination } from './destination.ts';
import { createLimit } from './folder/create-limit.ts';
import { createFolderDelivery, foldersAtOnce } from './folder/deliver-to-folder.ts';
import { createFormTexts } from './mail/form-texts.ts';
import type { Mailer } from './mail/mailer.ts';
import { createOfficeMail } from './mail/office-mail.ts';
import { createReceiptMail } from './mail/receipt-mail.ts';
import type { Destination } from './parse-destinations.ts';
import { createWebhookDelivery } from './webhook/deliver-by-webhook.ts';
import type { Links } from './webhook/webhook-body.ts';
import { createOutboxWorker, type OutboxLog, type OutboxWorker } from './work-outbox.ts';

/** How a deployment delivers submissions. */
export interface DeliveryOptions {
  readonly destinations: ReadonlyMap<string, Destination>;
  /** Undefined: no mail is sent. */
  readonly mailer: Mailer | undefined;
  /** The address of the site, which links begin with; without a slash at its end. */
  readonly siteUrl: () => string;
  /** The page on which clerks read a submission; undefined: there is none. */
  readonly deskPage?: ((locale: Locale, reference: string) => string) | undefined;
  /** The name of the site in each language. */
  readonly siteNames: Readonly<Record<string, string>>;
  /** Names mail addresses and senders in limits, so that nobody can read them there. */
  readonly secret: string;
  readonly timeZone: string;
  readonly log: OutboxLog;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly random?: () => number;
}

interface Needs {
  readonly catalogue: FormCatalogue;
  readonly storage: SubmissionStorage;
  readonly files: FileStore | undefined;
  /** The address of a file below the site's, for readers of submissions. */
  readonly officeLink: ((id: string, until: number) => string) | undefined;
}

/** Links to files in webhooks and mail are good for so long. */
const linkDays = 30;

const dayMs = 24 * 60 * 60 * 1000;

/** Creates the worker that hands over what waits in the outbox; it has not begun. */
export function createDelivery(options: DeliveryOptions, needs: Needs): OutboxWorker {
  const { storage } = needs;
  const { destinations, mailer, siteUrl, log, now = Date.now, random } = options;
  const links: Links = {
    submission: (form, id) => `${siteUrl()}/api/${form}/submission/${id}`,
    file: (id) => `${siteUrl()}${needs.officeLink?.(id, now() + linkDays * dayMs) ?? ''}`,
  };
  const references = createReferenceLinks(options.secret);
  const referencePage = (locale: Locale, reference: string) =>
    `${siteUrl()}/${locale}/thankyou/${references.sign(reference)}`;
  const texts = createFormTexts(needs.catalogue, options.timeZone);

  const limit = createLimit(foldersAtOnce);

  function wayTo(destination: Destination): Deliver {
    switch (destination.kind) {
      case 'folder':
        return createFolderDelivery(destination, { files: needs.files, limit });
      case 'webhook':
        return createWebhookDelivery(destination, { links, now });
      case 'email':
        return createOfficeMail(destination, { mailer, links, texts, deskPage: options.deskPage });
    }
  }

  const ways = new Map([...destinations].map(([name, destination]) => [name, wayTo(destination)]));
  if (mailer !== undefined)
    ways.set(
      receiptDestination,
      createReceiptMail({
        ...options,
        referencePage,
        mailer,
        texts,
        storage,
        now,
        catalogue: needs.catalogue,
      }),
    );
  const wholeWays = new Map([...ways].map(([name, deliver]) => [name, withParts(deliver, storage)]));
  return createOutboxWorker({ storage, ways: wholeWays, log, now, ...(random && { random }) });
}

/** Protected answers of nested forms, and addresses for receipts, stand in submissions of their own. */
function withParts(deliver: Deliver, storage: SubmissionStorage): Deliver {
  return async (parcel, signal) =>
    deliver({ ...parcel, submission: await readWithParts(parcel.submission, storage) }, signal);
}
