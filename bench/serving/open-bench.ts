import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { buildSite } from '../../tools/build/build-site.ts';
import { root } from '../../tools/launcher/launch.js';
import { chromiumFlags } from '../../tools/testing/chromium-flags.ts';
import { findChromium } from '../../tools/testing/find-chromium.ts';
import type { BenchForm, FormName } from '../forms.ts';
import { printWeights } from '../measuring/print-weights.ts';
import type { PeerName, SideName } from '../sides.ts';
import { buildPages } from './build-pages.ts';
import { buildPeers } from './build-peers.ts';
import { productStyle } from './product-style.ts';
import { servePages } from './serve-pages.ts';
import { startProduct } from './start-product.ts';

export interface Bench {
  readonly browser: Browser;
  /** Where a side's page of a form is, and its page without a form. */
  addressesOf(side: SideName, alias: string): { readonly served: string; readonly empty: string };
  close(): Promise<void>;
}

interface Wanted {
  /** Forms that the floor draws, too. */
  readonly names: readonly FormName[];
  readonly peers: readonly PeerName[];
  /** Forms of the product. */
  readonly definitions: readonly BenchForm[];
}

/** Builds everything, prints the weight of our build, and starts the whole product, the other pages and a browser. */
export async function openBench({ names, peers, definitions }: Wanted): Promise<Bench> {
  await buildSite(root);
  printWeights(root);
  const formsDir = await mkdtemp(join(tmpdir(), 'guichet-bench-forms-'));
  for (const [index, definition] of definitions.entries())
    await writeFile(join(formsDir, `${index}.json`), JSON.stringify(definition));
  const pages = await servePages({
    pages: await buildPages(),
    style: await productStyle(root),
    names,
    peers: await buildPeers(peers),
    definitions,
  });
  const product = await startProduct({ FORMS_DIR: formsDir });
  const found = findChromium(root);
  const browser = await chromium.launch({
    executablePath: found.path,
    env: { ...process.env, ...found.env },
    // `@formio/js` asks its makers' servers for files: no page of the bench reaches anybody.
    args: [...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  return {
    browser,
    addressesOf: (side, alias) => ({
      served: side === 'ours' ? `${product.address}/en/${alias}` : `${pages.address}/${side}/${alias}`,
      empty: `${pages.address}/mount/${side}/${alias}`,
    }),
    async close() {
      await browser.close();
      await pages.close();
      await product.stop();
      await rm(formsDir, { recursive: true });
    },
  };
}
