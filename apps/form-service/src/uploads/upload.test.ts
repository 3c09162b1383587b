import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import encryptedPdfs from './locked-pdf/testing/encrypted-pdfs.json' with { type: 'json' };
import {
  bytes,
  fileField,
  fileOf,
  filesForm,
  jsonOf,
  openUploadService,
  refusalOf,
  type UploadService,
} from './testing/open-upload-service.ts';

let service: UploadService;

beforeEach(async () => {
  service = await openUploadService();
});

afterEach(() => service.close());

test('a file is taken in as Form.io sends it, and given back byte for byte, to be saved', async () => {
  const response = await service.upload(fileOf(bytes.pdf, 'Été à l’île.pdf', 'application/pdf'), {
    field: 'plan',
  });
  expect(response.status).toBe(201);
  const taken = await jsonOf(response);
  expect(taken).toEqual({
    url: expect.stringMatching(/^\/[0-9a-f]{40}$/),
    name: 'unique-Été à l’île.pdf',
    originalName: 'Été à l’île.pdf',
    size: bytes.pdf.length,
    type: 'application/pdf',
  });
  const given = await fetch(`${service.url}/api/file${taken.url}`);
  expect(Buffer.from(await given.arrayBuffer())).toEqual(bytes.pdf);
  expect(Object.fromEntries(given.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''%C3%89t%C3%A9/i),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
});

test('the head of a file says how long it is, and sends nothing', async () => {
  const { url } = await service.uploadRecord(fileOf(bytes.pdf, 'a.pdf'));
  const head = await fetch(`${service.url}${url}`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(String(bytes.pdf.length));
});

test('an error is not saved under the name of the file that cannot be given', async () => {
  const { url } = await service.uploadRecord(fileOf(bytes.pdf, 'plan.pdf'));
  const [name = ''] = service.lying('kept');
  rmSync(join(service.dataDir, 'uploads', 'kept', name));
  const gone = await fetch(`${service.url}${url}`);
  expect(gone.headers.get('content-disposition')).toBeNull();
  expect(await refusalOf(gone)).toBe('404 unknown');
});

test('on the disk a file has a name of ours and is for nobody else on the machine', async () => {
  await service.uploadRecord(fileOf(bytes.text, 'letter.txt'));
  const [name = ''] = service.lying('kept');
  expect(name).toMatch(/^[0-9a-f]{40}$/);
  expect(readFileSync(join(service.dataDir, 'uploads', 'kept', name))).toEqual(bytes.text);
  expect(service.lying('arriving')).toEqual([]);
});

test('texts may stand before the file, and the file under any name', async () => {
  const body = new FormData();
  body.append('name', 'first.txt');
  body.append('upload', fileOf(bytes.text, 'a.txt'));
  const response = await fetch(`${service.url}/api/file?form=files&field=any`, { method: 'POST', body });
  expect(await jsonOf(response)).toMatchObject({ name: 'first.txt', originalName: 'a.txt' });
});

test('a field in rows is named without indexes', async () => {
  const response = await service.upload(fileOf(bytes.png, 'a.png', 'image/png'), { field: 'rows.photo' });
  expect(response.status).toBe(201);
});

test.each([
  ['an unknown field', { field: 'nobody' }, '400 unknown_field'],
  ['a field that takes no files', { field: 'name' }, '400 unknown_field'],
  ['an index of a row', { field: 'rows.0.photo' }, '400 unknown_field'],
  ['a field without a storage of ours', { field: 'nowhere' }, '400 no_storage'],
  ['a field whose files stand in the answer', { field: 'inline' }, '400 no_storage'],
  ['a field of another server', { field: 'elsewhere' }, '400 no_storage'],
])('a file for %s is refused', async (_, place, refusal) => {
  expect(await refusalOf(await service.upload(fileOf(bytes.png, 'a.png'), place))).toBe(refusal);
  expect(service.lying('kept')).toEqual([]);
});

test('an unknown form is the text that Form.io’s clients know', async () => {
  const response = await service.upload(fileOf(bytes.png, 'a.png'), { form: 'nobody' });
  expect(response.status).toBe(400);
  expect(await response.text()).toBe('Invalid alias');
});

test.each([
  ['too small', fileOf('%PDF-1.7', 'a.pdf'), '400 too_small'],
  ['too large', fileOf(Buffer.concat([bytes.pdf, Buffer.alloc(1000, 'a')]), 'a.pdf'), '413 too_large'],
  ['far too large', fileOf(Buffer.alloc(3_000_000), 'a.pdf'), '413 too_large'],
  ['empty', fileOf('', 'a.pdf'), '400 empty_file'],
  ['of another kind', fileOf(bytes.text, 'a.txt', 'text/plain'), '415 wrong_type'],
  ['a program that is called a plan', fileOf(bytes.exe, 'a.pdf', 'application/pdf'), '415 not_what_it_says'],
  ['text that is called a plan', fileOf('Just a letter.', 'a.pdf'), '415 not_what_it_says'],
])('a file that is %s is refused, and nothing of it stays', async (_, file, refusal) => {
  expect(await refusalOf(await service.upload(file, { field: 'plan' }))).toBe(refusal);
  expect([...service.lying('kept'), ...service.lying('arriving')]).toEqual([]);
});

test('a PDF that opens with a password only is refused with what to do, and nothing of it stays', async () => {
  const pdf = Buffer.from(encryptedPdfs['AES-256 secret'], 'base64');
  const response = await service.upload(fileOf(pdf, 'a.pdf', 'application/pdf'));
  expect([response.status, await jsonOf(response)]).toEqual([
    422,
    {
      ...{ name: 'UploadError', code: 'locked_pdf' },
      message: 'The PDF opens with a password only. Save a copy without the password, and send that one.',
    },
  ]);
  expect([...service.lying('kept'), ...service.lying('arriving')]).toEqual([]);
  const open = Buffer.from(encryptedPdfs['AES-256 open'], 'base64');
  expect((await service.upload(fileOf(open, 'a.pdf', 'application/pdf'))).status).toBe(201);
});

test('a refusal says the limit, as bytes, and the pattern of the author', async () => {
  const large = await service.upload(fileOf(Buffer.alloc(3000), 'a.pdf'), { field: 'plan' });
  expect(await jsonOf(large)).toMatchObject({ name: 'UploadError', limit: 1024 });
  const wrongType = await service.upload(fileOf(bytes.text, 'a.txt'), { field: 'plan' });
  expect(await jsonOf(wrongType)).toMatchObject({ pattern: '.pdf,.png' });
});

test('a file of exactly the largest size is taken', async () => {
  const file = fileOf(Buffer.concat([bytes.pdf, Buffer.alloc(1024 - bytes.pdf.length, 'a')]), 'a.pdf');
  expect((await service.upload(file, { field: 'plan' })).status).toBe(201);
});

test('two files, no file and something else than a form are refused', async () => {
  const two = new FormData();
  two.append('file', fileOf(bytes.text, 'a.txt'));
  two.append('file', fileOf(bytes.text, 'b.txt'));
  const none = new FormData();
  none.append('name', 'a');
  for (const [body, refusal] of [
    [two, '400 several_files'],
    [none, '400 no_file'],
    ['{}', '400 bad_request'],
  ] as const) {
    const response = await fetch(`${service.url}/api/file?form=files&field=any`, { method: 'POST', body });
    expect(await refusalOf(response)).toBe(refusal);
  }
  expect([...service.lying('kept'), ...service.lying('arriving')]).toEqual([]);
});

test('the sender of a file deletes it, and it is gone', async () => {
  const { url } = await service.uploadRecord(fileOf(bytes.text, 'a.txt'));
  const remove = () => fetch(`${service.url}${url}`, { method: 'DELETE' });
  expect((await remove()).status).toBe(204);
  expect(service.lying('kept')).toEqual([]);
  expect(await refusalOf(await remove())).toBe('404 unknown');
  expect(await refusalOf(await fetch(`${service.url}${url}`))).toBe('404 unknown');
});

test('nobody deletes a file that was sent with a form, nor asks what it is', async () => {
  const record = await service.uploadRecord(fileOf(bytes.text, 'a.txt'));
  expect((await fetch(`${service.url}${record.url}/record`)).status).toBe(200);
  expect((await service.submit({ any: [record] })).status).toBe(201);
  expect(await refusalOf(await fetch(`${service.url}${record.url}`, { method: 'DELETE' }))).toBe(
    '409 claimed',
  );
  expect(await refusalOf(await fetch(`${service.url}${record.url}/record`))).toBe('404 unknown');
  expect(await (await fetch(`${service.url}${record.url}`)).text()).toBe(bytes.text.toString());
});

test('a private file is given by a signed link only: its sender’s until it is sent, then the office’s', async () => {
  const record = await service.uploadRecord(fileOf(bytes.text, 'a.txt'), { field: 'secret' });
  expect(record).toMatchObject({ private: true });
  const get = (url: unknown) => fetch(`${service.url}${url}`);
  expect(await refusalOf(await get(record.url))).toBe('403 private');
  const asked = await fetch(`${service.url}${record.url}`, {
    method: 'POST',
    body: JSON.stringify(record),
    headers: { 'content-type': 'application/json' },
  });
  const url = String((await jsonOf(asked)).url);
  expect((await get(url)).status).toBe(200);
  for (const changed of [`${url}0`, url.replace(/expires=1/, 'expires=2'), url.replace(/\/[0-9a-f]/, '/z')]) {
    expect((await get(changed)).ok).toBe(false);
  }
  expect((await service.submit({ secret: [record] })).status).toBe(201);
  expect(await refusalOf(await get(url))).toBe('403 private');
  expect(await refusalOf(await fetch(`${service.url}${record.url}`, { method: 'POST' }))).toBe('403 private');
  const id = String(record.url).slice(-40);
  const office = service.service.uploads?.officeLink(id, Date.now() + 60_000);
  expect((await get(office)).status).toBe(200);
  service.pass(120_000);
  expect(await refusalOf(await get(office))).toBe('403 private');
});

test.each(['x', '..%2f..%2fguichet.sqlite', '0'.repeat(40), '0'.repeat(39), '%00'.repeat(13)])(
  'the id “%s” opens nothing',
  async (id) => {
    for (const method of ['GET', 'DELETE', 'POST']) {
      const response = await fetch(`${service.url}/api/file/${id}`, { method });
      expect([403, 404]).toContain(response.status);
    }
  },
);

test('a page that was opened before the form changed is held to the limits that it shows', async () => {
  const version = service.service.currentForm('files')?.version ?? '';
  const changed = await openUploadService({
    folder: service.folder,
    form: { ...filesForm, components: [fileField('plan', { fileMaxSize: '20B' })] },
  });
  const file = () => fileOf(Buffer.concat([bytes.pdf, Buffer.alloc(100, 'a')]), 'a.pdf');
  expect(await refusalOf(await changed.upload(file(), { field: 'plan' }))).toBe('413 too_large');
  expect((await changed.upload(file(), { field: 'plan', version })).status).toBe(201);
  await changed.close();
});
