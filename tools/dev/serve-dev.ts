import { resolve } from 'node:path';
import type { Development } from '../../apps/residents/src/server/start-server.ts';
import { reportAndExit, root } from '../launcher/launch.js';
import { runUntilSignal } from '../serving/run-until-signal.ts';
import { startSite } from '../serving/start-site.ts';
import { devFolders } from './dev-folders.ts';
import { addPreview } from './preview/add-preview.ts';

const [, , folder = ''] = process.argv;

try {
  const formsDir = resolve(root, process.env.FORMS_DIR?.trim() || 'forms');
  const development: Development = { addRoutes: (app) => addPreview(app, formsDir) };
  await runUntilSignal(() => startSite(root, devFolders(folder), process.env, development));
} catch (error) {
  reportAndExit(error);
}
