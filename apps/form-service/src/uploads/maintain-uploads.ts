import { traceOf } from '../trace-of.ts';
import type { ScanEvent } from './scan-waiting.ts';
import type { Swept } from './sweep.ts';
import type { Uploads } from './uploads.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Hears what became of files that were tended; as much of a log as that takes. */
export interface MaintenanceEvents {
  info(what: Swept, sentence: string): void;
  warn(what: ScanEvent, sentence: string): void;
  error(what: object, sentence: string): void;
}

export interface Tending {
  /** Ends with what is under way. */
  close(): Promise<void>;
}

/** Sweeps every hour, and asks the scanner every minute for what waits; the first time at once. */
export function maintainUploads(uploads: Uploads | undefined, log: MaintenanceEvents): Tending {
  if (uploads === undefined) return { close: async () => undefined };
  let underWay = Promise.resolve();
  let isForeign = false;
  let isScanning = false;

  function after(work: () => Promise<void>, failure: string): void {
    // One at a time, so that a slow store is not asked twice.
    underWay = underWay.then(work).catch((error: unknown) => {
      log.error(traceOf(error), failure);
    });
  }

  function onForeign(sentence: string): void {
    if (!isForeign) log.error({ fault: 'foreign_files' }, sentence);
    isForeign = true;
  }

  const sweep = () =>
    after(async () => {
      const swept = await uploads.sweep(onForeign);
      if (Object.values(swept).some((count) => count > 0))
        log.info(swept, 'files that nobody claimed were deleted');
    }, 'files could not be swept');
  const scan = () => {
    // A round that takes longer than the pause is followed by one, not by a queue.
    if (isScanning) return;
    isScanning = true;
    after(async () => {
      try {
        await uploads.scanWaiting((events) =>
          log.warn(events, 'a file that waited for the scanner is infected'),
        );
      } finally {
        isScanning = false;
      }
    }, 'files that wait could not be scanned');
  };

  sweep();
  scan();
  const timers = [setInterval(sweep, hourMs).unref(), setInterval(scan, minuteMs).unref()];
  return {
    async close() {
      for (const timer of timers) clearInterval(timer);
      await underWay;
      await uploads.close();
    },
  };
}
