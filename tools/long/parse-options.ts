import { parseArgs } from 'node:util';
import type { LongOptions, LongTest } from './part.ts';

export type ParsedOptions =
  | { readonly kind: 'options'; readonly options: LongOptions; readonly parts: readonly string[] }
  | { readonly kind: 'wrong'; readonly sentence: string };

const fewest = 100_000;

/**
 * `[PART...] [--forms FOLDER] [--seed N] [--requests N] [--only N]`. Without a part: those that need nothing, or with
 * `--forms` the one that needs it.
 */
export function parseOptions(
  args: readonly string[],
  all: readonly Pick<LongTest, 'name' | 'needs'>[],
): ParsedOptions {
  const option = { type: 'string' } as const;
  const known = all.map(({ name }) => name);
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { seed: option, requests: option, only: option, forms: option },
    });
    const unknown = positionals.find((part) => !known.includes(part));
    if (unknown !== undefined) return wrong(`There is no part ${unknown}: take ${known.join(' or ')}.`);
    const [seed, requests, only] = [values.seed, values.requests, values.only].map(numberIn);
    if ([seed, requests, only].some((number) => Number.isNaN(number)))
      return wrong('--seed, --requests and --only take a whole number.');
    const { forms } = values;
    const usual = all.filter(({ needs }) => (needs === undefined) === (forms === undefined));
    return {
      kind: 'options',
      options: { seed: seed ?? Math.floor(Math.random() * 1e9), requests: requests ?? fewest, only, forms },
      parts: positionals.length === 0 ? usual.map(({ name }) => name) : positionals,
    };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

function wrong(sentence: string): ParsedOptions {
  return { kind: 'wrong', sentence };
}

function numberIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
}
