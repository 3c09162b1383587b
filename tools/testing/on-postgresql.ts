/** Tests of the form service that are about a folder with SQLite: they open its file beside the service. */
export const testsOfSqlite = [
  'apps/form-service/src/{crash,serve,submissions-command,postgresql-crash}.test.ts',
  'apps/form-service/src/http/unstored.test.ts',
  'apps/form-service/src/delivery/crash.test.ts',
  'apps/form-service/src/delivery/command/*.test.ts',
  'apps/form-service/src/print-submissions/*.test.ts',
  'apps/form-service/src/uploads/{crash,memory}.test.ts',
  'apps/form-service/src/{catalogue,storage}/**',
];

/** Those that `npm test` runs on both, as far as they hold for all. */
export const testsOnBoth = ['apps/form-service/src/http/{once,routes}.test.ts'];
