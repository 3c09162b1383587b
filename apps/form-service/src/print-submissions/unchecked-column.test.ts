import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openTestService, permit } from '../http/test-service.ts';
import { createClamdScanner } from '../uploads/scan/clamd.ts';
import { bytes, fileOf, openUploadService } from '../uploads/testing/open-upload-service.ts';
import { printSubmissions } from './print-submissions.ts';

test('what could not be checked of a submission is told in a last column, where the form has code', async () => {
  const checked = { custom: 'valid = isFine(input)' };
  const components = [{ type: 'textfield', key: 'name', label: 'Name', input: true, validate: checked }];
  const { dataDir, post, close } = await openTestService({
    'odd.json': { path: 'odd', components },
    'permit.json': permit,
  });
  const tableOf = (...args: readonly string[]) => printedTable(dataDir, ...args);
  const lastTitle = async (locale: string) =>
    (await tableOf('odd', `--labels=${locale}`))[0]?.split(',').at(-1);
  await post({ data: { name: 'Ann' } }, {}, '/api/odd/submission');
  const row = expect.stringMatching(/,Ann,name: custom$/);
  expect(await tableOf('odd')).toEqual(['reference,received,name,unchecked', row]);
  expect([await lastTitle('en'), await lastTitle('fr')]).toEqual(['Not checked', 'Non vérifié']);
  expect((await tableOf('permits/parking'))[0]).not.toContain('unchecked');
  await close();
});

test('files that no scanner had seen are told there too', async () => {
  const scanner = createClamdScanner({ host: '127.0.0.1', port: 9, isRequired: false, silenceMs: 2_000 });
  const service = await openUploadService({ options: { scanner } });
  const record = await service.uploadRecord(fileOf(bytes.text, 'a.txt'), { field: 'few' });
  expect((await service.submit({ name: 'Ann', few: [record] })).status).toBe(201);
  const [titles, row] = await printedTable(service.dataDir, 'files');
  expect(titles).toMatch(/,unchecked$/);
  expect(row).toMatch(/,few\.0: scan$/);
  // For the reader of the table, a file is a name and an address.
  expect(row).toContain(`,a.txt (${record.url}),`);
  await service.close();
});

async function printedTable(dataDir: string, ...args: readonly string[]): Promise<readonly string[]> {
  const output = new PassThrough();
  const printed = buffer(output);
  const complain = (sentence: string) => expect.unreachable(sentence);
  await printSubmissions([...args, '--csv'], { dataDir, timeZone: 'America/Toronto', output, complain });
  output.end();
  return String(await printed)
    .slice(1)
    .split('\r\n')
    .slice(0, -1);
}
