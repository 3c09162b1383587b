import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './build/build-site.ts';
import { siteFolders } from './build/site-folders.ts';
import { reportAndExit, root } from './launcher/launch.js';
import { readBuild } from './weigh/build.ts';
import { tableOf } from './weigh/practice-forms.ts';
import { linesOf } from './weigh/report.ts';
import { featuresIn, weighFolder } from './weigh/weigh-folder.ts';

// All script that each form of a folder needs to live: `npm run weigh -- FOLDER`. With `--table` writes what the forms use
// into the table from which the check of weight computes.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { table: { type: 'boolean' } },
});
const [folder] = positionals;
if (folder === undefined || !existsSync(folder)) {
  process.stderr.write('Say which folder of forms to weigh: npm run weigh -- [--table] FOLDER\n');
  process.exit(2);
}

try {
  await buildSite(root);
  const lines = linesOf(weighFolder(folder, readBuild(siteFolders(root).clientDir)));
  process.stdout.write(`${lines.join('\n')}\n`);
  if (values.table === true) {
    const lists = featuresIn(folder).map(({ features }) => features);
    writeFileSync(join(root, 'tools', 'weigh', 'practice-table.txt'), tableOf(lists));
  }
} catch (error) {
  reportAndExit(error);
}
