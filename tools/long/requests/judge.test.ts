import { expect, test } from 'vitest';
import { validateAnswer } from './judge.ts';

function faultsOfPage(body: string) {
  const headers = new Map([['content-type', 'text/html; charset=utf-8']]);
  return validateAnswer(
    { method: 'GET', path: '/desk/fr/forms/node_modules', body: '' },
    { status: 404, headers, body: Buffer.from(body) },
  );
}

test.each([
  'Error: no\n    at open (/srv/app/main.js:12:3)',
  'Cannot find /srv/node_modules/fastify/lib/reply.js',
  'SQLITE_BUSY: database is locked',
  'ENOENT: no such file or directory',
])('an answer with %j shows the inside of the server', (body) => {
  expect(faultsOfPage(body)).toEqual(['the answer shows the inside of the server']);
});

test('a page that names the path that was asked for shows nothing', () => {
  expect(faultsOfPage('<a href="/desk/en/forms/node_modules" lang="en">English</a>')).toEqual([]);
});
