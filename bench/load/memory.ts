import { readFileSync } from 'node:fs';
import { cores } from '../requests/cores.ts';
import { load, submissionFor } from '../requests/load.ts';
import { startProduct } from '../serving/start-product.ts';
import { permit } from './permit.ts';
import { atMost, type Line } from './report.ts';

/** The growth of memory from the second fifth to the last: a heap with garbage is not always as full. */
const goal = 1.1;
const parts = 20;

/** Memory of the server over so many submissions, in twenty parts. */
export async function measureMemory(count: number): Promise<Line> {
  const product = await startProduct({}, cores.server);
  const megabytes: number[] = [];
  try {
    for (let part = 0; part < parts; part += 1) {
      await load(product, submissionFor('parking-permit', permit), Math.ceil(count / parts));
      megabytes.push(memoryOf(product.pid));
    }
  } finally {
    await product.stop();
  }
  console.log(
    `\nMemory over ${count} submissions, MB: ${megabytes.map((reading) => reading.toFixed(0)).join(', ')}`,
  );
  const fifth = (index: number) =>
    Math.max(...megabytes.slice((index * parts) / 5, ((index + 1) * parts) / 5));
  const [early, late] = [fifth(1), fifth(4)];
  return {
    what: `memory over ${count.toLocaleString('en')} submissions`,
    floor: `${early.toFixed(0)} MB after a fifth`,
    ours: `${late.toFixed(0)} MB at the end`,
    figure: (late / early).toFixed(2),
    goal: atMost(late / early, goal),
  };
}

/** Of a process, as Linux counts it; NaN elsewhere. */
export function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
