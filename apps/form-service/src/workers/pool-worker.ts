import { Worker } from 'node:worker_threads';
import type { PreparedForm } from '@guichet/engine';
import type { FromWorker, ToWorker } from './task.ts';

export type WorkerEnd =
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'overrun' }
  | { readonly kind: 'failed'; readonly error: Error };

/** One thread of a pool. */
export interface PoolWorker {
  /** False once it ended, for whatever reason. */
  isAlive(): boolean;
  /** Does one task; call it when the one before is done. Never rejected. */
  run(name: string, input: unknown, forms: readonly PreparedForm[]): Promise<WorkerEnd>;
  end(): Promise<void>;
}

interface WorkerOptions {
  readonly file: string;
  readonly workerData: unknown;
  readonly limits: { readonly cpuMs: number; readonly wallMs: number; readonly heapMb: number };
}

/** How often a task's time is looked at, in milliseconds. */
const lookMs = 100;

export function startWorker({ file, workerData, limits }: WorkerOptions): PoolWorker {
  const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: limits.heapMb } });
  // One that has nothing to do keeps no process alive.
  worker.unref();
  let isAlive = true;
  let isReady = false;
  let settle: ((end: WorkerEnd) => void) | undefined;

  function died(error: Error): void {
    isAlive = false;
    settle?.({ kind: 'failed', error });
  }

  worker.on('message', ({ kind }: FromWorker) => {
    isReady ||= kind === 'ready';
  });
  worker.on('error', (error) => died(new Error('A worker thread broke.', { cause: error })));
  worker.on('exit', (code) => died(new Error(`A worker thread ended with ${code}.`)));

  return {
    isAlive: () => isAlive,
    async run(name, input, forms) {
      if (!isAlive) return { kind: 'failed', error: new Error('The worker thread ended before its task.') };
      const { promise, resolve } = Promise.withResolvers<WorkerEnd>();
      settle = resolve;
      worker.ref();
      const send = (message: ToWorker) => worker.postMessage(message);
      const receive = (message: FromWorker) => {
        switch (message.kind) {
          case 'ready':
            return;
          case 'formsNeeded':
            return send({
              kind: 'forms',
              forms: forms.filter(({ version }) => message.versions.includes(version)),
            });
          case 'done':
            return resolve(message);
          case 'failed':
            return resolve({ kind: 'failed', error: errorOf(message) });
        }
      };
      worker.on('message', receive);
      const watching = watchTime(
        worker,
        limits,
        () => isReady,
        () => {
          isAlive = false;
          resolve({ kind: 'overrun' });
          worker.terminate();
        },
      );
      send({ kind: 'task', name, input, versions: forms.map(({ version }) => version) });
      const end = await promise;
      watching.stop();
      worker.off('message', receive);
      settle = undefined;
      worker.unref();
      return end;
    },
    async end() {
      isAlive = false;
      await worker.terminate();
    },
  };
}

/**
 * Calls `onOver` once the thread has used up the processor time, or the time on the clock, of one task. A new thread
 * loads its program first, which counts for no task; it has as long for that on the clock.
 */
function watchTime(
  worker: Worker,
  { cpuMs, wallMs }: WorkerOptions['limits'],
  isReady: () => boolean,
  onOver: () => void,
): { stop(): void } {
  let started = performance.now();
  let before: number | undefined;
  let isAsking = false;
  const timer = setInterval(async () => {
    // Wall time is for native code that answers no question while it runs.
    if (performance.now() - started > wallMs) return onOver();
    if (isAsking || !isReady()) return;
    isAsking = true;
    // Rejected when the thread ends meanwhile, which is noticed otherwise.
    const used = await worker.cpuUsage().catch(() => undefined);
    isAsking = false;
    if (used === undefined) return;
    const ms = (used.user + used.system) / 1000;
    if (before === undefined) {
      before = ms;
      started = performance.now();
    }
    if (ms - before > cpuMs) onOver();
  }, lookMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** As it would read had it been thrown here. */
function errorOf({ name, stack }: Extract<FromWorker, { kind: 'failed' }>): Error {
  const error = new Error('A task failed in a worker thread.');
  error.name = name;
  error.stack = [`${error.name}: ${error.message}`, ...stack].join('\n');
  return error;
}
