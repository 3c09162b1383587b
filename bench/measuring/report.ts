import type { Sample } from './cases.ts';

export const sides = ['floor', 'ours'] as const;
export type Side = (typeof sides)[number];

export type Samples = Readonly<Record<Side, readonly Sample[]>>;

/** One line of the table. */
export interface Line {
  readonly what: string;
  readonly floor: number;
  readonly ours: number;
  /** Of the medians. */
  readonly ratio: number;
  /** The middle half of the ratios of single rounds. */
  readonly from: number;
  readonly to: number;
}

/** The medians of all rounds, and what ours cost beside the floor. */
export function summarise(samples: Samples): readonly Line[] {
  const [first = {}] = samples.ours;
  return Object.keys(first).map((what) => {
    const floor = samples.floor.map((sample) => sample[what] ?? Number.NaN);
    const ours = samples.ours.map((sample) => sample[what] ?? Number.NaN);
    const ratios = ours.map((value, round) => value / (floor[round] ?? Number.NaN));
    return {
      what,
      floor: quantile(floor, 0.5),
      ours: quantile(ours, 0.5),
      ratio: quantile(ours, 0.5) / quantile(floor, 0.5),
      from: quantile(ratios, 0.25),
      to: quantile(ratios, 0.75),
    };
  });
}

export function print(form: string, lines: readonly Line[]): void {
  for (const { what, floor, ours, ratio, from, to } of lines) {
    const name = `${form.padEnd(6)} ${what.padEnd(26)}`;
    const figures = `floor ${show(floor)}   ours ${show(ours)}`;
    console.log(`${name} ${figures}   ${ratio.toFixed(2)}x  (${from.toFixed(2)} to ${to.toFixed(2)})`);
  }
}

function show(value: number): string {
  return value.toFixed(value < 10 ? 3 : value < 1000 ? 1 : 0).padStart(8);
}

export function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * at)] ?? Number.NaN;
}
