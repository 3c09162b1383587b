import type { Serializable } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../../../e2e/fixtures/start-product.ts';
import { root } from '../../launcher/launch.js';
import type { Held } from '../inside.ts';
import { anythingForm, pagesForm } from './anything-form.ts';
import { type Facts, readFacts } from './facts.ts';
import { metricsToken, operatorSecret } from './kinds/desk.ts';

/** The real product in a process of its own, with what watches it from within. */
export interface WatchedProduct {
  readonly siteUrl: string;
  readonly port: number;
  readonly dataDir: string;
  readonly facts: Facts;
  /** Routes of the site by `METHOD /pattern`, with how often each was reached. */
  routes(): Promise<Readonly<Record<string, number>>>;
  /** The memory of its process; `collect`: after garbage collection. */
  held(how?: 'collect'): Promise<Held>;
  /** Whether it has ended by itself. */
  isOver(): boolean;
  output(): string;
  /** Ends it, and resolves to its exit code. Its data stays. */
  stop(): Promise<number | null>;
  /** Takes away what it stored. */
  remove(): void;
}

/** Starts it with the sample forms and two that take nearly anything. */
export async function openProduct(): Promise<WatchedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-long-'));
  const [formsDir, dataDir] = [join(folder, 'forms'), join(folder, 'data')];
  cpSync(join(root, 'forms'), formsDir, { recursive: true });
  for (const form of [anythingForm, pagesForm])
    writeFileSync(join(formsDir, `${String(form.path).replaceAll('/', '-')}.json`), JSON.stringify(form));
  const inside = join(import.meta.dirname, '..', 'inside.ts');
  const env = {
    ...{ LOG_LEVEL: 'error', OPERATOR_TOKEN: `clerk:${operatorSecret}`, METRICS_TOKEN: metricsToken },
  };
  const product: Product = await startProduct({ formsDir, dataDir, inside, env });
  const port = Number(new URL(product.siteUrl).port);
  let isOver = false;
  product.ended.then(() => {
    isOver = true;
  });

  /** One question at a time. */
  let asking: Promise<unknown> = Promise.resolve();
  function ask<T>(question: Serializable): Promise<T> {
    const answer = asking.then(() => product.ask(question));
    asking = answer;
    // `inside.ts` answers this message on the same machine, in the same version.
    return answer as Promise<T>;
  }

  return {
    siteUrl: product.siteUrl,
    port,
    dataDir,
    facts: await readFacts(product.siteUrl),
    routes: () => ask(['routes', port]),
    held: (how) => ask(how ?? 'held'),
    isOver: () => isOver,
    output: product.output,
    stop: () => product.stop(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
