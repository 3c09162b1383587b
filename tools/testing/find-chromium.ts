import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { LaunchError } from '../launcher/launch-error.js';
import type { Chromium } from './chromium.ts';
import { installDebianChromium } from './install-debian-chromium.ts';
import { installPackedChromium } from './install-packed-chromium.ts';

/** A shell without windows draws as the whole browser does, for half of the work, but keeps no page that was left. */
const shellNames = ['chromium-headless-shell'];
const wholeNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Finds a Chromium that runs, or installs one: CHROMIUM_PATH, the system's, Debian's, a packed one. */
export function findChromium(root: string): Chromium {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH !== undefined && CHROMIUM_PATH !== '') {
    if (runs({ path: CHROMIUM_PATH, env: {} })) return { path: CHROMIUM_PATH, env: {} };
    throw new LaunchError(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not run. Correct it, or unset it.`);
  }
  const system = findSystemChromium();
  if (system !== undefined) return system;
  if (installDebianChromium()) {
    const debian = findSystemChromium();
    if (debian !== undefined) return debian;
  }
  const packed = installPackedChromium(root);
  if (packed !== undefined && runs(packed)) return packed;
  throw new LaunchError(
    'No Chromium was found, and none could be installed. Install one, or set CHROMIUM_PATH.',
  );
}

/** A shell where there is one beside the whole browser, which some tests ask for. Undefined: the system has none. */
export function findSystemChromium(): Chromium | undefined {
  const whole = findByName(wholeNames, macPaths);
  return whole && (findByName(shellNames) ?? whole);
}

/** The browser of tests that a shell cannot run: the system's, unless CHROMIUM_PATH names one that is no shell. */
export function findWholeChromium(): Chromium | undefined {
  const { CHROMIUM_PATH = '' } = process.env;
  const isNamed = CHROMIUM_PATH !== '' && !shellNames.some((name) => CHROMIUM_PATH.endsWith(name));
  return isNamed ? { path: CHROMIUM_PATH, env: {} } : findByName(wholeNames, macPaths);
}

function findByName(names: readonly string[], further: readonly string[] = []): Chromium | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  const paths = names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return [...paths, ...further]
    .filter((path) => existsSync(path))
    .map((path) => ({ path, env: {} }))
    .find(runs);
}

/** Some systems have a script in its place that only says how to install it. */
function runs({ path, env }: Chromium): boolean {
  const { status, stdout } = spawnSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 30_000,
  });
  return status === 0 && /Chrom/.test(stdout);
}
