import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { startProduct } from '../../../e2e/fixtures/start-product.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../packages/definition/src/definition.ts';
import { root } from '../../launcher/launch.js';
import { type FormToOpen, readFolder } from '../../open-all/read-folder.ts';
import { chromiumFlags } from '../../testing/chromium-flags.ts';
import { findChromium } from '../../testing/find-chromium.ts';
import type { LongTest } from '../part.ts';
import { createRandomSource, type RandomSource } from '../random.ts';
import { fillIn, readControls } from './fill-in.ts';
import { lostAnswers } from './lost-answers.ts';

/** Posts of a form, each from the page that the last was answered with. */
const posts = 8;

/** Residents whose browser runs no script. */
export const noScriptPart: LongTest = {
  name: 'no-script',
  what: 'every form, filled in at random and posted again and again by a browser without scripts: no answer lost',
  async run({ seed, only, forms: folder = join(root, 'forms') }, print) {
    const forms = readFolder(folder).filter((form): form is FormToOpen => form.kind === 'form');
    const formsDir = mkdtempSync(join(tmpdir(), 'guichet-no-script-'));
    for (const { alias, definition } of forms)
      writeFileSync(join(formsDir, `${alias}.json`), JSON.stringify(definition));
    const product = await startProduct({ formsDir });
    const browser = await chromium.launch({
      executablePath: findChromium(root).path,
      args: [...chromiumFlags],
    });
    const faults: string[] = [];
    let count = 0;
    try {
      for (const [index, form] of forms.entries()) {
        if (only !== undefined && only !== index) continue;
        const walked = await walk(
          browser,
          `${product.siteUrl}/en/${form.alias}`,
          form,
          createRandomSource(seed, index),
        );
        count += walked.posts;
        for (const fault of walked.faults)
          faults.push(`${form.file}: ${fault}; again with no-script --seed ${seed} --only ${index}`);
      }
    } finally {
      await browser.close();
      await product.stop();
      rmSync(formsDir, { recursive: true });
    }
    print(`${count} posts of ${forms.length} forms`);
    if (count === 0) faults.push('nothing was posted');
    return faults;
  },
};

async function walk(
  browser: Browser,
  url: string,
  { definition }: FormToOpen,
  random: RandomSource,
): Promise<{ readonly posts: number; readonly faults: readonly string[] }> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const computed = new Set(computedKeys(definition));
  const isComputed = (name: string) =>
    computed.has(name.split(/[.[\]:]+/).findLast((key) => key !== '') ?? '');
  const faults: string[] = [];
  const typed = new Set<string>();
  let posted = 0;
  try {
    await page.goto(url);
    while (posted < posts) {
      const filled = await fillIn(page, random, typed);
      if (filled === undefined) break;
      posted += 1;
      faults.push(...lostAnswers(filled, await page.evaluate(readControls, []), isComputed));
    }
  } finally {
    await context.close();
  }
  return { posts: posted, faults };
}

/** Keys of fields whose values the form computes. */
function computedKeys(json: Json | undefined): readonly string[] {
  if (Array.isArray(json)) return json.flatMap((item: Json) => computedKeys(item));
  if (!isJsonObject(json)) return [];
  const isComputed = hasText(json, 'calculateValue') || isJsonObject(json.calculateValue);
  return [
    ...(isComputed && typeof json.key === 'string' ? [json.key] : []),
    ...Object.values(json).flatMap(computedKeys),
  ];
}

function hasText(json: JsonObject, setting: string): boolean {
  const text = json[setting];
  return typeof text === 'string' && text.trim() !== '';
}
