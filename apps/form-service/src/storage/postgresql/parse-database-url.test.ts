import { expect, test } from 'vitest';
import { parseDatabaseUrl } from './parse-database-url.ts';

test('an address names server, user, password and database', () => {
  expect(parseDatabaseUrl('postgres://guichet:a%40b%2Fc@db.city.example/forms')).toEqual({
    kind: 'parsed',
    address: {
      ...{ host: 'db.city.example', port: 5432, user: 'guichet', password: 'a@b/c', database: 'forms' },
      ssl: false,
    },
  });
  expect(parseDatabaseUrl('postgresql://guichet@[fd00::1]:6432/forms?sslmode=require')).toMatchObject({
    address: { host: 'fd00::1', port: 6432, password: undefined, ssl: { rejectUnauthorized: true } },
  });
  expect(parseDatabaseUrl('postgres://guichet@localhost/forms?host=/var/run/postgresql')).toMatchObject({
    address: { host: '/var/run/postgresql', database: 'forms' },
  });
});

test('encryption is as the address asks: checked, unless it says otherwise', () => {
  const tlsOf = (query: string) => {
    const parsed = parseDatabaseUrl(`postgres://u:p@h/d?${query}`);
    return parsed.kind === 'parsed' ? parsed.address.ssl : parsed.why;
  };
  expect(tlsOf('sslmode=disable')).toBe(false);
  expect(tlsOf('sslmode=verify-full')).toEqual({ rejectUnauthorized: true });
  expect(tlsOf('sslmode=no-verify')).toEqual({ rejectUnauthorized: false });
  expect(tlsOf(`sslmode=verify-full&sslrootcert=${import.meta.filename}`)).toMatchObject({
    ca: expect.stringContaining('import'),
  });
  expect(tlsOf('sslmode=verify-full&sslrootcert=/nowhere.pem')).toContain('cannot be read');
  expect(tlsOf('sslrootcert=/nowhere.pem')).toContain('sslmode=verify-full');
  expect(tlsOf('sslmode=prefer')).toContain('Choose one of');
});

test.each([
  ['mysql://guichet:secret-word@h/d', 'no address of a PostgreSQL database'],
  ['guichet:secret-word@h/d', 'no address of a PostgreSQL database'],
  ['postgres://guichet:secret-word@h', 'names no database'],
  ['postgres://guichet:secret-word@h/a/b', 'names no database'],
  ['postgres://h/secret-word', 'names no user'],
  ['postgres://guichet:secret-word@/d', 'cannot be read'],
  ['postgres://guichet:a#secret-word@h/d', '"#" as %23'],
  ['postgres://guichet:a/secret-word@h/d', '"/" as %2F'],
  ['postgres://guichet:12?secret-word@h/d', '"?" as %3F'],
  ['postgres://guichet:a@b/secret-word@h', '"@" as %40'],
  ['postgres://guichet:a@b/c?secret-word@h/d', '"@" as %40'],
  ['./data/guichet.sqlite', 'no address of a PostgreSQL database'],
  ['postgres://guichet:secret-word%@h/d', 'has a "%"'],
  ['postgres://guichet:secret-word@h/d?application_name=x', 'the parameter "application_name"'],
])('%s is refused, and the password is not shown', (url, why) => {
  const parsed = parseDatabaseUrl(url);
  expect(parsed).toMatchObject({ kind: 'wrong', why: expect.stringContaining(why) });
  expect(JSON.stringify(parsed)).not.toContain('secret-word');
});
