import { migrateStores } from './stores/copy/migrate-stores.ts';

/** `npm run migrate -- --from data`: copies SQLite into PostgreSQL, or back with `--to`. */
process.exitCode = await migrateStores(process.argv.slice(2), {
  env: process.env,
  root: process.cwd(),
  print: (line) => console.log(line),
  complain: (sentence) => console.error(sentence),
});
