import { isJsonObject } from '@guichet/definition';
import { parseOfficeSettings } from '@guichet/prepare';
import type { FormCatalogue } from '../catalogue/form-catalogue.ts';
import { createCityTime } from '../print-submissions/city-time.ts';
import type { SubmissionStorage } from '../storage/storage.ts';
import { traceOf } from '../trace-of.ts';
import type { FileStore } from '../uploads/file-store.ts';
import { deleteSubmission, type FilesLeft } from './delete-submission.ts';

export interface RetentionOptions {
  /** Days that submissions stay of forms that say nothing; undefined: they stay. */
  readonly days: number | undefined;
  /** IANA name. */
  readonly timeZone: string;
  readonly log: RetentionLog;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface RetentionLog {
  info(event: object, sentence: string): void;
  warn(event: object, sentence: string): void;
  error(event: object, sentence: string): void;
}

interface Needs {
  readonly catalogue: Pick<FormCatalogue, 'find'>;
  readonly storage: SubmissionStorage;
  readonly files: FileStore | undefined;
}

/** Deletes submissions whose time is over. Any number of processes may do so at once. */
export interface Retention {
  /** Goes through all forms once, for a minute at most; the next sweep goes on. */
  sweep(): Promise<void>;
  /** Sweeps now and every hour, until it is closed. */
  start(): void;
  /** Ends with the submission under way. */
  close(): Promise<void>;
}

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/** So many are looked up at a time. */
const batch = 100;

const longestSweepMs = 60_000;

/** A year: for so long a retry of a deleted submission is recognised. */
const rememberedMs = 365 * dayMs;

export function createRetention(
  { days: usualDays, timeZone, log, now = Date.now }: RetentionOptions,
  { catalogue, storage, files }: Needs,
): Retention {
  const cityTime = createCityTime(timeZone);
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  /** By the definition that is served, else by the last one that was. */
  async function daysOf(form: string): Promise<number | undefined> {
    const served = catalogue.find(form)?.definition;
    const [latest] = served === undefined ? await storage.listFormVersions(form) : [];
    const definition: unknown = served ?? (latest && JSON.parse(latest.definition));
    const settings = isJsonObject(definition) && isJsonObject(definition.settings) ? definition.settings : {};
    return parseOfficeSettings(settings).settings.retentionDays ?? usualDays;
  }

  async function sweepForm(form: string, before: number, until: number): Promise<void> {
    let count = 0;
    let left: FilesLeft | undefined;
    /** Expired, and kept: a submission around it, or one in it, is not delivered yet. */
    const waiting = new Set<string>();
    for (;;) {
      const found = await storage.findExpired(form, before, batch + waiting.size);
      const ids = found.filter((id) => !waiting.has(id));
      for (const id of ids) {
        if (isClosed || performance.now() > until) break;
        const submission = await storage.findSubmission(id);
        if (submission === undefined) continue;
        const cause = { reason: 'retention', actor: 'server' };
        const outcome = await deleteSubmission(submission, cause, { storage, files, cityTime, now });
        if (outcome.kind === 'deleted') {
          count += 1;
          if (outcome.left) left = { ...outcome.left, count: outcome.left.count + (left?.count ?? 0) };
        }
        if (outcome.kind === 'undelivered') waiting.add(id);
      }
      // Those that another server deleted meanwhile are done, too.
      if (ids.length < batch || isClosed || performance.now() > until) break;
    }
    if (count > 0) log.info({ form, count }, 'submissions were deleted: their time is over');
    if (left !== undefined)
      log.warn(
        { form, ...left },
        'files of deleted submissions could not be removed yet: the sweep of files does so',
      );
    const held = (await storage.countHeld(form, before)) + waiting.size;
    if (held > 0)
      log.warn(
        { form, count: held },
        'submissions whose time is over stay, because they wait to be delivered: see npm run outbox',
      );
  }

  async function sweepAll(): Promise<void> {
    const until = performance.now() + longestSweepMs;
    await storage.forgetSignIns(now());
    for (const form of await storage.listForms()) {
      if (isClosed || performance.now() > until) return;
      const days = await daysOf(form);
      if (days !== undefined) await sweepForm(form, now() - days * dayMs, until);
    }
    await storage.forgetDeletions(now() - rememberedMs);
  }

  /** One at a time. */
  function sweep(): Promise<void> {
    underWay = underWay.then(sweepAll).catch((error: unknown) => {
      log.error(traceOf(error), 'submissions whose time is over could not be deleted');
    });
    return underWay;
  }

  return {
    sweep,
    start() {
      timer = setInterval(sweep, hourMs).unref();
      void sweep();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await underWay;
    },
  };
}
