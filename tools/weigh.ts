import { existsSync } from 'node:fs';
import { buildSite } from './build/build-site.ts';
import { siteFolders } from './build/site-folders.ts';
import { reportAndExit, root } from './launcher/launch.js';
import { readBuild } from './weigh/build.ts';
import { linesOf } from './weigh/report.ts';
import { weighFolder } from './weigh/weigh-folder.ts';

// All script that each form of a folder needs to live: `npm run weigh -- FOLDER`.
const [, , folder] = process.argv;
if (folder === undefined || !existsSync(folder)) {
  process.stderr.write('Say which folder of forms to weigh: npm run weigh -- FOLDER\n');
  process.exit(2);
}

try {
  await buildSite(root);
  const lines = linesOf(weighFolder(folder, readBuild(siteFolders(root).clientDir)));
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  reportAndExit(error);
}
