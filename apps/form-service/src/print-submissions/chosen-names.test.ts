import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestService, type TestService } from '../http/test-service.ts';
import { selectAt } from '../sources/testing/prepared.ts';
import { printSubmissions } from './print-submissions.ts';

let opened: TestService;

beforeEach(async () => {
  const url = 'https://data.example.ca/streets';
  const components = [
    { ...selectAt(url), key: 'street', template: '<span>{{ item.name }}</span>' },
    { ...selectAt(url), key: 'several', multiple: true },
    { ...selectAt(url), key: 'group', type: 'selectboxes' },
  ];
  opened = await openTestService({ 'a.json': { title: 'A', path: 'a', components } });
});

afterEach(() => opened.close());

async function tableOf(): Promise<readonly string[]> {
  const output = new PassThrough();
  const printed = buffer(output);
  const { dataDir } = opened;
  await printSubmissions(['a', '--csv'], { dataDir, timeZone: 'UTC', output, complain: () => {} });
  output.end();
  return String(await printed)
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',').slice(2).join(','));
}

test('what was chosen elsewhere is printed by its name, with its value; a value without a name by itself', async () => {
  const data = { street: 7, several: [1, 2], group: { 3: true, 4: false } };
  const selectData = {
    street: { label: 'Elm Street', name: 'Elm Street' },
    several: { 1: { label: '=One' }, 2: { label: 'Two' } },
    group: { 3: { label: 'Three' } },
  };
  await opened.post({ data, metadata: { selectData } }, {}, '/api/a/submission');
  await opened.post({ data }, {}, '/api/a/submission');
  await opened.post(
    { data: { street: 8 }, metadata: { selectData: { street: 'x' } } },
    {},
    '/api/a/submission',
  );
  expect(await tableOf()).toEqual([
    "Elm Street (7),'=One (1); Two (2),Three (3)",
    '7,1; 2,3',
    expect.stringMatching(/^8,/),
  ]);
});
