import { Worker } from 'node:worker_threads';

/** How long others wait, in milliseconds. */
export interface Delays {
  readonly count: number;
  readonly median: number;
  readonly ninetyFifth: number;
  readonly ninetyNinth: number;
  readonly longest: number;
}

/** Asks for pages as an unrelated visitor does, from a thread of its own. */
export function startProbe(addresses: readonly string[]): { stop(): Promise<readonly Delays[]> } {
  const worker = new Worker(new URL('./prober.ts', import.meta.url), { workerData: addresses });
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', (samples: readonly (readonly number[])[]) => resolve(samples.map(delaysOf)));
        worker.postMessage('stop');
      }),
  };
}

function delaysOf(samples: readonly number[]): Delays {
  const sorted = [...samples].sort((left, right) => left - right);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return {
    count: sorted.length,
    median: at(0.5),
    ninetyFifth: at(0.95),
    ninetyNinth: at(0.99),
    longest: at(1),
  };
}
