import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install } from './install.js';
import { LaunchError } from './launch-error.js';
import { runToEnd } from './run-to-end.js';

/** The project's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const oldestNode = 24;

/**
 * Installs, then runs one of our programs on a Node that can: in this process where it is new enough,
 * else on the one that npm has just installed. Written in plain JavaScript for the Node of a bare machine.
 *
 * @param {string} program path from the project's folder
 */
export async function launch(program) {
  try {
    await install(root);
    await run(join(root, program));
  } catch (error) {
    reportAndExit(error);
  }
}

/**
 * The same for a program that may be run beside a running server, and whose output is read by others:
 * installs nothing, says nothing.
 *
 * @param {string} program path from the project's folder
 */
export async function launchInstalled(program) {
  try {
    if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) {
      throw new LaunchError(
        'Guichet is not installed here yet. Run npm start once, or npm ci; then try again.',
      );
    }
    await run(join(root, program));
  } catch (error) {
    reportAndExit(error);
  }
}

async function run(/** @type {string} */ file) {
  if (Number.parseInt(process.versions.node, 10) >= oldestNode) await import(pathToFileURL(file).href);
  else await handOver(file);
}

async function handOver(/** @type {string} */ file) {
  const node = join(root, 'node_modules', '.bin', 'node');
  if (!existsSync(node)) {
    throw new LaunchError(
      `Guichet needs Node.js ${oldestNode} or newer. This is ${process.versions.node}, and npm has none for ` +
        `${process.platform}-${process.arch}: install one from nodejs.org, then try again.`,
    );
  }
  const env = { ...process.env, GUICHET_LAUNCHED: '1' };
  const { code } = await runToEnd(node, [file, ...process.argv.slice(2)], { cwd: root, env });
  process.exit(code);
}

/**
 * Says why nothing was started, and ends the process.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function reportAndExit(error) {
  console.error(error instanceof LaunchError ? `\n${error.message}` : error);
  process.exit(1);
}
