import { root } from '../../launcher/launch.js';
import { runToEnd } from '../../launcher/run-to-end.js';
import { hasPostgresql } from '../../testing/missing-programs.ts';
import { testsOfSqlite } from '../../testing/on-postgresql.ts';
import type { LongTest } from '../part.ts';

export const postgresqlPart: LongTest = {
  name: 'postgresql',
  what: 'the tests of the form service that npm test runs on SQLite, with every service on a database of PostgreSQL',
  async run(_, print) {
    if (!hasPostgresql()) return ['PostgreSQL is not installed here: apt-get install postgresql'];
    print(
      `Left out, being about a folder with SQLite: ${testsOfSqlite.join(', ')}, and tests that say so.\n`,
    );
    const { code } = await runToEnd(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project=node', 'apps/form-service/src'],
      { cwd: root, env: { ...process.env, NODE_ENV: 'test', TEST_STORAGE: 'postgresql' } },
    );
    return code === 0 ? [] : ['a test, as printed above'];
  },
};
