import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { LaunchError } from '../launcher/launch-error.js';
import { installDebianChromium } from './install-debian-chromium.ts';
import { installPackedChromium } from './install-packed-chromium.ts';

export interface Chromium {
  readonly path: string;
  /** What it needs in its environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** The shell without windows comes first: it draws as the whole browser does, for half of the work. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Finds a Chromium that runs, or installs one: CHROMIUM_PATH, the system's, Debian's, a packed one. */
export function findChromium(root: string): Chromium {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH !== undefined && CHROMIUM_PATH !== '') {
    if (runs({ path: CHROMIUM_PATH, env: {} })) return { path: CHROMIUM_PATH, env: {} };
    throw new LaunchError(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not run. Correct it, or unset it.`);
  }
  const own = findSystemChromium();
  if (own !== undefined) return own;
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

/** Undefined: the system has none that runs. */
export function findSystemChromium(): Chromium | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  const paths = systemNames.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return [...paths, ...macPaths]
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
