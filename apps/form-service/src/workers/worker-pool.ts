import { availableParallelism } from 'node:os';
import type { PreparedForm } from '@guichet/engine';
import { type PoolWorker, startWorker, type WorkerEnd } from './pool-worker.ts';
import type { Task } from './task.ts';

export interface PoolOptions {
  /** The program of a worker: its path. */
  readonly file: string;
  /** Data for a worker at its start. */
  readonly workerData?: unknown;
  readonly limits?: Partial<PoolLimits>;
}

export interface PoolLimits {
  /** Worker threads; each does one task at a time. */
  readonly workers: number;
  /** Tasks that wait for a worker. */
  readonly queue: number;
  /** How long one may wait, in milliseconds: after that, the caller is asked to try again. */
  readonly waitMs: number;
  /** Processor time of one task, in milliseconds: several times what a form's scripts may take. */
  readonly cpuMs: number;
  /** Time of one task on the clock, in milliseconds. */
  readonly wallMs: number;
  /** Megabytes of JavaScript objects in one worker: one that needs more ends alone, and not the whole server. */
  readonly heapMb: number;
}

/** One core is left to the thread that answers requests. */
const defaultLimits: PoolLimits = {
  workers: Math.max(1, availableParallelism() - 1),
  queue: 32,
  waitMs: 15_000,
  cpuMs: 5_000,
  wallMs: 30_000,
  heapMb: 512,
};

export type TaskResult<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** Nothing was done: too many wait, or it waited for too long. */
  | { readonly kind: 'full' }
  /** It took more processor time than any task may, and was ended. */
  | { readonly kind: 'overrun' }
  /** The worker ended, or the task threw. The next task finds another worker. */
  | { readonly kind: 'failed'; readonly error: Error };

/** Worker threads for what would hold up every other request. They start when they are first needed. */
export interface WorkerPool {
  /** `forms`: what the task works with; a worker that has them already is not sent them again. */
  run<Input, Result>(
    task: Task<Input, Result>,
    input: Input,
    forms: readonly PreparedForm[],
  ): Promise<TaskResult<Result>>;
  /** Ends the workers, and whatever they are doing. */
  close(): Promise<void>;
}

interface Waiting {
  start(worker: PoolWorker): void;
  refuse(): void;
}

export function createWorkerPool({ file, workerData, limits: limitOverrides }: PoolOptions): WorkerPool {
  const limits = { ...defaultLimits, ...limitOverrides };
  const idle: PoolWorker[] = [];
  const all = new Set<PoolWorker>();
  const queue: Waiting[] = [];
  let isClosed = false;

  /** A worker that has nothing to do, if there may be another one. */
  function take(): PoolWorker | undefined {
    for (let free = idle.pop(); free !== undefined; free = idle.pop()) {
      if (free.isAlive()) return free;
      all.delete(free);
    }
    if (all.size >= limits.workers) return undefined;
    const worker = startWorker({ file, workerData, limits });
    all.add(worker);
    return worker;
  }

  function give(worker: PoolWorker): void {
    if (worker.isAlive()) idle.push(worker);
    else all.delete(worker);
    startNext();
  }

  function startNext(): void {
    const [next] = queue;
    const worker = next && take();
    if (next === undefined || worker === undefined) return;
    queue.shift();
    next.start(worker);
  }

  return {
    run<Input, Result>(task: Task<Input, Result>, input: Input, forms: readonly PreparedForm[]) {
      return new Promise<TaskResult<Result>>((resolve) => {
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(waiting), 1);
          resolve({ kind: 'full' });
        }, limits.waitMs).unref();
        const waiting: Waiting = {
          async start(worker) {
            clearTimeout(timer);
            const end = await worker.run(task.name, input, forms);
            give(worker);
            resolve(ranOf<Result>(end));
          },
          refuse() {
            clearTimeout(timer);
            resolve({ kind: 'full' });
          },
        };
        const worker = queue.length === 0 && !isClosed ? take() : undefined;
        if (worker !== undefined) waiting.start(worker);
        else if (isClosed || queue.length >= limits.queue) waiting.refuse();
        else queue.push(waiting);
      });
    },
    async close() {
      isClosed = true;
      for (const waiting of queue.splice(0)) waiting.refuse();
      await Promise.all([...all].map((worker) => worker.end()));
      all.clear();
      idle.length = 0;
    },
  };
}

function ranOf<Result>(end: WorkerEnd): TaskResult<Result> {
  // A worker does each task as its type says: see `served`.
  return end.kind === 'done' ? { kind: 'done', result: end.result as Result } : end;
}
