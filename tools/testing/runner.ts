import { closeSync, createReadStream, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { runToEnd } from '../launcher/run-to-end.js';
import { type TestCount, validate } from './count.ts';

/** A program that tests something. */
export interface Runner {
  readonly name: string;
  /** Of Node. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Without a report, the whole run is one test. */
  readonly report?: { readonly path: string; readonly read: (path: string) => TestCount | undefined };
  /** Whether a report without tests is no failure. */
  readonly mayBeEmpty?: boolean;
}

export interface RunnerPlace {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  /** Where its output waits until it has ended, so that two that run side by side do not mix; else it is shown at once. */
  readonly log?: string;
}

/** Runs it to its end, and counts. Ends this process on a signal. */
export async function run(runner: Runner, place: RunnerPlace): Promise<TestCount> {
  const { name, args, env, report, mayBeEmpty } = runner;
  const { root, log } = place;
  if (log === undefined) console.log(`\n${name}\n`);
  if (report !== undefined) {
    mkdirSync(dirname(report.path), { recursive: true });
    rmSync(report.path, { force: true });
  }
  const output = log === undefined ? undefined : openSync(log, 'w');
  const { code, wasSignalled } = await runToEnd(process.execPath, args, {
    cwd: root,
    env: { ...place.env, ...env },
    ...(output !== undefined && { stdio: ['ignore', output, output] as const }),
  });
  if (output !== undefined) closeSync(output);
  if (log !== undefined) await show(name, log);
  if (wasSignalled) process.exit(code);
  if (report === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return validate(report.read(report.path), code, mayBeEmpty);
}

/** One after the other. */
export async function runInTurn(
  runners: readonly Runner[],
  place: RunnerPlace,
): Promise<readonly TestCount[]> {
  const counts: TestCount[] = [];
  for (const runner of runners) counts.push(await run(runner, place));
  return counts;
}

async function show(name: string, log: string): Promise<void> {
  console.log(`\n${name}\n`);
  const stream = createReadStream(log);
  stream.pipe(process.stdout, { end: false });
  await finished(stream);
}

/** Where the runners leave their reports and their output. */
export function reportsIn(root: string): string {
  return join(root, '.guichet', 'reports');
}
