import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './launch-error.js';
import { alone } from './lock.js';
import { runToEnd } from './run-to-end.js';

/**
 * Installs what `package-lock.json` names, unless that very file was installed already.
 *
 * @param {string} root the project's folder
 * @returns {Promise<void>}
 * @throws {LaunchError} when npm fails
 */
export async function install(root) {
  if (isInstalled(root)) return;
  await alone(root, 'install', {
    onWait: () => console.log('Another start is installing: waiting for it.'),
    task: async () => {
      if (!isInstalled(root)) await runNpm(root);
    },
  });
}

const noteOf = (/** @type {string} */ root) => join(root, '.guichet', 'installed');

function fingerprint(/** @type {string} */ root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** npm writes its own list last: where that is missing, somebody removed what was installed. */
function isInstalled(/** @type {string} */ root) {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false;
  return existsSync(noteOf(root)) && readFileSync(noteOf(root), 'utf8') === fingerprint(root);
}

async function runNpm(/** @type {string} */ root) {
  const wanted = fingerprint(root);
  // An install that stops half way must not be taken for a whole one.
  rmSync(noteOf(root), { force: true });
  console.log('Installing what package-lock.json names (only when it changed)...');
  // NODE_ENV=production would leave out what builds.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const { npm_execpath: npm } = process.env;
  const [command, ...first] = npm?.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm'];
  const { code, wasSignalled } = await runToEnd(command, [...first, ...args], { cwd: root });
  if (wasSignalled) process.exit(code);
  if (code !== 0) {
    throw new LaunchError(
      `Installing failed: npm ended with code ${code}, and its reason stands above. ` +
        'Nothing was started. Check the connection to the package registry and the free disk space, then try again.',
    );
  }
  mkdirSync(join(root, '.guichet'), { recursive: true });
  writeFileSync(noteOf(root), wanted);
}
