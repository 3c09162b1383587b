import { spawnSync } from 'node:child_process';

/** Installs Debian's packages where apt-get is there and may be used without a question. */
export function installDebianChromium(): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!succeeds([...asRoot, 'apt-get', '--version'], 'ignore')) return false;
  console.log('No Chromium here: installing the Debian packages...');
  const install = (...packages: readonly string[]) => {
    const command = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages];
    return succeeds([...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', ...command], 'inherit');
  };
  const isInstalled =
    succeeds([...asRoot, 'apt-get', 'update', '-qq'], 'inherit') && install('chromium', 'fonts-liberation');
  // Tests only take longer without it, and not every Debian has it.
  if (isInstalled) install('chromium-headless-shell');
  return isInstalled;
}

function succeeds([command = '', ...args]: readonly string[], stdio: 'ignore' | 'inherit'): boolean {
  return spawnSync(command, args, { stdio }).status === 0;
}
