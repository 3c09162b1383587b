import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { buildSite } from '../tools/build/build-site.ts';
import { siteFolders } from '../tools/build/site-folders.ts';
import { figuresOf, weighForms } from '../tools/checks/check-weights.ts';
import { sumOf, weighPage } from '../tools/checks/weigh-page.ts';
import { root } from '../tools/launcher/launch.js';
import { chromiumFlags } from '../tools/testing/chromium-flags.ts';
import { findChromium } from '../tools/testing/find-chromium.ts';
import { definitionOf, formNames, isFormName } from './forms.ts';
import { measureLoad, measureMount, measureMountedGrid, type Timing } from './measuring/cases.ts';
import { type Contender, print, summarise } from './measuring/report.ts';
import { buildPages, buildPeer } from './serving/build-pages.ts';
import { productStyle } from './serving/product-style.ts';
import { servePages } from './serving/serve-pages.ts';
import { startProduct } from './serving/start-product.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    forms: { type: 'string', default: formNames.join() },
    throttle: { type: 'string', default: '1' },
    peer: { type: 'boolean', default: false },
  },
});
const names = values.forms.split(',').filter(isFormName);
const [rounds, throttle] = [Number(values.rounds), Number(values.throttle)];
// The peer follows a key 100 ms late, and several at once if they come sooner: beside it, all type as people do.
const pace = values.peer ? 150 : 0;

await buildSite(root);
printWeights();
const formsDir = await mkdtemp(join(tmpdir(), 'guichet-bench-forms-'));
for (const name of names) {
  await writeFile(join(formsDir, `${name}.json`), JSON.stringify(definitionOf(name)));
}
const product = await startProduct({ FORMS_DIR: formsDir });
const pages = await servePages(
  await buildPages(),
  await productStyle(root),
  values.peer ? await buildPeer() : undefined,
);
const found = findChromium(root);
const browser = await chromium.launch({
  executablePath: found.path,
  env: { ...process.env, ...found.env },
  args: [...chromiumFlags],
});

try {
  for (const name of names) {
    const samples: Record<Contender, Timing[]> = { floor: [], ours: [], peer: [] };
    const sides = sidesOf(name);
    for (let round = 0; round < rounds; round += 1) {
      // In turns, each side first every other time.
      for (const side of round % 2 === 0 ? sides : sides.toReversed())
        samples[side].push(await measure(name, side));
    }
    print(throttle === 1 ? name : `${name} at ${throttle}x`, summarise(samples));
  }
} finally {
  await browser.close();
  await pages.close();
  await product.stop();
  await rm(formsDir, { recursive: true });
}

/** The peer draws grids only: of the rest there are older figures of it. */
function sidesOf(name: string): readonly Contender[] {
  return values.peer && name.startsWith('G') ? ['floor', 'ours', 'peer'] : ['floor', 'ours'];
}

async function measure(name: string, side: Contender): Promise<Timing> {
  const options = { browser, throttle, pace };
  const mount = `${pages.address}/mount/${side}/${name}`;
  if (side === 'peer')
    return { ...(await measureMountedGrid(options, mount)), ...(await measureMount(options, mount)) };
  const drawn = {
    floor: `${pages.address}/floor/${name}`,
    ours: `${product.address}/en/${name.toLowerCase()}`,
  };
  return {
    ...(await measureLoad(options, drawn[side], name)),
    ...(await measureMount(options, mount)),
  };
}

/** Prints the packed sizes: of every page's first files, and of all files for the practice forms. */
function printWeights(): void {
  const { clientDir } = siteFolders(root);
  const { scripts, styles } = weighPage(clientDir);
  const { median, ninetieth, maximum } = figuresOf(weighForms(clientDir));
  const lines = [
    ['script of a page', sumOf(scripts)],
    ['styles of a page', sumOf(styles)],
    ['script of the median form', median],
    ['script of one form in ten', ninetieth],
    ['script of the heaviest form', maximum],
  ] as const;
  for (const [what, bytes] of lines) console.log(`${what.padEnd(28)} ${(bytes / 1000).toFixed(1)} kB`);
}
