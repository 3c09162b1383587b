import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Destination, parseDestinations } from '../delivery/parse-destinations.ts';
import type { createReader } from './read-setting.ts';

/** The destinations in DELIVERY_FILE; none where it is unset. */
export function readDestinations(
  read: ReturnType<typeof createReader>,
  root: string,
): ReadonlyMap<string, Destination> {
  const name = read.text('DELIVERY_FILE');
  if (name === undefined) return new Map();
  const file = resolve(root, name);
  const text = textOf(file);
  if (text === undefined) {
    read.refuse(
      'DELIVERY_FILE',
      `is "${name}", which cannot be read. Name a JSON file that this account may read.`,
    );
    return new Map();
  }
  const parsed = parseDestinations(text, dirname(file));
  if (parsed.kind === 'parsed') return parsed.destinations;
  for (const fault of parsed.faults) read.refuse('DELIVERY_FILE', `is wrong. ${fault}`);
  return new Map();
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
