import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../requests/ask.ts';
import type { BareAnswer } from '../requests/bare-fastify.ts';
import { type Load, load, type Server } from '../requests/load.ts';
import { atLeast, type Line, median, microseconds } from './report.ts';
import type { Rounds } from './rounds.ts';

/** The requests to the server, their compression, and the part of bare Fastify that is to be reached. */
const pages = {
  'page of a form': { path: '/en/parking-permit', encoding: 'br', goal: 0.7 },
  'form for a page': { path: '/prepared/en/parking-permit', encoding: 'br', goal: 0.8 },
  'form of the service (JSON)': { path: '/api/parking-permit', encoding: undefined, goal: 0.8 },
} as const;

const requests = 10_000;

/** Pages and forms beside bare Fastify, by processor time of the server. */
export async function measurePages(
  product: Server,
  bare: Server,
  { warmUp, rounds }: Rounds,
): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (const [what, { path, goal }] of Object.entries(pages)) {
    const samples: { readonly floor: Load[]; readonly ours: Load[] } = { floor: [], ours: [] };
    for (let round = 0; round < warmUp + rounds; round += 1) {
      samples.floor.push(await load(bare, { path }, requests));
      samples.ours.push(await load(product, { path }, requests));
    }
    const [floor, ours] = [samples.floor, samples.ours].map((all) => all.slice(warmUp));
    const [floorCost, cost] = [floor, ours].map((all = []) =>
      Math.min(...all.map(({ processor }) => processor)),
    );
    const part = (floorCost ?? Number.NaN) / (cost ?? Number.NaN);
    const [floorRate, rate] = [floor, ours].map((all = []) => median(all.map((sample) => sample.rate)));
    lines.push({
      what,
      floor: `${microseconds(floorCost)}, ${floorRate?.toFixed(0)}/s`,
      ours: `${microseconds(cost)}, ${rate?.toFixed(0)}/s`,
      figure: part.toFixed(2),
      goal: atLeast(part, goal),
    });
  }
  return lines;
}

/** Keeps each answer for the floor, byte by byte as the product sends it once it is packed. */
export async function writeBareAnswers(address: string, folder: string): Promise<string> {
  const bareAnswers: BareAnswer[] = [];
  for (const [index, { path, encoding }] of Object.values(pages).entries()) {
    let asked = await ask(address + path);
    // Packed beside the first answers.
    while (asked.encoding !== encoding) {
      await pause(50);
      asked = await ask(address + path);
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
