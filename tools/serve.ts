import { join } from 'node:path';
import { isBuilt } from './build/build-site.ts';
import { reportAndExit, root } from './launcher/launch.js';
import { LaunchError } from './launcher/launch-error.js';
import { endingSignals, runToEnd } from './launcher/run-to-end.js';
import { watchParent } from './launcher/watch-parent.js';
import { startSite } from './serving/start-site.ts';

/** What was accepted is finished within this time, or given up: no stuck request keeps the port. */
const secondsToClose = 10;

// A second Ctrl-C finds the same listeners, and changes nothing.
const told = new Promise<void>((resolve) => {
  for (const signal of endingSignals) process.on(signal, () => resolve());
  watchParent(resolve);
});

try {
  if (!isBuilt(root)) await buildInOwnProcess();
  told.then(giveUpInTime);
  const site = await startSite(root);
  for (const line of site.lines) console.log(line);
  await told;
  await site.close();
  process.exit(0);
} catch (error) {
  reportAndExit(error);
}

/** A bundler would stay in the server's memory. */
async function buildInOwnProcess(): Promise<void> {
  const { code, wasTold } = await runToEnd(process.execPath, [join(root, 'tools', 'build.ts')], {
    cwd: root,
  });
  if (wasTold) process.exit(code);
  if (code !== 0) throw new LaunchError('Building failed, and its reason stands above. Nothing was started.');
}

function giveUpInTime(): void {
  setTimeout(() => {
    console.error(`Not closed within ${secondsToClose} s: ending all the same.`);
    process.exit(1);
  }, secondsToClose * 1000);
}
