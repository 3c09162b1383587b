import { parseArgs } from 'node:util';
import { quantile } from '../measuring/report.ts';
import { cases, type EngineCase } from './cases.ts';
import { outcomeOf, prepare } from './measure.ts';
import { core } from './sides/core.ts';
import { floor } from './sides/floor.ts';
import { ours } from './sides/ours.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    forms: { type: 'string', default: cases.map(({ name }) => name).join() },
  },
});
const rounds = Number(values.rounds);
const forms = values.forms.split(',');
/** Not counted: until then code is still being compiled. */
const warmUp = 3;

const sides = { floor, ours, core } as const;
type Name = keyof typeof sides;
const names: readonly Name[] = ['floor', 'ours', 'core'];

/** Microseconds of one time. */
type Medians = Readonly<Record<Name, number>>;

const measured = new Map<string, Medians>();
for (const engineCase of cases.filter(({ name }) => forms.includes(name))) {
  const medians = measure(engineCase);
  measured.set(`${engineCase.what} ${engineCase.name}`, medians);
  print(engineCase, medians);
}
console.log('');
printGrowth('keystroke', 'F100', 'F1000');
printGrowth('keystroke', 'C200', 'C1000');
printGrowth('keystroke', 'G10', 'G500');
printGrowth('add a row', 'G10', 'G500');
printGrowth('create', 'F100', 'F1000');

function measure(engineCase: EngineCase): Medians {
  const outcomes = new Set(names.map((name) => outcomeOf(engineCase, sides[name])));
  if (outcomes.size > 1)
    throw new Error(
      `Not all did the same: ${engineCase.what} ${engineCase.name}\n${[...outcomes].join('\n')}`,
    );
  const timers = {
    floor: prepare(engineCase, floor),
    ours: prepare(engineCase, ours),
    core: prepare(engineCase, core),
  };
  const samples: Record<Name, number[]> = { floor: [], ours: [], core: [] };
  for (let round = 0; round < warmUp + rounds; round += 1) {
    // In turns, each side first now and then.
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + turn) % names.length] ?? 'floor';
      const sample = timers[name]() * 1000;
      if (round >= warmUp) samples[name].push(sample);
    }
  }
  const medianOf = (name: Name) => quantile(samples[name], 0.5);
  return { floor: medianOf('floor'), ours: medianOf('ours'), core: medianOf('core') };
}

function print({ name, what }: EngineCase, medians: Medians): void {
  const figures = names.map((side) => `${side} ${show(medians[side])}`).join('   ');
  const ratios = `ours ${ratio(medians.ours, medians.floor)} the floor, core ${ratio(medians.core, medians.ours)} ours`;
  console.log(`${name.padEnd(6)} ${what.padEnd(16)} ${figures} us   ${ratios}`);
}

function printGrowth(what: string, small: string, large: string): void {
  const [from, to] = [measured.get(`${what} ${small}`), measured.get(`${what} ${large}`)];
  if (from === undefined || to === undefined) return;
  const growth = names.map((side) => `${side} ${ratio(to[side], from[side])}`).join('   ');
  console.log(`${what.padEnd(16)} ${small} to ${large}   ${growth}`);
}

function show(value: number): string {
  return value.toFixed(value < 100 ? 2 : 0).padStart(8);
}

function ratio(value: number, beside: number): string {
  const times = value / beside;
  return `${times.toFixed(times < 10 ? 2 : 0)}x`;
}
