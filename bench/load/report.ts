import { quantile } from '../measuring/report.ts';

interface Goal {
  readonly text: string;
  readonly isMet: boolean;
}

/** A line of the table. */
export interface Line {
  readonly what: string;
  readonly floor: string;
  readonly ours: string;
  readonly figure: string;
  readonly goal?: Goal;
}

export function atLeast(figure: number, goal: number): Goal {
  return { text: `at least ${goal}`, isMet: figure >= goal };
}

export function atMost(figure: number, goal: number, unit = ''): Goal {
  return { text: `at most ${goal}${unit}`, isMet: figure <= goal };
}

export function printTable(lines: readonly Line[]): void {
  console.log('\n| what | floor | ours | figure | goal | |\n|---|---|---|---|---|---|');
  for (const { what, floor, ours, figure, goal } of lines) {
    const end = goal === undefined ? ['', ''] : [goal.text, goal.isMet ? 'met' : '**missed**'];
    console.log(`| ${[what, floor, ours, figure, ...end].join(' | ')} |`);
  }
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Of processor time in milliseconds. */
export function microseconds(ms = Number.NaN): string {
  return `${(ms * 1000).toFixed(1)} µs`;
}
