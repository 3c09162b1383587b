import { reportAndExit, root } from '../launcher/launch.js';
import { runUntilTold } from '../serving/run-until-told.ts';
import { startSite } from '../serving/start-site.ts';
import { devFolders } from './dev-folders.ts';

const [, , folder = ''] = process.argv;

try {
  await runUntilTold(() => startSite(root, devFolders(folder)));
} catch (error) {
  reportAndExit(error);
}
