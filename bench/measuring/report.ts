import type { Timing } from './cases.ts';

/** The peer is `@formio/js`, measured where it is asked for. */
export type Contender = 'floor' | 'ours' | 'peer';

/** Nothing of the peer, unless it is asked for. */
export type Samples = Readonly<Record<Contender, readonly Timing[]>>;

/** One line of the table. */
export interface Line {
  readonly what: string;
  readonly floor: number;
  readonly ours: Beside;
  /** Only of what was measured of it. */
  readonly peer: Beside | undefined;
}

/** The cost of a side, and its ratio to the floor. */
export interface Beside {
  readonly cost: number;
  /** Of the medians. */
  readonly ratio: number;
  /** The middle half of the ratios of single rounds. */
  readonly from: number;
  readonly to: number;
}

/** The medians of all rounds, and what each side cost beside the floor. */
export function summarise({ floor, ours, peer }: Samples): readonly Line[] {
  const [first = {}] = ours;
  return Object.keys(first).map((what) => {
    const isOfPeer = peer.some((sample) => sample[what] !== undefined);
    return {
      what,
      floor: quantile(valuesOf(floor, what), 0.5),
      ours: besideFloor(valuesOf(ours, what), valuesOf(floor, what)),
      peer: isOfPeer ? besideFloor(valuesOf(peer, what), valuesOf(floor, what)) : undefined,
    };
  });
}

function valuesOf(samples: readonly Timing[], what: string): readonly number[] {
  return samples.map((sample) => sample[what] ?? Number.NaN);
}

function besideFloor(values: readonly number[], floor: readonly number[]): Beside {
  const cost = quantile(values, 0.5);
  const ratios = values.map((value, round) => value / (floor[round] ?? Number.NaN));
  return {
    cost,
    ratio: cost / quantile(floor, 0.5),
    from: quantile(ratios, 0.25),
    to: quantile(ratios, 0.75),
  };
}

export function print(form: string, lines: readonly Line[]): void {
  for (const { what, floor, ours, peer } of lines) {
    const name = `${form.padEnd(6)} ${what.padEnd(26)}`;
    const figures = [`floor ${show(floor)}`, `ours ${showBeside(ours)}`];
    if (peer !== undefined) figures.push(`@formio/js ${showBeside(peer)}`);
    console.log(`${name} ${figures.join('   ')}`);
  }
}

function showBeside({ cost, ratio, from, to }: Beside): string {
  return `${show(cost)}   ${ratio.toFixed(2)}x  (${from.toFixed(2)} to ${to.toFixed(2)})`;
}

function show(value: number): string {
  return value.toFixed(value < 10 ? 3 : value < 1000 ? 1 : 0).padStart(8);
}

export function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * at)] ?? Number.NaN;
}
