import { parseArgs } from 'node:util';
import type { LongOptions } from './part.ts';

export type ParsedOptions =
  | { readonly kind: 'options'; readonly options: LongOptions; readonly parts: readonly string[] }
  | { readonly kind: 'wrong'; readonly sentence: string };

const fewest = 100_000;

/** `[PART...] [--seed N] [--requests N] [--only N]`; without a part all of them. */
export function parseOptions(args: readonly string[], known: readonly string[]): ParsedOptions {
  const option = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { seed: option, requests: option, only: option },
    });
    const unknown = positionals.find((part) => !known.includes(part));
    if (unknown !== undefined) return wrong(`There is no part ${unknown}: take ${known.join(' or ')}.`);
    const [seed, requests, only] = [values.seed, values.requests, values.only].map(numberIn);
    if ([seed, requests, only].some((number) => Number.isNaN(number)))
      return wrong('--seed, --requests and --only take a whole number.');
    return {
      kind: 'options',
      options: { seed: seed ?? Math.floor(Math.random() * 1e9), requests: requests ?? fewest, only },
      parts: positionals.length === 0 ? known : positionals,
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
