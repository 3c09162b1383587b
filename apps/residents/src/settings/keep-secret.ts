import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from './settings-error.ts';

/**
 * The secret that cookies are signed with: made once and kept in the data folder, so that it outlives a
 * restart and a second process on the same folder agrees. Throws a SettingsError when the folder cannot be written.
 */
export function keepSecret(dataDir: string): string {
  const file = join(dataDir, 'signing-secret');
  try {
    // Only the service's own user may read it.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return readSecret(file) ?? makeSecret(file);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new SettingsError(
      `Nothing can be kept in ${dataDir} (DATA_DIR): ${error.message}. Give a folder that can be written, with room on its disk.`,
      { cause: error },
    );
  }
}

function readSecret(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= 16) return secret;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new SettingsError(
      `The signing secret in ${file} cannot be read. Give this account access to the file.`,
      {
        cause: error,
      },
    );
  }
  throw new SettingsError(
    `The signing secret in ${file} is damaged. Remove the file: a new one is made at the next start.`,
  );
}

/** Written whole under a name of its own, then linked: of two processes one wins, and both read the winner's. */
function makeSecret(file: string): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const secret = readSecret(file);
  if (secret === undefined) throw new Error(`The signing secret could not be kept in ${file}.`);
  return secret;
}
