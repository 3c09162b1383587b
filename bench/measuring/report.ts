import { type PeerName, type SideName, sides } from '../sides.ts';
import type { Timing } from './actions.ts';
import type { Case } from './cases.ts';

/** Each side's rounds, in order. */
export type Samples = Readonly<Partial<Record<SideName, readonly Timing[]>>>;

export interface Goal {
  /** A multiple of the floor, or a bound in the measurement's own unit. */
  readonly of: 'ratio' | 'cost';
  readonly most: number;
}

/** One line of the table. */
export interface Line {
  readonly form: string;
  readonly what: string;
  readonly costs: Readonly<Partial<Record<SideName, Cost>>>;
  readonly goal: Goal | undefined;
}

export interface Cost {
  /** Median of all rounds. */
  readonly cost: number;
  /** Beside the floor, of the medians. */
  readonly ratio: number | undefined;
  /** The middle half of the ratios of single rounds. */
  readonly spread: readonly [from: number, to: number] | undefined;
}

/** The medians of all rounds, and what each side cost beside the floor, where there is one. */
export function summarise(
  form: string,
  samples: Samples,
  goalOf: (what: string) => Goal | undefined,
): Line[] {
  const names = Object.keys(sides).filter(isSideName);
  return Object.keys(samples.ours?.[0] ?? {}).map((what) => {
    const valuesOf = (name: SideName) => (samples[name] ?? []).flatMap((sample) => sample[what] ?? []);
    const floor = valuesOf('floor');
    const known = names.flatMap((name) => {
      const values = valuesOf(name);
      return values.length === 0 ? [] : [[name, costOf(values, floor)] as const];
    });
    return { form, what, costs: Object.fromEntries(known), goal: goalOf(what) };
  });
}

function isSideName(name: string): name is SideName {
  return Object.hasOwn(sides, name);
}

function costOf(values: readonly number[], floor: readonly number[]): Cost {
  const cost = quantile(values, 0.5);
  if (floor.length === 0) return { cost, ratio: undefined, spread: undefined };
  const ratios = values.map((value, round) => value / (floor[round] ?? Number.NaN));
  return {
    cost,
    ratio: cost / quantile(floor, 0.5),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
}

/** The goal of a case's measurement for a form. `what`: such as "load, script". */
export function goalIn(cases: readonly Case[], form: string, what: string): Goal | undefined {
  for (const { what: name, goals, goalsOf = {}, limits = {} } of cases) {
    if (!what.startsWith(`${name}, `)) continue;
    const kind = what.slice(name.length + 2);
    const formGoals = Object.entries(goalsOf).find(([formName]) => formName === form)?.[1];
    const ratio = formGoals?.[kind] ?? goals[kind];
    if (ratio !== undefined) return { of: 'ratio', most: ratio };
    const most = limits[kind];
    if (most !== undefined) return { of: 'cost', most };
  }
  return undefined;
}

/** A tenth more is the noise of a quiet machine. */
const sameGrowth = 1.1;

/**
 * For each measurement that must cost the same in any size: what 500 rows cost beside 10. The goal is no growth, or no
 * more than the floor's: to lay out a larger table costs the browser more on any page.
 */
export function growthLines(lines: readonly Line[], cases: readonly Case[]): Line[] {
  const kept = cases.filter(({ isSameInAnySize }) => isSameInAnySize).map(({ what }) => `${what}, `);
  return lines
    .filter(({ form, what }) => /^\w500$/.test(form) && kept.some((name) => what.startsWith(name)))
    .flatMap((large) => {
      const small = lines.find(
        ({ form, what }) => what === large.what && form === large.form.replace('500', '10'),
      );
      if (small === undefined) return [];
      const grown = Object.entries(large.costs).flatMap(([name, { cost }]) => {
        const before = isSideName(name) ? small.costs[name] : undefined;
        return before
          ? [[name, { cost: cost / before.cost, ratio: undefined, spread: undefined }] as const]
          : [];
      });
      const costs: Line['costs'] = Object.fromEntries(grown);
      const most = Math.max(sameGrowth, costs.floor?.cost ?? 0);
      return [{ form: `${large.form} / ${small.form}`, what: large.what, costs, goal: { of: 'cost', most } }];
    });
}

export function isMet({ costs: { ours }, goal }: Line): boolean | undefined {
  const reached = goal?.of === 'ratio' ? ours?.ratio : ours?.cost;
  // As it is shown.
  return goal && reached !== undefined
    ? Number(reached.toFixed(2)) <= Number(goal.most.toFixed(2))
    : undefined;
}

const widths = [20, 34, 9, 9, 23] as const;

/** The first two lines of a table in Markdown. */
export function headOf(peers: readonly PeerName[]): string {
  const titles = peers.map((name) => sides[name].title);
  const cells = ['form', 'measurement', 'floor', 'ours', 'ours / floor', ...titles, 'goal', ''];
  return `${rowOf(cells)}\n${rowOf(cells.map(() => '---'))}`;
}

/** A line of that table. Peers are shown as multiples of the floor, where there is one. */
export function textOf(line: Line, peers: readonly PeerName[]): string {
  const { form, what, costs, goal } = line;
  const { floor, ours } = costs;
  const spread = ours?.spread?.map((ratio) => ratio.toFixed(2)).join(' to ');
  return rowOf([
    form,
    what,
    floor ? show(floor.cost) : '',
    ours ? show(ours.cost) : '',
    ours?.ratio === undefined ? '' : `${ours.ratio.toFixed(2)} (${spread})`,
    ...peers.map((name) => showPeer(costs[name])),
    goal === undefined ? '' : goal.of === 'ratio' ? `${goal.most}x` : show(goal.most),
    { true: 'met', false: '**missed**', undefined: '' }[`${isMet(line)}`],
  ]);
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 10)).join(' | ')} |`;
}

function showPeer(cost: Cost | undefined): string {
  if (cost === undefined) return '';
  const { ratio } = cost;
  return ratio === undefined ? show(cost.cost) : `${ratio.toFixed(ratio < 10 ? 1 : 0)}x`;
}

function show(value: number): string {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}

export function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * at)] ?? Number.NaN;
}
