import { backUp } from './stores/backup/back-up.ts';
import { runWithFolder } from './stores/backup/command-environment.ts';

const usage =
  "Name a new folder, with the server's settings in the environment: npm run backup -- /srv/backups/2026-01-31";

/** `npm run backup -- DIR`: copies what the server keeps, while it runs or not. */
process.exitCode = await runWithFolder(backUp, usage, process.argv.slice(2), {
  env: process.env,
  root: process.cwd(),
  print: (line) => console.log(line),
  complain: (sentence) => console.error(sentence),
});
