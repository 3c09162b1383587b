import { reportAndExit, root } from '../launcher/launch.js';
import { runUntilTold } from '../serving/run-until-told.ts';
import { startSite } from '../serving/start-site.ts';
import { devFolders } from './dev-folders.ts';

try {
  await runUntilTold(() => startSite(root, devFolders(root)));
} catch (error) {
  reportAndExit(error);
}
