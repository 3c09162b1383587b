import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/launcher/launch.js';
import { quantile } from '../measuring/report.ts';
import { cores } from '../requests/cores.ts';
import { type RunningProduct, startProduct } from '../serving/start-product.ts';
import { permit } from './permit.ts';
import { atLeast, type Line } from './report.ts';
import type { Rounds } from './rounds.ts';

/** Milliseconds from sending to the whole answer. */
interface Waits {
  readonly median: number;
  /** Nineteen of twenty wait no longer. */
  readonly longest: number;
}

/** Submissions one by one, in each round. */
const submissions = 200;
/** A part of the wait without delivery: two rows more are written, and nothing is waited for. */
const goal = 0.9;

const alias = 'parking-permit';
const secret = `whsec_${Buffer.from('a key of the bench, not of anybody').toString('base64')}`;

/**
 * Sends submissions one by one to two products in turns, the same but for `settings.delivery`: to a folder, and to an
 * office whose server fails, hangs and answers by turns.
 */
export async function measureWaits({ rounds, warmUp }: Rounds): Promise<Line> {
  const folder = await mkdtemp(join(tmpdir(), 'guichet-bench-delivery-'));
  const office = createServer((request, response) => {
    request.resume();
    const turn = Math.floor(Math.random() * 3);
    if (turn === 0) response.writeHead(204).end();
    else if (turn === 1) response.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await once(office, 'listening');
  const address = office.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const products: RunningProduct[] = [];
  try {
    const plain = await startProduct({ FORMS_DIR: await writeForm(folder, 'plain', []) }, cores.server);
    products.push(plain);
    const delivering = await startProduct(
      {
        FORMS_DIR: await writeForm(folder, 'delivering', ['archive', 'office']),
        DELIVERY_FILE: await writeDestinations(folder, `http://127.0.0.1:${port}/`),
        SITE_URL: 'https://forms.example.ca',
        LOG_LEVEL: 'silent',
      },
      cores.server,
    );
    products.push(delivering);
    const [without, having]: [number[], number[]] = [[], []];
    for (let round = 0; round < warmUp + rounds; round += 1) {
      const pair = [await send(plain), await send(delivering)] as const;
      if (round < warmUp) continue;
      without.push(...pair[0]);
      having.push(...pair[1]);
    }
    return lineOf(waitsOf(without), waitsOf(having));
  } finally {
    office.closeAllConnections();
    office.close();
    for (const product of products) await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeForm(folder: string, name: string, delivery: readonly string[]): Promise<string> {
  const forms = join(folder, name);
  await mkdir(forms);
  const form = JSON.parse(await readFile(join(root, 'forms', `${alias}.json`), 'utf8'));
  await writeFile(
    join(forms, `${alias}.json`),
    JSON.stringify({ ...form, settings: { ...form.settings, delivery } }),
  );
  return forms;
}

async function writeDestinations(folder: string, url: string): Promise<string> {
  const file = join(folder, 'delivery.json');
  const path = join(folder, 'archive');
  await mkdir(path);
  const destinations = {
    archive: { kind: 'folder', path },
    office: { kind: 'webhook', url, secrets: [secret] },
  };
  await writeFile(file, JSON.stringify({ destinations }));
  return file;
}

async function send({ address }: RunningProduct): Promise<readonly number[]> {
  const times: number[] = [];
  const body = JSON.stringify(permit);
  for (let index = 0; index < submissions; index += 1) {
    const start = performance.now();
    const response = await fetch(`${address}/api/${alias}/submission`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await response.arrayBuffer();
    if (response.status !== 201) throw new Error(`${address} answered ${response.status}`);
    times.push(performance.now() - start);
  }
  return times;
}

function waitsOf(times: readonly number[]): Waits {
  return { median: quantile(times, 0.5), longest: quantile(times, 0.95) };
}

function lineOf(without: Waits, having: Waits): Line {
  const figure = without.median / having.median;
  return {
    what: 'wait of a resident whose form is delivered',
    floor: `${written(without)} without delivery`,
    ours: written(having),
    figure: `${figure.toFixed(2)} (longest ${(without.longest / having.longest).toFixed(2)})`,
    goal: atLeast(figure, goal),
  };
}

function written({ median, longest }: Waits): string {
  return `${median.toFixed(1)} ms, nineteen of twenty within ${longest.toFixed(1)} ms`;
}
