import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseDestinations } from '../delivery/parse-destinations.ts';

/**
 * The destinations that DELIVERY_FILE names. Undefined where no file is named, and for one that the server would refuse at
 * its start: `complain` gets the reason.
 */
export function namedDestinations(
  setting: string | undefined,
  complain: (text: string) => void,
): readonly string[] | undefined {
  const file = setting?.trim();
  if (!file) return undefined;
  const reason = readDestinations(resolve(file));
  if (typeof reason !== 'string') return reason;
  complain(`DELIVERY_FILE is not used, so destinations are not checked: ${reason}`);
  return undefined;
}

/** The names, or why there are none. */
function readDestinations(file: string): readonly string[] | string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const parsed = parseDestinations(text, dirname(file));
  return parsed.kind === 'parsed' ? [...parsed.destinations.keys()] : parsed.faults.join(' ');
}
