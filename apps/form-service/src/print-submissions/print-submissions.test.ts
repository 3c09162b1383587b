import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestService, permit, type TestService } from '../http/test-service.ts';
import { readAll } from '../storage/read-all.ts';
import { noteMove } from '../storage/sqlite/moved-folder.ts';
import { printing } from './testing/printing.ts';

let opened: TestService;

beforeEach(async () => {
  opened = await openTestService();
});

afterEach(() => opened.close());

const { run, linesOf, tableOf } = printing(() => opened.dataDir);

test('prints each submission as the service answered it, oldest first, while the service runs and after', async () => {
  const answers = [];
  for (const name of ['Zoë', 'Ann', 'Émile']) {
    const metadata = { language: 'fr', formVersion: opened.service.currentForm('permits/parking')?.version };
    answers.push((await opened.post({ data: { name, secret: 's' }, metadata })).json());
  }
  const lines = await linesOf(['permits/parking']);
  expect(lines).toEqual(
    answers.map((answer) => ({
      ...answer,
      referenceNumber: answer.metadata.referenceNumber,
      formVersion: opened.service.currentForm('permits/parking')?.version,
    })),
  );
  expect(lines.map(({ data }) => data.name)).toEqual(['Zoë', 'Ann', 'Émile']);
  await opened.storage.close();
  expect(await linesOf([' Permits/PARKING'])).toEqual(lines);
});

test('what a form protects is printed only when it is asked for', async () => {
  await opened.post({ data: { name: 'Ann', secret: 'of Ann' } });
  expect((await run(['permits/parking'])).output).not.toContain('of Ann');
  expect((await run(['permits/parking', '--csv'])).output).not.toMatch(/secret|of Ann/);
  expect((await linesOf(['permits/parking', '--with-protected']))[0].data.secret).toBe('of Ann');
  expect(await tableOf(['permits/parking', '--with-protected'])).toEqual([
    'reference,received,name,email,owner,secret',
    expect.stringMatching(/,Ann,,,of Ann$/),
  ]);
});

test('a table has a column for each answer in the order of the form, and one line for each submission', async () => {
  const { referenceNumber, received } = (
    await opened.post({ data: { name: 'Owner', email: 'zoe@city.ca', scratch: 'x' } })
  ).json().metadata;
  const [titles, line, ...moreLines] = await tableOf(['permits/parking']);
  expect(titles).toBe('reference,received,name,email,owner');
  const [reference, when, ...answers] = line?.split(',') ?? [];
  expect(reference).toBe(referenceNumber);
  const toronto = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: 'America/Toronto', dateStyle: 'short', timeStyle: 'medium' },
  });
  expect(when).toBe(toronto.format(new Date(received)));
  expect(answers).toEqual(['Owner', 'zoe@city.ca', 'self']);
  expect(moreLines).toEqual([]);
});

test('a form that nobody has sent yet is an empty output, and a table of titles alone', async () => {
  expect(await run(['permits/parking'])).toEqual({ output: '', complaint: '', code: 0 });
  expect(await tableOf(['permits/parking'])).toEqual(['reference,received,name,email,owner']);
});

test('titles are labels in either language when asked for, with the key where two say the same', async () => {
  expect(await tableOf(['permits/parking', '--labels', 'fr'])).toEqual([
    'Numéro de référence,Reçu le,Nom,Email,OWNER',
  ]);
  const twice = {
    path: 'twice',
    components: ['a', 'b'].map((key) => ({ type: 'textfield', key, label: 'Name', input: true })),
  };
  const reopened = await openTestService({ 'twice.json': twice }, { folder: opened.folder });
  expect(await tableOf(['twice', '--labels', 'en'])).toEqual(['Reference number,Received,Name (a),Name (b)']);
  await reopened.close();
});

test('another separator is quoted in its place', async () => {
  await opened.post({ data: { name: 'a; b, c' } });
  expect(
    (await tableOf(['permits/parking', '--separator', ';'])).map((line) => line.split(';').slice(2)),
  ).toEqual([
    ['name', 'email', 'owner'],
    ['"a', ' b, c"', '', ''],
  ]);
});

test('lists, groups of checkboxes, numbers and marks are cells; what has parts is JSON', async () => {
  const form = {
    path: 'shapes',
    components: [
      {
        type: 'selectboxes',
        key: 'colours',
        label: 'Colours',
        input: true,
        values: optionsOf('red', 'blue', 'green'),
      },
      {
        type: 'select',
        key: 'several',
        label: 'Several',
        input: true,
        multiple: true,
        data: { values: optionsOf('a', 'b') },
      },
      { type: 'number', key: 'count', label: 'Count', input: true },
      { type: 'checkbox', key: 'agreed', label: 'Agreed', input: true },
      { type: 'textfield', key: 'person.name', label: 'Name', input: true },
      { type: 'textfield', key: 'received', label: 'Own', input: true },
    ],
  };
  const reopened = await openTestService({ 'shapes.json': form }, { folder: opened.folder });
  const data = {
    colours: { red: true, blue: false, green: true },
    several: ['a', 'b'],
    count: -5.5,
    agreed: true,
    person: { name: 'Zoë' },
    received: 'own',
  };
  const version = reopened.service.currentForm('shapes')?.version ?? '';
  const row = { version, key: undefined, dataHash: '', returned: undefined, metadata: '{}' };
  const store = (reference: string, received: number, stored: object) =>
    reopened.storage.storeSubmission({
      ...{ ...row, id: reference, form: 'shapes', reference, received, data: JSON.stringify(stored) },
    });
  await store('FIRST', Date.parse('2026-01-31T04:59:59Z'), data);
  await store('SECOND', Date.parse('2026-07-01T03:00:00Z'), { several: [{ a: 1 }], agreed: false, count: 0 });
  expect(await tableOf(['shapes'])).toEqual([
    'reference,received,colours,several,count,agreed,person.name,data.received',
    'FIRST,2026-01-30 23:59:59,red; green,a; b,-5.5,true,Zoë,own',
    'SECOND,2026-06-30 23:00:00,,"[{""a"":1}]",0,false,,',
  ]);
  await reopened.close();
});

function optionsOf(...values: readonly string[]) {
  return values.map((value) => ({ value, label: value }));
}

test('answers that only an older version asked for stand after those of the form as it is now', async () => {
  await opened.post({ data: { name: 'Ann', email: 'ann@city.ca' } });
  const text = (key: string) => ({ type: 'textfield', key, label: key, input: true });
  const newer = { ...permit, components: [text('colour'), text('name')] };
  const reopened = await openTestService({ 'permit.json': newer }, { folder: opened.folder });
  await reopened.post({ data: { name: 'Bob', colour: 'red' } });
  const table = await tableOf(['permits/parking']);
  expect(table.map((line) => line.split(',').slice(2))).toEqual([
    ['colour', 'name', 'email', 'owner'],
    ['', 'Ann', 'ann@city.ca', ''],
    ['red', 'Bob', '', ''],
  ]);
  const versions = (await linesOf(['permits/parking'])).map(({ formVersion }) => formVersion);
  expect(new Set(versions).size).toBe(2);
  await reopened.close();
});

test('takes days of the city, both included', async () => {
  const moments = [
    '2026-03-08T04:59:59Z',
    '2026-03-08T05:00:00Z',
    '2026-03-09T03:59:59Z',
    '2026-03-09T04:00:00Z',
  ];
  const version = opened.service.currentForm('permits/parking')?.version ?? '';
  for (const moment of moments) {
    await opened.storage.storeSubmission({
      ...{ id: moment, reference: moment, form: 'permits/parking', version, key: undefined, dataHash: '' },
      ...{ data: '{}', returned: undefined, metadata: '{}', received: Date.parse(moment) },
    });
  }
  const between = async (...args: readonly string[]) =>
    (await linesOf(['permits/parking', ...args])).map(({ _id }) => _id);
  // The day on which the clocks go forward has 23 hours.
  expect(await between('--since', '2026-03-08', '--until', '2026-03-08')).toEqual(moments.slice(1, 3));
  expect(await between('--since', '2026-03-09')).toEqual(moments.slice(3));
  expect(await between('--until', '2026-03-07')).toEqual(moments.slice(0, 1));
});

test('an alias that no form ever had is refused with those that there are', async () => {
  expect(await run(['permit'])).toEqual({
    output: '',
    complaint: 'No form "permit" was ever served with this database. The forms are: permits/parking.',
    code: 1,
  });
});

test('a folder without a database is refused, and none is made', async () => {
  const empty = join(opened.folder, 'empty');
  mkdirSync(empty);
  const { complaint, code } = await run(['permits/parking'], { dataDir: empty });
  expect(complaint).toMatch(/^There is no database .*empty\/guichet\.sqlite.*DATA_DIR/);
  expect(code).toBe(1);
  expect(readdirSync(empty)).toEqual([]);
});

test('a folder that was moved to PostgreSQL is refused, and nothing in it is deleted', async () => {
  const { referenceNumber } = (await opened.post({ data: { name: 'Ann' } })).json().metadata;
  noteMove(opened.dataDir, 'guichet at db:5432');
  const refused = {
    code: 1,
    complaint: expect.stringContaining(`${opened.dataDir} was moved to the database guichet at db:5432`),
  };
  expect(await run(['permits/parking'])).toMatchObject(refused);
  expect(await run(['--delete', referenceNumber, '--yes'])).toMatchObject(refused);
  expect(await readAll(opened.storage.readSubmissions('permits/parking'))).toHaveLength(1);
});

test('a database of another version, and a file that is none, are refused and left alone', async () => {
  const file = join(opened.dataDir, 'guichet.sqlite');
  await opened.storage.close();
  const database = new DatabaseSync(file);
  const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {};
  for (const [wrongVersion, remedy] of [
    [1, 'Start the server once'],
    [99, 'Use the newer Guichet'],
  ]) {
    database.exec(`PRAGMA user_version = ${wrongVersion}`);
    expect(await run(['permits/parking'])).toMatchObject({
      complaint: expect.stringContaining(`reads version ${version}. ${remedy}`),
      code: 1,
    });
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: wrongVersion });
  }
  database.close();
  writeFileSync(file, 'This is a letter to the city, not a database. '.repeat(200));
  expect((await run(['permits/parking'])).complaint).toMatch(/cannot be read: file is not a database/);
});

test('a time zone that does not exist is named', async () => {
  const { complaint, code } = await run(['permits/parking'], { timeZone: 'Mars/Olympus' });
  expect([complaint, code]).toEqual([expect.stringContaining('TIME_ZONE is "Mars/Olympus"'), 1]);
});

test('a wrong call prints nothing, says what is wrong, and ends with 2', async () => {
  expect(await run(['permits/parking', '--tsv'])).toEqual({
    output: '',
    complaint: "Unknown option '--tsv'.\nSee: npm run submissions -- --help",
    code: 2,
  });
});

test('explains itself on standard output', async () => {
  const { output, complaint, code } = await run(['--help']);
  expect(output).toContain('npm run submissions -- parking-permit --csv');
  expect([complaint, code]).toEqual(['', 0]);
});
