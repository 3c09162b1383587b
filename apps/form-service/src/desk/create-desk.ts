import { setImmediate } from 'node:timers/promises';
import { isJsonObject, type Locale, titleOf } from '@guichet/definition';
import type { FormCatalogue } from '../catalogue/form-catalogue.ts';
import type { Destination } from '../delivery/parse-destinations.ts';
import { type Destinations, stoppedDestinations } from '../delivery/stopped-destinations.ts';
import { type CityTime, createCityTime, parseDay } from '../print-submissions/city-time.ts';
import { tableOf } from '../print-submissions/table-of.ts';
import { deleteSubmission } from '../retention/delete-submission.ts';
import type { Deletion } from '../storage/deletions.ts';
import { type AuditAction, auditLine } from '../storage/desk-rows.ts';
import type { StoredSubmission, SubmissionStorage } from '../storage/storage.ts';
import { localeIn } from '../submissions/metadata.ts';
import { writeReference } from '../submissions/reference-number.ts';
import { cleanName } from '../uploads/clean-name.ts';
import type { FileStore } from '../uploads/file-store.ts';
import { headersOfFile, respondWithFile } from '../uploads/send-file.ts';
import { UploadError } from '../uploads/upload-error.ts';
import { describe } from './describe.ts';
import type { Desk, DeskDay, DeskForm } from './desk.ts';
import { embeddedFilesOf, filesOf } from './files-of.ts';

/** Clerks read the title of an office, where the operator gave it one. */
interface Needs extends Destinations<Pick<Destination, 'title'>> {
  readonly catalogue: FormCatalogue;
  readonly storage: SubmissionStorage;
  /** Undefined: no files are kept here. */
  readonly files: FileStore | undefined;
  /** IANA name. */
  readonly timeZone: string;
  /** The address of the site, which files in a table begin with. */
  readonly siteUrl: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Submissions on a page of a list. */
const pageSize = 25;

/** Days whose counts a form's list shows. */
const shownDays = 14;

/** Lines of the audit on a page. */
const shownLines = 200;

/** Excel splits a file at these, by the language of the computer. */
const separators: Readonly<Record<Locale, string>> = { en: ',', fr: ';' };

export function createDesk(needs: Needs): Desk {
  const { catalogue, storage, files, destinations, timeZone, siteUrl, now } = needs;
  const cityTime = createCityTime(timeZone);

  async function titleIn(alias: string, locale: Locale): Promise<string | undefined> {
    const served = catalogue.find(alias)?.definition;
    const [latest] = served === undefined ? await storage.listFormVersions(alias) : [];
    const definition: unknown = served ?? (latest && JSON.parse(latest.definition));
    if (!isJsonObject(definition)) return undefined;
    const { title, properties } = definition;
    return titleOf(
      {
        title: typeof title === 'string' ? title : '',
        path: alias,
        properties: isJsonObject(properties) ? properties : {},
      },
      locale,
    );
  }

  async function countsOf(alias: string): Promise<DeskForm['counts']> {
    const [today, week, month] = [0, -6, -29].map((days) => startOfDay(cityTime, now(), days));
    const moments = [0, month ?? 0, week ?? 0, today ?? 0, Number.MAX_SAFE_INTEGER];
    const [older = 0, inMonth = 0, inWeek = 0, onDay = 0] = await storage.countReceived(alias, moments);
    return {
      ...{ all: older + inMonth + inWeek + onDay, today: onDay },
      ...{ week: inWeek + onDay, month: inMonth + inWeek + onDay },
    };
  }

  async function daysOf(alias: string): Promise<readonly DeskDay[]> {
    const starts = Array.from({ length: shownDays + 1 }, (_, at) =>
      startOfDay(cityTime, now(), at + 1 - shownDays),
    );
    const counts = await storage.countReceived(alias, starts);
    const deleted = new Map((await storage.deletedCounts(alias)).map(({ day, count }) => [day, count]));
    const days = counts.map((count, at) => {
      const day = cityTime.written(starts[at] ?? 0).slice(0, 10);
      return { day, count: count + (deleted.get(day) ?? 0) };
    });
    return days.toReversed();
  }

  async function submissionOf(reference: string): Promise<StoredSubmission | undefined> {
    const found = isReference(reference) ? await storage.findByReference(reference) : undefined;
    return found && storage.findSubmission(found.id);
  }

  const inWords =
    (locale: Locale) =>
    <Named extends { readonly destination: string }>(named: Named): Named => ({
      ...named,
      destination: destinations.get(named.destination)?.title?.[locale] ?? named.destination,
    });

  const deliveriesOf = async (id: string, locale: Locale) =>
    (await storage.deliveriesOf(id)).map(inWords(locale));

  const deletionOf = async (reference: string) =>
    isReference(reference) ? storage.findDeletionOf(reference) : undefined;

  const note = (operator: string, action: AuditAction, form: string, reference?: string) =>
    storage.noteAudit(auditLine({ at: now(), operator, action, form, reference }));

  async function summaryOf(submission: StoredSubmission, locale: Locale) {
    const { id, form: alias, reference, received } = submission;
    const title = (await titleIn(alias, locale)) ?? alias;
    const isStopped = await stoppedDestinations(storage, needs);
    const deliveries = (await storage.deliveriesOf(id)).map((delivery) => ({
      ...inWords(locale)(delivery),
      isStopped: isStopped(delivery.destination),
    }));
    return { alias, title, reference, received, deliveries };
  }

  return {
    async forms({ operator, locale }) {
      await note(operator, 'listed', '');
      const aliases = new Set([...(await storage.listForms()), ...catalogue.all().map(({ alias }) => alias)]);
      const forms: DeskForm[] = [];
      for (const alias of aliases) {
        const counts = await countsOf(alias);
        const title = (await titleIn(alias, locale)) ?? alias;
        if (counts.all > 0 || catalogue.find(alias) !== undefined) forms.push({ alias, title, counts });
      }
      return forms.toSorted((first, second) => first.title.localeCompare(second.title, locale));
    },
    async outbox(locale) {
      const sizes = await storage.outboxSizes();
      return locale === undefined ? sizes : sizes.map(inWords(locale));
    },
    async list(alias, asked, { operator, locale }) {
      const title = await titleIn(alias, locale);
      if (title === undefined) return undefined;
      await note(operator, 'listed', alias);
      const [total = 0] = await storage.countReceived(alias, [0, Number.MAX_SAFE_INTEGER]);
      const pages = Math.max(1, Math.ceil(total / pageSize));
      const page = Math.min(asked, pages);
      const listed = await storage.listReceived(alias, (page - 1) * pageSize, pageSize);
      const submissions = await Promise.all(
        listed.map(async ({ id, ...summary }) => ({
          ...summary,
          deliveries: await deliveriesOf(id, locale),
        })),
      );
      return { alias, title, total, page, pages, submissions, days: await daysOf(alias) };
    },
    async find(typed, { operator }) {
      const reference = writeReference(typed);
      const submission = await submissionOf(reference);
      const deletion = submission ?? (await deletionOf(reference));
      if (deletion === undefined) return { kind: 'unknown' };
      await note(operator, 'searched', deletion.form, reference);
      return 'deleted' in deletion
        ? { kind: 'deleted', ...describeDeletion(deletion) }
        : { kind: 'found', reference };
    },
    async deletionOf(reference) {
      const deletion = await deletionOf(reference);
      return deletion && describeDeletion(deletion);
    },
    async view(reference, { operator, locale }) {
      const submission = await submissionOf(reference);
      if (submission === undefined) return undefined;
      const { id, form, version, metadata } = submission;
      const audit = await storage.listAudit(shownLines, reference);
      await note(operator, 'viewed', form, reference);
      const page = await catalogue.version(version);
      return {
        ...(await summaryOf(submission, locale)),
        ...describe(submission, page, { locale, timeZone }),
        language: localeIn(JSON.parse(metadata)),
        files: filesOf(submission, await storage.uploadsOf(id)),
        audit,
      };
    },
    async sendFile(reference, id, { operator }, reply) {
      const submission = await submissionOf(reference);
      if (submission === undefined) return undefined;
      const uploads = await storage.uploadsOf(submission.id);
      const isHere = filesOf(submission, uploads).some((file) => file.id === id && file.state === 'here');
      if (!isHere) return undefined;
      await note(operator, 'downloaded', submission.form, reference);
      const upload = uploads.find((file) => file.id === id);
      if (upload !== undefined && files !== undefined)
        return respondWithFile(reply, upload, files).catch((error: unknown) => {
          if (!(error instanceof UploadError && error.code === 'unknown')) throw error;
          reply.log.error({ upload: id }, 'a file of a submission is missing where files are stored');
          return undefined;
        });
      const embedded = embeddedFilesOf(submission).find((file) => file.id === id);
      if (embedded === undefined) return undefined;
      const { name, type, bytes } = embedded;
      const originalName = cleanName(name);
      return reply.headers(headersOfFile({ originalName, type, size: bytes.length })).send(bytes);
    },
    async table(alias, { operator, locale }) {
      const versions = await storage.listFormVersions(alias);
      if (versions.length === 0) return undefined;
      await note(operator, 'exported', alias);
      return tableOf(oneByOne(storage.readSubmissions(alias)), {
        ...{ versions, labels: locale, separator: separators[locale], withProtected: false },
        ...{ cityTime, timeZone, siteUrl: siteUrl() },
      });
    },
    async question(reference, { operator, locale }) {
      const submission = await submissionOf(reference);
      if (submission === undefined) return undefined;
      await note(operator, 'searched', submission.form, reference);
      return summaryOf(submission, locale);
    },
    async remove(reference, { operator }, evenUndelivered) {
      const submission = await submissionOf(reference);
      if (submission === undefined) return { kind: 'unknown' };
      const cause = { reason: 'request', actor: operator, evenUndelivered };
      return deleteSubmission(submission, cause, { storage, files, cityTime, now });
    },
    async activity({ operator }) {
      await note(operator, 'listed', '');
      return storage.listAudit(shownLines);
    },
    signIns: storage,
  };
}

function describeDeletion({ reference, deleted: at, actor: operator }: Deletion) {
  return { reference, at, operator };
}

/** When the day so many days from now begins. */
function startOfDay(cityTime: CityTime, now: number, daysLater: number): number {
  const today = parseDay(cityTime.written(now).slice(0, 10));
  return today === null ? now : cityTime.startOf(today, daysLater);
}

/** Whether it can be a number, also another service's: databases need not be asked about anything else. */
function isReference(text: string): boolean {
  return /^[\w-]{1,60}$/.test(text);
}

/** Residents are served between one submission and the next, whose words take a while. */
async function* oneByOne(submissions: AsyncIterable<StoredSubmission>) {
  for await (const submission of submissions) {
    yield submission;
    await setImmediate();
  }
}
