import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { uploadAddress } from '@guichet/service-client';
import { createSignedLinks } from './signed-link.ts';
import { isUploadId } from './upload-id.ts';

interface CommandEnvironment {
  readonly dataDir: string;
  /** `SIGNING_SECRET`; undefined: the one that the counter keeps in its folder. */
  readonly secret: string | undefined;
  readonly now: number;
  print(line: string): void;
  complain(sentence: string): void;
}

const dayMs = 24 * 3_600_000;
const maxDays = 365;
const usage = `Call it with the address of a file as it stands in a submission, and for how long the link is to be good:
  npm run --silent file-link -- ${uploadAddress}/... --days 7`;

/**
 * Prints the signed link of a file, to come after the address of the site. Returns the exit code: 0; 1 where there is
 * no secret to sign with; 2 where it was called wrongly.
 */
export function printFileLink(args: readonly string[], around: CommandEnvironment): 0 | 1 | 2 {
  const asked = parse(args);
  if (asked === undefined) {
    around.complain(usage);
    return 2;
  }
  const secret = around.secret ?? keptSecret(around.dataDir);
  if (secret === undefined) {
    around.complain(
      `There is no secret in ${around.dataDir} (DATA_DIR), and SIGNING_SECRET is not set: use the settings of the running server.`,
    );
    return 1;
  }
  around.print(createSignedLinks(secret).link(asked.id, 'office', around.now + asked.days * dayMs));
  return 0;
}

function parse(args: readonly string[]): { readonly id: string; readonly days: number } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { days: { type: 'string', default: '1' } },
    });
    const [address = '', ...more] = positionals;
    const id = address.slice(address.lastIndexOf('/') + 1);
    const days = Number(values.days);
    const isUsable = isUploadId(id) && more.length === 0 && days > 0 && days <= maxDays;
    return isUsable ? { id, days } : undefined;
  } catch {
    return undefined;
  }
}

function keptSecret(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, 'signing-secret'), 'utf8').trim();
  } catch {
    return undefined;
  }
}
