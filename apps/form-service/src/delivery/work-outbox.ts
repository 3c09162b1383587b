import { randomUUID } from 'node:crypto';
import type { Attempted, Delivery } from '../storage/outbox.ts';
import type { SubmissionStorage } from '../storage/storage.ts';
import { traceOf } from '../trace-of.ts';
import type { Deliver, DeliveryOutcome } from './destination.ts';
import { faultOf } from './fault-of.ts';
import { pauseAfter, pauseForScanner } from './retry-schedule.ts';

/** A delivery that ended badly, without a word of the resident's. */
export interface DeliveryEvent {
  readonly delivery: string;
  readonly form: string;
  readonly reference: string;
  readonly destination: string;
  readonly fault: string;
}

export interface OutboxLog {
  warn(event: object, sentence: string): void;
  error(event: object, sentence: string): void;
}

export interface OutboxOptions {
  readonly storage: SubmissionStorage;
  /** By the name of the destination. */
  readonly ways: ReadonlyMap<string, Deliver>;
  readonly log: OutboxLog;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** 0 to 1. */
  readonly random?: () => number;
}

/** Hands over what waits in the outbox. Any number of processes may work on one outbox. */
export interface OutboxWorker {
  /** Hands over all that is due now. */
  work(): Promise<void>;
  /** Works at once and every few seconds, until it is closed. */
  start(): void;
  /** Something new waits. Returns at once. */
  wake(): void;
  /** Ends what is under way, within a few seconds; what does not end is delivered again later. */
  close(): Promise<void>;
}

/** Deliveries to one destination at the same time. */
const atOnce = 4;

/** A worker that says nothing for so long has ended, and another takes its deliveries. */
const heldForMs = 15_000;
const beatMs = 5_000;

/** Other processes enqueue too, and deliveries become due. */
const lookMs = 5_000;

const closingMs = 5_000;

export function createOutboxWorker({
  storage,
  ways,
  log,
  now = Date.now,
  random = Math.random,
}: OutboxOptions): OutboxWorker {
  const holder = randomUUID();
  const stopping = new AbortController();
  const lanes = new Map<string, Promise<void>>();
  const again = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function workLane(name: string, deliver: Deliver): Promise<void> {
    while (!stopping.signal.aborted) {
      again.delete(name);
      const time = now();
      const due = await storage.takeDue(name, time, atOnce, { holder, until: time + heldForMs });
      await Promise.all(due.map((delivery) => handOver(delivery, deliver)));
      if (due.length < atOnce && !again.has(name)) return;
    }
  }

  /** One worker for each destination of this process: a slow one holds up no other. */
  function workOn(name: string, deliver: Deliver): Promise<void> {
    const running = lanes.get(name);
    if (running !== undefined) {
      again.add(name);
      return running;
    }
    const lane = workLane(name, deliver)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.error({ destination: name, ...traceOf(error) }, 'the outbox cannot be read');
      })
      .finally(() => lanes.delete(name));
    lanes.set(name, lane);
    return lane;
  }

  async function handOver(delivery: Delivery, deliver: Deliver): Promise<void> {
    const beat = setInterval(() => {
      storage.holdOn(delivery.id, { holder, until: now() + heldForMs }).catch(() => undefined);
    }, beatMs);
    try {
      const outcome = await attempt(delivery, deliver);
      // The end of this process cut it off: the next one tries it, and it does not count.
      if (stopping.signal.aborted && outcome.kind === 'failed') {
        const { id, attempts: before } = delivery;
        await storage.settleDelivery(id, holder, { state: 'waiting', at: now(), isFree: true, before });
        return;
      }
      await note(delivery, outcome);
    } finally {
      clearInterval(beat);
    }
  }

  async function attempt(delivery: Delivery, deliver: Deliver): Promise<Outcome> {
    try {
      const submission = await storage.findSubmission(delivery.submission);
      if (submission === undefined) return { kind: 'dropped', fault: 'The submission was deleted.' };
      const uploads = await storage.uploadsOf(submission.id);
      if (uploads.some(({ scan }) => scan === 'waiting'))
        return { kind: 'unscanned', fault: 'A file waits for the scanner.' };
      const clean = uploads.filter(({ scan }) => scan !== 'infected');
      return await deliver({ delivery, submission, uploads: clean }, stopping.signal);
    } catch (error) {
      return { kind: 'failed', fault: faultOf(error) };
    }
  }

  async function note(delivery: Delivery, outcome: Outcome): Promise<void> {
    const { id, form, reference, destination, attempts } = delivery;
    const at = now();
    const settle = (result: Result) =>
      storage.settleDelivery(id, holder, { ...result, at, before: attempts });
    if (outcome.kind === 'delivered') {
      await settle({ state: 'delivered' });
      return;
    }
    const { fault } = outcome;
    const event: DeliveryEvent = { delivery: id, form, reference, destination, fault };
    const logOvertaken = () =>
      log.warn(event, 'a delivery failed that was taken, dropped or sent again meanwhile');
    switch (outcome.kind) {
      case 'gone':
        await storage.closeDestination({ name: destination, since: at, reason: fault });
        await settle({ state: 'waiting', fault });
        log.error(event, 'a destination wants nothing any more, and its deliveries wait');
        return;
      case 'dropped':
        if (await settle({ state: 'dropped', fault })) log.warn(event, 'a delivery was dropped');
        else logOvertaken();
        return;
      case 'unscanned': {
        const due = at + pauseForScanner(at - delivery.created);
        if (!(await settle({ state: 'waiting', due, fault, isFree: true }))) logOvertaken();
        else if (delivery.fault !== fault) log.warn(event, 'a delivery waits for the scanner');
        return;
      }
      case 'failed': {
        const pause = pauseAfter(attempts + 1, random(), outcome.retryAfterMs);
        const next: Result =
          pause === undefined ? { state: 'parked' } : { state: 'waiting', due: at + Math.round(pause) };
        if (!(await settle({ ...next, fault }))) logOvertaken();
        else if (pause === undefined)
          log.error(event, 'a delivery is parked: send it again with npm run outbox');
        else log.warn({ ...event, attempts: attempts + 1 }, 'a delivery failed and is tried again');
      }
    }
  }

  async function work(): Promise<void> {
    await Promise.all([...ways].map(([name, deliver]) => workOn(name, deliver)));
  }

  return {
    work,
    start() {
      timer = setInterval(work, lookMs).unref();
      void work();
    },
    wake: () => void setImmediate(() => void (stopping.signal.aborted || work())),
    async close() {
      clearInterval(timer);
      stopping.abort();
      const late = new Promise<void>((resolve) => void setTimeout(resolve, closingMs).unref());
      await Promise.race([Promise.allSettled(lanes.values()), late]);
    },
  };
}

/** `unscanned`: a file of it waits for the scanner, which does not count as an attempt. */
type Outcome = DeliveryOutcome | { readonly kind: 'unscanned'; readonly fault: string };

type Result = Omit<Attempted, 'at' | 'before'>;
