import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from './measuring/report.ts';
import { ask } from './requests/ask.ts';
import type { BareAnswer } from './requests/bare-fastify.ts';
import { type Load, load, requestFor } from './requests/load.ts';
import { rateOfSingleRows } from './requests/single-rows.ts';
import { startProduct, startProgram } from './serving/start-product.ts';

const rounds = 7;
/** Not counted: a server becomes quicker for tens of thousands of requests. */
const warmUp = 4;
const requests = 10_000;
const rows = 2000;

/** The requests to the server, and their compression. */
const pages = {
  'page of a form': { path: '/en/parking-permit', encoding: 'br' },
  'form for a page': { path: '/prepared/en/parking-permit', encoding: 'br' },
  'form of the service': { path: '/api/parking-permit', encoding: undefined },
} as const;

const answers = {
  data: {
    applicant: { firstName: 'A', lastName: 'B', email: 'a@example.ca', phone: '' },
    home: { address: '12 Elm Street', municipalAddressId: '10012', features: {}, userFld: '' },
    postalCode: 'K1A 0B1',
    parkingAtHome: 'no',
    plate: 'ABCD 123',
    province: 'ON',
    makeAndModel: 'Honda Civic',
    colour: 'Blue',
    ownership: 'applicant',
    term: 'oneMonth',
    start: 'onApproval',
    declaration: true,
  },
};

const folder = await mkdtemp(join(tmpdir(), 'guichet-bench-'));
const product = await startProduct();
const bare = await startProgram(
  join(import.meta.dirname, 'requests', 'bare-fastify.ts'),
  [await writeBareAnswers()],
  /^(http\S+)$/,
);

try {
  for (const [name, { path }] of Object.entries(pages)) {
    const samples: { floor: Load[]; ours: Load[] } = { floor: [], ours: [] };
    for (let round = 0; round < warmUp + rounds; round += 1) {
      samples.floor.push(await load(bare.address, bare.pid, requestFor(bare.address + path), requests));
      samples.ours.push(
        await load(product.address, product.pid, requestFor(product.address + path), requests),
      );
    }
    report(name, 'bare Fastify', rates(samples.floor), rates(samples.ours));
    const [floor, ours] = [processor(samples.floor), processor(samples.ours)];
    console.log(`${''.padEnd(20)} by processor time ${(median(floor) / median(ours)).toFixed(2)}`);
  }
  const url = `${product.address}/api/parking-permit/submission`;
  const [single, submissions]: [number[], Load[]] = [[], []];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    single.push(rateOfSingleRows(folder, rows, answers));
    submissions.push(await load(product.address, product.pid, requestFor(url, answers), rows));
  }
  report('durable submission', 'single rows', single.slice(warmUp), rates(submissions));
} finally {
  await product.stop();
  await bare.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Keeps each answer for the floor, byte by byte as the product sends it once it is packed. */
async function writeBareAnswers(): Promise<string> {
  const bareAnswers: BareAnswer[] = [];
  for (const [index, { path, encoding }] of Object.values(pages).entries()) {
    let asked = await ask(product.address + path);
    // Packed beside the first answers.
    while (asked.encoding !== encoding) {
      await pause(50);
      asked = await ask(product.address + path);
    }
    const file = join(folder, String(index));
    await writeFile(file, asked.body);
    bareAnswers.push({ path, file, headers: asked.headers });
    console.log(`${path}: ${asked.body.length} bytes`);
  }
  const list = join(folder, 'answers.json');
  await writeFile(list, JSON.stringify(bareAnswers));
  return list;
}

function report(what: string, beside: string, floor: readonly number[], ours: readonly number[]): void {
  const [low, own] = [median(floor), median(ours)];
  const figures = `${beside} ${low.toFixed(0)}/s   ours ${own.toFixed(0)}/s`;
  console.log(`${what.padEnd(20)} ${figures}   ${(own / low).toFixed(2)} of it`);
}

function rates(samples: readonly Load[]): readonly number[] {
  return samples.slice(warmUp).map(({ rate }) => rate);
}

function processor(samples: readonly Load[]): readonly number[] {
  return samples.slice(warmUp).map(({ processor: time }) => time);
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
