import { runWithFolder } from './stores/backup/command-environment.ts';
import { restore } from './stores/backup/restore.ts';

const usage =
  "Name a backup, with the new server's settings in the environment: npm run restore -- /srv/backups/2026-01-31";

/** `npm run restore -- DIR`: puts a backup into the empty DATA_DIR of a server that does not run yet. */
process.exitCode = await runWithFolder(restore, usage, process.argv.slice(2), {
  env: process.env,
  root: process.cwd(),
  print: (line) => console.log(line),
  complain: (sentence) => console.error(sentence),
});
