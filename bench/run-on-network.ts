import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../tools/launcher/launch.js';
import { type BenchForm, definitionOf } from './forms.ts';
import { headOf, type Line, summarise, textOf } from './measuring/report.ts';
import { measureOnSlowNetwork, type Network, slowGoals } from './measuring/slow-network.ts';
import { takeTurns } from './measuring/take-turns.ts';
import type { BenchOptions } from './options.ts';
import { writeTable } from './plot/write-figures.ts';
import { openBench } from './serving/open-bench.ts';

/** Beside ten everyday fields and a long form with scripts: every sample form. */
const ownForms = ['F10', 'S175'] as const;

/** Measures each page as a phone on a bad network loads it, and prints the table. Of the peers only Form.io's reads the forms. */
export async function runOnNetwork(options: BenchOptions, network: Network): Promise<void> {
  const { rounds, throttle } = options;
  const known = [...ownForms.map(definitionOf), ...sampleForms()];
  const asked = options.forms?.map((name) => name.toLowerCase());
  const definitions = known.filter(({ path }) => asked?.includes(path) ?? true);
  if (definitions.length === 0)
    throw new Error(`No form has such an alias. Known are: ${known.map(({ path }) => path).join(', ')}.`);
  const peers = options.peers.filter((name) => name === 'formio');
  const all: Line[] = [];
  const bench = await openBench({ names: [], peers, definitions });
  try {
    console.log(
      `\nTimes in ms by the clock: ${network}, processor ${throttle} times slower, nothing cached.\n`,
    );
    console.log(headOf(peers));
    for (const { path } of definitions) {
      const samples = await takeTurns(['ours', ...peers], rounds, async (side) => {
        const { served } = bench.addressesOf(side, path);
        await (side === 'ours' ? askOften(served) : fetch(served));
        return measureOnSlowNetwork({ browser: bench.browser, throttle }, network, served);
      });
      const lines = summarise(path, samples, (what) => {
        const most = slowGoals[what];
        return most === undefined ? undefined : { of: 'cost', most };
      });
      for (const line of lines) console.log(textOf(line, peers));
      all.push(...lines);
    }
    const version = bench.browser.version();
    if (options.plot) await writeTable(root, 'network', { lines: all, peers, rounds, version });
  } finally {
    await bench.close();
  }
}

/**
 * The page comes from the server's memory, packed as it is for all but the first twenty residents. Throws where it is not
 * packed so within ten seconds.
 */
async function askOften(address: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const { headers } = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    if (headers.get('etag')?.endsWith('tight"') === true) return;
    await pause(20);
  }
  throw new Error(`${address} is not packed tightly, however often it is asked for.`);
}

function sampleForms(): readonly BenchForm[] {
  const folder = join(root, 'forms');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}
