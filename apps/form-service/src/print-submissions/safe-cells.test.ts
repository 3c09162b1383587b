import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestService, type TestService } from '../http/test-service.ts';
import { printing } from './testing/printing.ts';

let opened: TestService;

beforeEach(async () => {
  opened = await openTestService();
});

afterEach(() => opened.close());

const { run, linesOf, tableOf } = printing(() => opened.dataDir);

test('an answer with commas, quotes and lines stays one cell, and one that a spreadsheet would run is text', async () => {
  const cells = [
    ['Smith, "Bob"', '"Smith, ""Bob"""'],
    ['one\ntwo', '"one\ntwo"'],
    ['=HYPERLINK("http://bad")', `"'=HYPERLINK(""http://bad"")"`],
    ['+1 613 555 0100', "'+1 613 555 0100"],
    ['-5', "'-5"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['a;=1+1', "a;'=1+1"],
    ['a\n=1+1', `"a\n'=1+1"`],
    ['1-1=0', '1-1=0'],
    ['a,=1+1', `"a,'=1+1"`],
    ['a, @sum', `"a, '@sum"`],
    ['a\t=1+1', "a\t'=1+1"],
    ['a|-1', "a|'-1"],
    ['\r=1+1', `"'\r'=1+1"`],
    ['\n=1+1', `"'\n'=1+1"`],
    ['a\u2028+1', "a\u2028'+1"],
    [' =1+1', " '=1+1"],
    ['\u200b=1+1', "\u200b'=1+1"],
    ['a;"=1+1', `"a;""'=1+1"`],
    ['＝1', "'＝1"],
    ['a,＋1', `"a,'＋1"`],
    ['－1', "'－1"],
    ['＠a', "'＠a"],
    ['\x1b[2J\x9b', '\uFFFD[2J\uFFFD'],
  ];
  for (const [name] of cells) await opened.post({ data: { name } });
  const table = (await tableOf(['permits/parking'])).slice(1);
  expect(table.map((line) => line.replace(/^[^,]*,[^,]*,/, '').replace(/,,$/, ''))).toEqual(
    cells.map(([, cell]) => cell),
  );
  expect((await linesOf(['permits/parking'])).map(({ data }) => data.name)).toEqual(
    cells.map(([name]) => name),
  );
});

test('a formula in a title, an option or a row is text as well, and JSON is read back as it was', async () => {
  const field = (type: string, key: string, more = {}) => ({ type, key, label: key, input: true, ...more });
  const form = {
    path: 'sly',
    components: [
      field('textfield', 'a', { label: 'Name,=1+1' }),
      field('selectboxes', 'b', { values: ['=x', 'y\t@z'].map((value) => ({ value, label: value })) }),
      field('datagrid', 'rows', { components: [field('textfield', 'c')] }),
    ],
  };
  const reopened = await openTestService({ 'sly.json': form }, { folder: opened.folder });
  const rows = [{ c: '=1+1' }, { c: 'x,－1"@a' }];
  const data = { a: 'x', b: { '=x': true, 'y\t@z': true }, rows };
  expect((await reopened.post({ data }, {}, '/api/sly/submission')).statusCode).toBe(201);
  const [titles] = await tableOf(['sly', '--labels', 'en']);
  expect(titles).toBe(`Reference number,Received,"Name,'=1+1",b,rows`);
  const [, line = ''] = await tableOf(['sly', '--separator', 'tab']);
  const cells = line.split(/\t(?!'@z)/).slice(2);
  expect(cells.slice(0, 2)).toEqual(['x', `"'=x; y\t'@z"`]);
  const json = cells[2]?.slice(1, -1).replaceAll('""', '"') ?? '';
  expect(json).not.toMatch(/=|－/);
  expect(JSON.parse(json)).toEqual(rows);
  await reopened.close();
});

test('a line of JSON holds nothing that a terminal acts on, and says the same', async () => {
  const name = 'a\x1b[2J\x7f\x80\x85\x9b31m\x9f\u2028\u2029\u202e\u2066\ufeff\u200ez é';
  await opened.post({ data: { name }, metadata: { referrer: '\x9b2J' } });
  const { output } = await run(['permits/parking']);
  expect(output.trimEnd()).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff\u200e]/u);
  expect(JSON.parse(output)).toMatchObject({ data: { name }, metadata: { referrer: '\x9b2J' } });
});
