import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** ClamAV's own daemon: Debian's `clamav-daemon`, or the one that CLAMD_PATH names. */
export function hasClamd(): boolean {
  return existsSync(process.env.CLAMD_PATH ?? '/usr/sbin/clamd');
}

/** nginx, and the program that makes a certificate for it: Debian's `nginx` and `openssl`. */
export function hasNginx(): boolean {
  return hasProgram('nginx') && hasProgram('openssl');
}

/** Debian's `systemd`. */
export function hasSystemd(): boolean {
  return hasProgram('systemd-analyze');
}

function hasProgram(name: string): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, name)));
}

/** A sentence for each program without which a test is left out. */
export function missingPrograms(): readonly string[] {
  return [
    ...(hasClamd() ? [] : ['ClamAV is not installed here: the test that speaks to it is left out.']),
    ...(hasNginx() ? [] : ['nginx or openssl is not installed here: the test behind a proxy is left out.']),
    ...(hasSystemd() ? [] : ['systemd is not installed here: the test of its unit is left out.']),
  ];
}
