import { spawnSync } from 'node:child_process';

/** Installs Debian's package where apt-get is there and may be used without a question. */
export function installDebianChromium(): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!succeeds([...asRoot, 'apt-get', '--version'], 'ignore')) return false;
  console.log('No Chromium here: installing the Debian package...');
  const install = [
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium-headless-shell',
    'fonts-liberation',
  ];
  return (
    succeeds([...asRoot, 'apt-get', 'update', '-qq'], 'inherit') &&
    succeeds([...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...install], 'inherit')
  );
}

function succeeds([command = '', ...args]: readonly string[], stdio: 'ignore' | 'inherit'): boolean {
  return spawnSync(command, args, { stdio }).status === 0;
}
