import type { Held } from './inside.ts';

/** The process's memory after so many requests. */
export interface MemorySample {
  readonly requests: number;
  readonly held: Held;
  /** After a full collection: what is really used. */
  readonly collected?: Held;
}

/** The most that live memory may grow, in bytes per hundred thousand requests: less than 200 bytes a request. */
const maxLiveGrowth = 16e6;
/** Two looks at a process that holds still differ by so many bytes: in a short run they would pass for growth. */
const differenceOfLooks = 4e6;
/** The most that the last third's peak may exceed the middle third's. */
const maxRssGrowth = 1.15;

/** Why what the process holds is not at a plateau; none where it is. Too few samples say nothing. */
export function ambiguityIn(samples: readonly MemorySample[]): readonly string[] {
  const last = samples.at(-1)?.requests ?? 0;
  const between = (from: number, to: number) =>
    samples.filter(({ requests }) => requests > last * from && requests <= last * to);
  const [middle, end] = [between(1 / 3, 2 / 3), between(2 / 3, 1)];
  if (middle.length === 0 || end.length === 0) return [];
  const faults: string[] = [];
  const [before, after] = [middle, end].map((some) => Math.max(...some.map(({ held }) => held.rss)));
  if (before !== undefined && after !== undefined && after > before * maxRssGrowth)
    faults.push(`the process grew from ${megabytes(before)} to ${megabytes(after)} in the last third`);
  const live = samples.flatMap(({ requests, collected }) =>
    collected === undefined ? [] : [{ requests, bytes: collected.heapUsed + collected.external }],
  );
  const [first, final] = [live.find(({ requests }) => requests > last / 4), live.at(-1)];
  if (first !== undefined && final !== undefined && final.requests > first.requests) {
    const growth = ((final.bytes - first.bytes) / (final.requests - first.requests)) * 100_000;
    if (growth > maxLiveGrowth && final.bytes - first.bytes > differenceOfLooks)
      faults.push(`what is used grows by ${megabytes(growth)} in a hundred thousand requests`);
  }
  return faults;
}

export function lineOf({ requests, held, collected }: MemorySample): string {
  const parts = [
    `${String(requests).padStart(7)} requests`,
    `${megabytes(held.rss)} in all`,
    `heap ${megabytes(held.heapUsed)} of ${megabytes(held.heapTotal)}`,
    `buffers ${megabytes(held.arrayBuffers)}`,
    ...(collected === undefined
      ? []
      : [
          `used ${megabytes(collected.heapUsed + collected.external)} and ${megabytes(collected.rss)} in all once collected`,
        ]),
  ];
  return parts.join(', ');
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
