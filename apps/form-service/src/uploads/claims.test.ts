import type { JsonObject } from '@guichet/definition';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAll } from '../storage/read-all.ts';
import encryptedPdfs from './locked-pdf/testing/encrypted-pdfs.json' with { type: 'json' };
import {
  bytes,
  fileField,
  fileOf,
  openUploadService,
  type UploadService,
} from './testing/open-upload-service.ts';
import { unclaimedForMs } from './upload-limits.ts';

let service: UploadService;
let record: JsonObject;

beforeEach(async () => {
  service = await openUploadService();
  record = await service.uploadRecord(fileOf(bytes.text, 'a.txt', 'text/plain'));
});

afterEach(() => service.close());

test('a submission claims its files, and they stay', async () => {
  expect((await service.submit({ any: [record] })).status).toBe(201);
  service.pass(2 * unclaimedForMs);
  expect(await service.service.uploads?.sweep()).toMatchObject({ unclaimed: 0, orphans: 0 });
  expect((await fetch(`${service.url}${record.url}`)).status).toBe(200);
});

test('a file that no submission claims is gone after a day, and not before', async () => {
  service.pass(unclaimedForMs - 60_000);
  expect(await service.service.uploads?.sweep()).toMatchObject({ unclaimed: 0 });
  expect((await fetch(`${service.url}${record.url}`)).status).toBe(200);
  service.pass(61_000);
  expect(await service.service.uploads?.sweep()).toMatchObject({ unclaimed: 1 });
  expect(service.lying('kept')).toEqual([]);
  expect((await service.submit({ any: [record] })).reasons).toEqual(['any: unknown']);
});

test('a file that was reported to another service stays as long as the deployment says, and is gone then', async () => {
  const id = String(record.url).split('/').at(-1) ?? '';
  const days = 24 * 60 * 60 * 1000;
  expect(await service.storage.keepUploads([id], 'an order', Date.now())).toEqual([]);
  service.pass(29 * days);
  expect(await service.service.uploads?.sweep()).toMatchObject({ unclaimed: 0 });
  expect((await fetch(`${service.url}${record.url}`)).status).toBe(200);
  service.pass(2 * days);
  expect(await service.service.uploads?.sweep()).toMatchObject({ unclaimed: 1 });
  expect(service.lying('kept')).toEqual([]);
});

test('a file belongs to one submission', async () => {
  await service.submit({ any: [record] });
  const again = await service.submit({ any: [record] });
  expect(again).toMatchObject({ status: 400, reasons: ['any: claimed'] });
  expect(await readAll(service.storage.readSubmissions('files'))).toHaveLength(1);
});

test('of many submissions that name one file at the same time one is stored', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => service.submit({ any: [record] })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(400)]);
});

test('the same submission under the same key gets the same answer, though its files are claimed by then', async () => {
  const key = { 'idempotency-key': 'key-of-a-resident' };
  const answers = await Promise.all(Array.from({ length: 6 }, () => service.submit({ any: [record] }, key)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1);
  expect(await service.submit({ any: [record] }, key)).toEqual(answers[0]);
});

test('a refusal names the field by its path, the file by its name and says what to do, in both languages', async () => {
  const lost = { ...record, url: `/api/file/${'0'.repeat(40)}` };
  const { body } = await service.submit({ any: [record, lost] });
  expect(body).toMatchObject({
    name: 'ValidationError',
    details: [
      {
        type: 'any.upload',
        path: ['any'],
        message: 'The file “a.txt” is no longer here. Please add it again.',
        context: { reason: 'unknown', index: 1, key: 'any', label: 'ANY', name: 'a.txt' },
      },
    ],
  });
  const french = await service.submit({ any: [lost] }, {}, 'files', { language: 'fr' });
  expect(french.body).toMatchObject({
    details: [{ message: 'Le fichier «\u00a0a.txt\u00a0» n’est plus ici. Veuillez l’ajouter de nouveau.' }],
  });
});

test.each<[string, JsonObject]>([
  ['size', { size: 999 }],
  ['size as text', { size: '13' }],
  ['name', { name: 'other.txt' }],
  ['original name', { originalName: 'other.txt' }],
  ['type', { type: 'application/pdf' }],
  ['storage', { storage: 's3' }],
])('a record whose %s was altered is refused', async (_, change) => {
  expect((await service.submit({ any: [{ ...record, ...change }] })).reasons).toEqual(['any: altered']);
});

test('only the address that was answered names a file', async () => {
  const { url } = record;
  for (const wrongUrl of [
    `https://evil.example${url}`,
    `//evil.example${url}`,
    `${url}?x`,
    `${url}/`,
    '',
    7,
    'javascript:alert(1)',
  ]) {
    expect((await service.submit({ any: [{ ...record, url: wrongUrl }] })).reasons).toEqual(['any: unknown']);
  }
});

test('a file of another form or another field is refused', async () => {
  const elsewhere = await service.submit({ any: [record] }, {}, 'other');
  expect(elsewhere.reasons).toEqual(['any: elsewhere']);
  expect((await service.submit({ few: [record] })).reasons).toEqual(['few: elsewhere']);
});

test('a file named twice is refused once', async () => {
  expect((await service.submit({ any: [record, record] })).reasons).toEqual(['any: claimed']);
});

test('no more files are taken than the field has room for', async () => {
  const files = [];
  for (const name of ['1.txt', '2.txt', '3.txt'])
    files.push(await service.uploadRecord(fileOf(bytes.text, name), { field: 'few' }));
  expect((await service.submit({ few: files })).reasons).toEqual(['few: tooMany']);
  expect((await service.submit({ few: files.slice(1) })).status).toBe(201);
  const plans = [];
  for (const name of ['1.pdf', '2.pdf'])
    plans.push(await service.uploadRecord(fileOf(bytes.pdf, name), { field: 'plan' }));
  expect((await service.submit({ plan: plans })).reasons).toEqual(['plan: tooMany']);
});

test('a limit that names an answer holds once the answer is known, in a row too', async () => {
  const limited = { fileMinSize: '{{ data.least }}B', fileMaxSize: '{{ row.most }}B' };
  const limitedService = await openUploadService({
    form: {
      ...{ title: 'Files', path: 'files' },
      components: [
        { type: 'number', key: 'least', label: 'Least', input: true },
        {
          ...{ type: 'datagrid', key: 'rows', label: 'Rows', input: true },
          components: [
            { type: 'number', key: 'most', label: 'Most', input: true },
            fileField('photo', limited),
          ],
        },
      ],
    },
  });
  const photo = await limitedService.uploadRecord(fileOf('x'.repeat(50), 'a.txt'), { field: 'rows.photo' });
  const reasons = async (least: number, most: number) =>
    (await limitedService.submit({ least, rows: [{ most, photo: [photo] }] })).reasons;
  expect(await reasons(51, 60)).toEqual(['rows.0.photo: tooSmall']);
  expect(await reasons(10, 49)).toEqual(['rows.0.photo: tooLarge']);
  expect(await reasons(50, 50)).toEqual([]);
  await limitedService.close();
});

test('a file in a row may be in any row, and a refusal names the row', async () => {
  const photo = await service.uploadRecord(fileOf(bytes.png, 'a.png', 'image/png'), { field: 'rows.photo' });
  const bad = { ...photo, size: 1 };
  expect((await service.submit({ rows: [{ photo: [] }, { photo: [bad] }] })).reasons).toEqual([
    'rows.1.photo: altered',
  ]);
  expect((await service.submit({ rows: [{ photo: [] }, { photo: [photo] }] })).status).toBe(201);
});

test('a file for a field without storage, or of a server that nobody knows, is refused', async () => {
  expect((await service.submit({ nowhere: [{ ...record, storage: 'azure' }] })).reasons).toEqual([
    'nowhere: noStorage',
  ]);
  const outside = { ...record, url: 'https://files.example.ca/a.txt' };
  expect((await service.submit({ elsewhere: [outside] })).reasons).toEqual(['elsewhere: noStorage']);
});

test('a name with the two characters of markup is known as Form.io’s renderer writes it', async () => {
  const odd = await service.uploadRecord(fileOf(bytes.text, 'a<b>.txt'));
  expect(odd.originalName).toBe('a<b>.txt');
  expect((await service.submit({ any: [{ ...odd, originalName: 'a&lt;b&gt;.txt' }] })).status).toBe(201);
});

const inline = (content: Uint8Array, more: JsonObject = {}): JsonObject => ({
  storage: 'base64',
  name: 'a.png',
  originalName: 'a.png',
  size: content.length,
  type: 'image/png',
  url: `data:image/png;base64,${Buffer.from(content).toString('base64')}`,
  ...more,
});

test('a file that stands in the answer is validated like an uploaded one', async () => {
  const reasons = async (content: Uint8Array, more?: JsonObject) =>
    (await service.submit({ inline: [inline(content, more)] })).reasons;
  expect(await reasons(bytes.png)).toEqual([]);
  expect(await reasons(bytes.exe)).toEqual(['inline: notWhatItSays']);
  expect(await reasons(bytes.png, { size: 3 })).toEqual(['inline: altered']);
  expect(await reasons(bytes.png, { url: 'data:image/png,abc' })).toEqual(['inline: altered']);
  expect(await reasons(bytes.png, { url: 'https://evil.example/a.png' })).toEqual(['inline: altered']);
  expect(await reasons(Buffer.concat([bytes.png, Buffer.alloc(1000)]))).toEqual(['inline: tooLarge']);
  expect(await reasons(bytes.pdf, { name: 'a.pdf', originalName: 'a.pdf', type: 'application/pdf' })).toEqual(
    ['inline: wrongType'],
  );
});

test('a PDF that stands in the answer and opens with a password only is refused with what to do', async () => {
  const plan = { name: 'a.pdf', originalName: 'a.pdf', type: 'application/pdf' };
  const send = (kind: keyof typeof encryptedPdfs) =>
    service.submit({ inlinePlan: [inline(Buffer.from(encryptedPdfs[kind], 'base64'), plan)] });
  expect((await send('AES-256 secret')).reasons).toEqual(['inlinePlan: lockedPdf']);
  expect((await send('AES-256 open')).reasons).toEqual([]);
});
