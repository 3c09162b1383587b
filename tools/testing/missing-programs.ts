import { existsSync } from 'node:fs';

/** ClamAV's own daemon: Debian's `clamav-daemon`, or the one that CLAMD_PATH names. */
export function hasClamd(): boolean {
  return existsSync(process.env.CLAMD_PATH ?? '/usr/sbin/clamd');
}

/** A sentence for each program without which a test is left out. */
export function missingPrograms(): readonly string[] {
  return hasClamd() ? [] : ['ClamAV is not installed here: the test that speaks to it is left out.'];
}
