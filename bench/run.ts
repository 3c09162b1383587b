import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumFlags } from '../tools/testing/chromium-flags.ts';
import { definitions } from './definitions.ts';
import type {} from './page/main.ts';

const rounds = 7;
const keystrokes = 500;
const pages = ['floor', 'ours'] as const;

type Samples = Record<(typeof pages)[number], number[]>;

const outDir = await mkdtemp(join(tmpdir(), 'guichet-bench-'));
const root = join(import.meta.dirname, 'page');
await build({ root, base: './', logLevel: 'error', build: { outDir, emptyOutDir: true } });
const server = await preview({
  root,
  logLevel: 'error',
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [...chromiumFlags],
});
const page = await browser.newPage();
await page.goto(server.resolvedUrls?.local[0] ?? '');
await page.waitForFunction(() => 'bench' in window);
for (const name of Object.keys(definitions)) {
  const mount: Samples = { floor: [], ours: [] };
  const typing: Samples = { floor: [], ours: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const which of pages) {
      mount[which].push(await page.evaluate(([w, n]) => window.bench.mount(w, n), [which, name] as const));
      typing[which].push(await page.evaluate((count) => window.bench.type(count), keystrokes));
      await page.evaluate(() => window.bench.unmount());
    }
  }
  report(`mount ${name}`, mount);
  report(`keystroke ${name}`, typing);
}
await browser.close();
await server.close();
await rm(outDir, { recursive: true });

function report(what: string, { floor, ours }: Samples): void {
  const [low, own] = [median(floor), median(ours)];
  console.log(
    `${what.padEnd(18)} floor ${low.toFixed(3)} ms   ours ${own.toFixed(3)} ms   ${(own / low).toFixed(2)}x`,
  );
}

function median(samples: readonly number[]): number {
  return [...samples].sort((a, b) => a - b)[samples.length >> 1] ?? Number.NaN;
}
