import { reportAndExit, root } from '../launcher/launch.js';
import { runUntilSignal } from '../serving/run-until-signal.ts';
import { startSite } from '../serving/start-site.ts';
import { devFolders } from './dev-folders.ts';

const [, , folder = ''] = process.argv;

try {
  await runUntilSignal(() => startSite(root, devFolders(folder)));
} catch (error) {
  reportAndExit(error);
}
