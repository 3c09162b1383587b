import { root } from '../tools/launcher/launch.js';
import { definitionOf, type FormName } from './forms.ts';
import { cases } from './measuring/cases.ts';
import { measureForm } from './measuring/measure.ts';
import {
  goalIn,
  growthLines,
  headOf,
  type Line,
  type Samples,
  summarise,
  textOf,
} from './measuring/report.ts';
import { takeTurns } from './measuring/take-turns.ts';
import { type BenchOptions, benchFormsIn } from './options.ts';
import { writePlot, writeTable } from './plot/write-figures.ts';
import { openBench } from './serving/open-bench.ts';
import { sides } from './sides.ts';

/** Measures the cases of each form, all sides in turns, and prints the table. */
export async function runCases(options: BenchOptions): Promise<void> {
  const { rounds, throttle, peers } = options;
  const names = benchFormsIn(options);
  const bench = await openBench({ names, peers, definitions: names.map(definitionOf) });
  // `@formio/js` follows a key 100 ms late, and several at once if they come sooner: beside a peer, all type as people do.
  const pace = peers.length === 0 ? 0 : 150;
  const lines: Line[] = [];

  function report(more: readonly Line[]): void {
    lines.push(...more);
    for (const line of more) console.log(textOf(line, peers));
  }

  function measureRounds(name: FormName): Promise<Samples> {
    const measuredSides = (['floor', 'ours', ...peers] as const).filter(
      (side) => !sides[side].lacks.includes(name.charAt(0)),
    );
    return takeTurns(measuredSides, rounds, (side) => {
      const at = { side, addresses: bench.addressesOf(side, definitionOf(name).path) };
      return measureForm({ browser: bench.browser, throttle, pace }, name, at);
    });
  }

  try {
    console.log(
      `\nTimes in ms of the main thread${throttle === 1 ? '' : `, processor ${throttle} times slower`}.\n`,
    );
    console.log(headOf(peers));
    for (const name of names)
      report(summarise(name, await measureRounds(name), (what) => goalIn(cases, name, what)));
    report(growthLines(lines, cases));
    if (!options.plot) return;
    await writeTable(root, 'page', { lines, peers, rounds, version: bench.browser.version() });
    await writePlot(root, lines, peers);
  } finally {
    await bench.close();
  }
}
