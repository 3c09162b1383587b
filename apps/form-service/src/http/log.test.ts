import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openTestService, permit } from './test-service.ts';

test('what a resident wrote, and from where, is in no log', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  // Each that is valid takes one, also under a key that was used.
  const numbers = ['CDFG', 'HKMP'];
  const { app, post, close } = await openTestService(
    { 'permit.json': permit },
    {
      server: { logger: { level: 'trace', stream } },
      createReference() {
        const number = numbers.pop();
        if (number === undefined) throw new Error('No number for Marguerite.');
        return number;
      },
    },
  );
  const key = { 'idempotency-key': 'key-of-Marguerite' };
  const statuses = [
    await post({ data: { name: 'Marguerite' }, metadata: { language: 'Marguerite' } }, key),
    await post({ data: { name: 'Marguerite Two' } }, key),
    await post({ data: { name: 'Marguerite' } }),
    await post({ data: { email: 'Marguerite' } }),
    await post('{"data":{"name":"Marguerite"'),
    await post({ data: { name: 'Marguerite'.repeat(200_000) } }),
    await post({ data: {} }, {}, '/api/permits/parking/submission?name=Marguerite'),
    await post({ data: {} }, {}, '/api/Marguerite/submission'),
    await post('Marguerite', { 'content-type': 'text/plain' }),
    await app.inject('/api/permits/parking?name=Marguerite'),
    await app.inject('/api/form?name=Marguerite'),
    await app.inject({ method: 'DELETE', url: '/api/permits/parking?name=Marguerite' }),
    await app.inject({ method: 'DELETE', url: '/api/Marguerite' }),
  ].map(({ statusCode }) => statusCode);
  await close();
  expect(statuses).toEqual([201, 422, 500, 400, 400, 413, 400, 400, 415, 200, 200, 405, 405]);
  const log = lines.join('');
  expect(log).not.toContain('Marguerite');
  expect(log).not.toContain('127.0.0.1');
  expect(log).toContain('"path":"permits/parking/submission"');
  expect(lines.find((line) => line.includes('a request failed'))).toContain('save-submission.ts');
});
