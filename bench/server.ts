import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from './measuring/report.ts';
import { ask } from './requests/ask.ts';
import type { BareAnswer } from './requests/bare-fastify.ts';
import { canPin, cores, pinClient } from './requests/cores.ts';
import { type Load, load, requestFor } from './requests/load.ts';
import { rateOfSingleRows } from './requests/single-rows.ts';
import { validationTimes } from './requests/validation-time.ts';
import { type Waits, waitsWithDelivery } from './requests/waits-with-delivery.ts';
import { startProduct, startProgram } from './serving/start-product.ts';

const rounds = 7;
/** Not counted: a server becomes quicker for tens of thousands of requests. */
const warmUp = 4;
const requests = 10_000;
const rows = 2000;
/** Submissions one by one, in each round. */
const deliveries = 200;

/** The requests to the server, their compression, and the part of bare Fastify that is to be reached. */
const pages = {
  'page of a form': { path: '/en/parking-permit', encoding: 'br', goal: 0.7 },
  'form for a page': { path: '/prepared/en/parking-permit', encoding: 'br', goal: 0.8 },
  'form of the service': { path: '/api/parking-permit', encoding: undefined, goal: 0.8 },
} as const;

/** A part of the rate at which the storage itself writes rows, one by one. */
const durableGoal = 0.5;
/** Processor time, in milliseconds. */
const validationGoal = 0.25;
/** A part of the wait without delivery: two rows more are written, and nothing is waited for. */
const waitGoal = 0.9;

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

pinClient();
const folder = await mkdtemp(join(tmpdir(), 'guichet-bench-'));
const product = await startProduct({}, cores.server);
const bare = await startProgram(
  join(import.meta.dirname, 'requests', 'bare-fastify.ts'),
  [await writeBareAnswers()],
  /^(http\S+)$/,
  {},
  cores.server,
);

/** A line of the table. */
interface Line {
  readonly what: string;
  readonly floor: string;
  readonly ours: string;
  readonly figure: string;
  readonly goal: string;
  readonly isMet: boolean;
}

const lines: Line[] = [];

try {
  for (const [name, { path, goal }] of Object.entries(pages)) {
    const samples: { floor: Load[]; ours: Load[] } = { floor: [], ours: [] };
    for (let round = 0; round < warmUp + rounds; round += 1) {
      samples.floor.push(await load(bare.address, bare.pid, requestFor(bare.address + path), requests));
      samples.ours.push(
        await load(product.address, product.pid, requestFor(product.address + path), requests),
      );
    }
    const [floor, ours] = [processor(samples.floor), processor(samples.ours)].map(median);
    const ratio = (floor ?? Number.NaN) / (ours ?? Number.NaN);
    const byRate = median(rates(samples.ours)) / median(rates(samples.floor));
    lines.push({
      what: name,
      floor: `${microseconds(floor)}`,
      ours: `${microseconds(ours)}`,
      figure: `${ratio.toFixed(2)} (by rate ${byRate.toFixed(2)})`,
      goal: `at least ${goal}`,
      isMet: ratio >= goal,
    });
  }
  const url = `${product.address}/api/parking-permit/submission`;
  const [single, submissions]: [number[], Load[]] = [[], []];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    single.push(rateOfSingleRows(folder, rows, answers));
    submissions.push(await load(product.address, product.pid, requestFor(url, answers), rows));
  }
  const [rowRate, ownRate] = [median(single.slice(warmUp)), median(rates(submissions))];
  lines.push({
    what: 'durable submission',
    floor: `${rowRate.toFixed(0)} rows/s`,
    ours: `${ownRate.toFixed(0)}/s, ${microseconds(median(processor(submissions)))}`,
    figure: (ownRate / rowRate).toFixed(2),
    goal: `at least ${durableGoal}`,
    isMet: ownRate / rowRate >= durableGoal,
  });
  const times = await validationTimes('parking-permit', answers.data, warmUp + rounds, rows);
  const validation = median(times.slice(warmUp));
  lines.push({
    what: 'validation of it',
    floor: '',
    ours: `${validation.toFixed(3)} ms`,
    figure: '',
    goal: `at most ${validationGoal} ms`,
    isMet: validation <= validationGoal,
  });
  const { without, having } = await waitsWithDelivery(answers, { rounds, warmUp, count: deliveries });
  lines.push({
    what: 'wait of a resident whose form is delivered',
    floor: `${shown(without)} without delivery`,
    ours: shown(having),
    figure: `${(without.median / having.median).toFixed(2)} (longest ${(without.longest / having.longest).toFixed(2)})`,
    goal: `at least ${waitGoal}`,
    isMet: without.median / having.median >= waitGoal,
  });
  report();
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

function report(): void {
  console.log(canPin ? '\nServer and client on a core each.' : '\nServer and client share the cores.');
  console.log('| what | floor | ours | ours, as a part of the floor, by processor time | goal | |');
  console.log('|---|---|---|---|---|---|');
  for (const { what, floor, ours, figure, goal, isMet } of lines)
    console.log(`| ${[what, floor, ours, figure, goal, isMet ? 'met' : '**missed**'].join(' | ')} |`);
}

function shown({ median: middle, longest }: Waits): string {
  return `${middle.toFixed(1)} ms, longest of 20 ${longest.toFixed(1)} ms`;
}

/** Of processor time in milliseconds. */
function microseconds(ms = Number.NaN): string {
  return `${(ms * 1000).toFixed(1)} µs`;
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
