import { existsSync } from 'node:fs';
import { findPostgresql } from '../../apps/form-service/src/storage/postgresql/testing/find-postgresql.ts';

/** ClamAV's own daemon: Debian's `clamav-daemon`, or the one that CLAMD_PATH names. */
export function hasClamd(): boolean {
  return existsSync(process.env.CLAMD_PATH ?? '/usr/sbin/clamd');
}

/** Tests that a server of PostgreSQL is started for. Left out, they are not counted. */
export const postgresqlTests = [
  'apps/form-service/src/storage/postgresql/{faults,migrate-schema,postgresql-storage,reader,start-fault}.test.ts',
  'apps/form-service/src/postgresql-crash.test.ts',
  'apps/form-service/src/{author-commands,uploads}/postgresql-*.test.ts',
  'apps/residents/src/**/postgresql-*.test.ts',
  'apps/residents/src/stores/copy/*.test.ts',
];

export const hasPostgresql = () => findPostgresql() !== undefined;

/** nginx, for the journeys over several servers: Debian's, or the one that NGINX_PATH names. */
export function hasNginx(): boolean {
  return existsSync(process.env.NGINX_PATH ?? '/usr/sbin/nginx');
}

/** Makes a certificate for nginx: Debian's `openssl`. */
export function hasOpenssl(): boolean {
  return existsSync('/usr/bin/openssl');
}

/** Debian's `systemd`. */
export function hasSystemd(): boolean {
  return existsSync('/usr/bin/systemd-analyze');
}

/** A sentence for each program without which a test is left out. */
export function missingPrograms(): readonly string[] {
  return [
    ...(hasClamd() ? [] : ['ClamAV is not installed here: the test that speaks to it is left out.']),
    ...(hasPostgresql()
      ? []
      : [
          'PostgreSQL is not installed here: its tests are left out. Get it by apt-get install postgresql, or name its programs in POSTGRESQL_BIN.',
        ]),
    ...(hasNginx()
      ? []
      : [
          'nginx is not installed here: the journey over two servers and the test of deploy/nginx-site.conf are left out. Get it by apt-get install nginx-light.',
        ]),
    ...(hasOpenssl()
      ? []
      : ['openssl is not installed here: the test of deploy/nginx-site.conf is left out.']),
    ...(hasSystemd()
      ? []
      : ['systemd is not installed here: the test of deploy/guichet.service is left out.']),
  ];
}
