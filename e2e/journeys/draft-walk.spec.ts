import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { createOwnBrowser } from '../fixtures/own-browser.ts';
import { step } from './draft-steps.ts';
import { createWalk } from './draft-walk.ts';
import { pageTimeout } from './walk-machines.ts';

/** `npm run test:long -- drafts` walks more of them, and longer ones. */
const numRuns = Number(process.env.DRAFT_WALKS ?? 6);
const seed = Number(process.env.RANDOM_SEED ?? 7919);
/** So many walks share a browser and a server. */
const most = 125;
const parts = Math.ceil(numRuns / most);

test.describe.configure({ mode: 'parallel', timeout: 240_000 + most * 60_000 });

for (let part = 1; part <= parts; part += 1) {
  test(`whatever happens, no answer is lost, nothing is received twice, and nobody is stuck (${part} of ${parts})`, () =>
    walkOn(Math.ceil(numRuns / parts), seed + part - 1));
}

async function walkOn(numRuns: number, seed: number): Promise<void> {
  const browser = await createOwnBrowser();
  const walk = await createWalk(browser);
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: parts > 1 ? 12 : 5 }), (steps) => walk.run(steps)),
      { numRuns, seed, endOnFailure: true },
    );
    await walk.share();
    const profile = join(browser.profile, 'Default');
    // Written within five seconds; a tab that closes with its browser may take it along.
    await expect(() => {
      expect(filesWith(profile, walk.control).join()).toContain('Session Storage');
    }).toPass({ timeout: pageTimeout });
    await browser.quit();
    const found = filesWith(profile, walk.control).join();
    for (const folder of ['Local Storage', 'Session Storage']) expect(found).toContain(folder);
    expect(filesWith(profile, walk.canary)).toEqual([]);
  } finally {
    await walk.close();
  }
}

/** Files below a folder that hold these letters, in one byte each or in two. */
function filesWith(folder: string, letters: string): readonly string[] {
  const needles = [Buffer.from(letters, 'latin1'), Buffer.from(letters, 'utf16le')];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => {
    const whole = join(folder, path);
    if (!statSync(whole).isFile()) return false;
    const bytes = readFileSync(whole);
    return needles.some((needle) => bytes.includes(needle));
  });
}
