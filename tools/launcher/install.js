import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './launch-error.js';
import { alone } from './lock.js';
import { runToEnd } from './run-to-end.js';

/**
 * Installs what `package-lock.json` names, unless all of that is installed already.
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

/**
 * npm writes its own list last, after every package. It is compared with the lockfile, so that what somebody installed by
 * hand counts.
 */
function isInstalled(/** @type {string} */ root) {
  const installed = readList(join(root, 'node_modules', '.package-lock.json'));
  const wanted = readList(join(root, 'package-lock.json'));
  if (installed === undefined || wanted === undefined) return false;
  const names = Object.keys({ ...installed.packages, ...wanted.packages }).filter((name) => name !== '');
  return (
    installed.name === wanted.name &&
    installed.version === wanted.version &&
    names.every((name) => isSame(installed.packages[name], wanted.packages[name]))
  );
}

/**
 * A list of npm's; undefined where none can be read: the install that follows says why.
 *
 * @returns {{ name?: string, version?: string, packages: Record<string, Package> } | undefined}
 */
function readList(/** @type {string} */ path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A package, as npm's lists describe it.
 *
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package
 */

/**
 * Whether a package is installed as it is wanted. npm leaves out what is optional and for other machines; which C
 * library is here is npm's to find.
 */
function isSame(/** @type {Package | undefined} */ installed, /** @type {Package | undefined} */ wanted) {
  if (wanted === undefined) return false;
  if (installed === undefined) {
    const { optional = false, os = [], cpu = [], libc } = wanted;
    return optional && !(os.includes(process.platform) && cpu.includes(process.arch) && libc === undefined);
  }
  return ['version', 'integrity', 'link'].every(
    (part) => Reflect.get(installed, part) === Reflect.get(wanted, part),
  );
}

async function runNpm(/** @type {string} */ root) {
  console.log('Installing what package-lock.json names (only when some of it is missing)...');
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
}
