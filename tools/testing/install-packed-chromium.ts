import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chromium } from './chromium.ts';

const packed = '@sparticuz/chromium@153.0.0';

/** It brings its system libraries only where it takes the machine for a bare one of this kind. */
const bareMachine = { AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };

const unpack =
  "import chromium from '@sparticuz/chromium'; process.stdout.write(await chromium.executablePath());";

/** Installs a Chromium that comes as an npm package with what it needs, for x64 Linux without apt-get. */
export function installPackedChromium(root: string): Chromium | undefined {
  const folder = join(root, '.guichet', 'chromium');
  mkdirSync(folder, { recursive: true });
  console.log('No Chromium here: installing a packed one from npm...');
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error', packed];
  if (spawnSync('npm', install, { cwd: folder, stdio: 'inherit' }).status !== 0) return undefined;
  const unpacked = spawnSync(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: folder,
    env: { ...process.env, ...bareMachine, TMPDIR: folder },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (unpacked.status !== 0) return undefined;
  const fonts = join(folder, 'fonts.conf');
  writeFileSync(fonts, fontSettings(folder));
  return {
    path: unpacked.stdout,
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: fonts },
  };
}

function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}
