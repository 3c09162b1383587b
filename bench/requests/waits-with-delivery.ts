import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/launcher/launch.js';
import { quantile } from '../measuring/report.ts';
import { type RunningProduct, startProduct } from '../serving/start-product.ts';
import { cores } from './cores.ts';

/** Milliseconds from sending to the whole answer. */
export interface Waits {
  readonly median: number;
  /** Nineteen of twenty wait no longer. */
  readonly longest: number;
}

const alias = 'parking-permit';
const secret = `whsec_${Buffer.from('a key of the bench, not of anybody').toString('base64')}`;

/**
 * Sends submissions one by one to two products in turns, the same but for `settings.delivery`: to a folder, and to an
 * office whose server fails, hangs and answers by turns.
 */
export async function waitsWithDelivery(
  answers: object,
  { rounds, warmUp, count }: { readonly rounds: number; readonly warmUp: number; readonly count: number },
): Promise<{ readonly without: Waits; readonly having: Waits }> {
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
      const pair = [await send(plain, answers, count), await send(delivering, answers, count)] as const;
      if (round < warmUp) continue;
      without.push(...pair[0]);
      having.push(...pair[1]);
    }
    return { without: waitsOf(without), having: waitsOf(having) };
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

async function send({ address }: RunningProduct, answers: object, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  const body = JSON.stringify(answers);
  for (let index = 0; index < count; index += 1) {
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
