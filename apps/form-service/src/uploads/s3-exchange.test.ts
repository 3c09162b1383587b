import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  bytes,
  fileField,
  filesForm,
  jsonOf,
  openUploadService,
  refusalOf,
  type UploadService,
} from './testing/open-upload-service.ts';

let service: UploadService;

const form: JsonObject = {
  ...filesForm,
  components: [fileField('photo', { storage: 's3', url: '', filePattern: 'image/*', fileMaxSize: '1KB' })],
};

beforeEach(async () => {
  service = await openUploadService({ form });
});

afterEach(() => service.close());

function announce(more: JsonObject = {}): Promise<Response> {
  return fetch(`${service.url}/api/files/storage/s3`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'dir/a-1.png',
      originalName: 'a.png',
      size: bytes.png.length,
      type: 'image/png',
      field: 'photo',
      ...more,
    }),
  });
}

function put(
  signed: Json | undefined,
  content: Uint8Array = bytes.png,
  type = 'image/png',
): Promise<Response> {
  return fetch(`${service.url}${signed}`, {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(content),
  });
}

test('a file is put where the exchange says, and claimed as Form.io’s renderer writes it', async () => {
  const announced = await jsonOf(await announce());
  expect(announced).toMatchObject({
    url: '/api/file',
    bucket: 'guichet',
    data: { acl: 'private', headers: {} },
  });
  const response = await put(announced.signed);
  expect(response.status).toBe(200);
  const taken = await jsonOf(response);
  const record = {
    storage: 's3',
    name: 'a-1.png',
    originalName: 'a.png',
    bucket: 'guichet',
    key: String(taken.url).slice(1),
    acl: 'private',
    url: `/api/file${taken.url}`,
    size: bytes.png.length,
    type: 'image/png',
  };
  const link = await fetch(`${service.url}/api/files/storage/s3?bucket=guichet&key=${record.key}`);
  const given = await fetch(`${service.url}${(await jsonOf(link)).url}`);
  expect(Buffer.from(await given.arrayBuffer())).toEqual(bytes.png);
  expect((await service.submit({ photo: [record] })).status).toBe(201);
  const removed = await fetch(`${service.url}/api/files/storage/s3?bucket=guichet&key=${record.key}`, {
    method: 'DELETE',
  });
  expect(await refusalOf(removed)).toBe('409 claimed');
});

test('its sender deletes it by the same address', async () => {
  const taken = await jsonOf(await put((await jsonOf(await announce())).signed));
  const remove = () =>
    fetch(`${service.url}/api/files/storage/s3?bucket=guichet&key=${String(taken.url).slice(1)}`, {
      method: 'DELETE',
    });
  expect((await remove()).status).toBe(200);
  expect(service.lying('kept')).toEqual([]);
  expect(await refusalOf(await remove())).toBe('404 unknown');
});

test('what the field does not take is refused at once, what lies about itself when it has come', async () => {
  expect(await refusalOf(await announce({ size: 2000 }))).toBe('413 too_large');
  expect(await refusalOf(await announce({ originalName: 'a.exe', type: '' }))).toBe('415 wrong_type');
  expect(await refusalOf(await announce({ field: 'nobody' }))).toBe('400 unknown_field');
  expect(await refusalOf(await announce({ size: '9' }))).toBe('400 bad_request');
  const { message } = await jsonOf(await announce({ size: '9' }));
  expect(message).toContain('announce one for a bucket as JSON, with "name", "size" and "field"');
  const { signed } = await jsonOf(await announce({ size: bytes.exe.length }));
  expect(await refusalOf(await put(signed, bytes.exe))).toBe('415 not_what_it_says');
  expect(await refusalOf(await put(signed, bytes.png))).toBe('400 incomplete');
  expect([...service.lying('arriving'), ...service.lying('kept')]).toEqual([]);
});

test('nothing is put under an address that was not signed, was changed, or is too old', async () => {
  const { signed } = await jsonOf(await announce());
  const address = String(signed);
  for (const wrongAddress of [
    address.replace(/\?.*/, ''),
    `${address}x`,
    address.replace(/file\/./, 'file/_'),
    address.replace(/announced=./, 'announced=f'),
  ]) {
    expect(await refusalOf(await put(wrongAddress))).toBe('403 private');
  }
  service.pass(60 * 60_000);
  expect(await refusalOf(await put(address))).toBe('403 private');
});

test('a file whose answer was lost may be put again, and is one file', async () => {
  const { signed } = await jsonOf(await announce());
  const first = await jsonOf(await put(signed));
  expect(await jsonOf(await put(signed))).toEqual(first);
  expect(service.lying('kept')).toHaveLength(1);
});

const changedPng = Buffer.from(bytes.png).fill(0, bytes.png.length - 4);

/** Puts a file and sends the form with it. */
async function claim(announced: Readonly<Record<string, Json>>): Promise<string> {
  const { url, ...taken } = await jsonOf(await put(announced.signed));
  const key = String(url).slice(1);
  const record = { storage: 's3', bucket: 'guichet', acl: 'private', key, ...taken, url: `/api/file${url}` };
  expect((await service.submit({ photo: [record] })).status).toBe(201);
  return `${service.url}/api/file${url}`;
}

test('a file that a submission has claimed is not replaced', async () => {
  const announced = await jsonOf(await announce());
  const address = await claim(announced);
  expect(await refusalOf(await put(announced.signed, changedPng))).toBe('409 claimed');
  expect(Buffer.from(await (await fetch(address)).arrayBuffer())).toEqual(bytes.png);
});

test('a file that began to arrive before its submission, and ends late, replaces nothing', async () => {
  const announced = await jsonOf(await announce());
  const late = request(`${service.url}${announced.signed}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/png', 'content-length': changedPng.length },
  });
  late.write(changedPng.subarray(0, 10));
  await expect.poll(() => service.lying('arriving').length).toBe(1);
  const address = await claim(announced);
  late.end(changedPng.subarray(10));
  const [answer] = await once(late, 'response');
  answer.resume();
  expect(answer.statusCode).toBe(409);
  expect(Buffer.from(await (await fetch(address)).arrayBuffer())).toEqual(bytes.png);
  await expect.poll(() => service.lying('arriving')).toEqual([]);
});

test('a file whose server ended before it was noted is taken in when it is put again', async () => {
  const announced = await jsonOf(await announce());
  const { key } = isJsonObject(announced.data) ? announced.data : {};
  writeFileSync(join(service.dataDir, 'uploads', 'kept', String(key)), bytes.png);
  expect((await put(announced.signed, changedPng)).status).toBe(503);
  await claim(announced);
});

test('bytes that call themselves JSON are bytes', async () => {
  await service.close();
  service = await openUploadService({
    form: { ...filesForm, components: [fileField('photo', { storage: 's3' })] },
  });
  const content = Buffer.from('{"a":');
  const { signed } = await jsonOf(
    await announce({ originalName: 'a.json', type: 'application/json', size: content.length }),
  );
  expect((await put(signed, content, 'application/json')).status).toBe(200);
});

test('an unknown form is the text that Form.io’s clients know, and other methods stay refused', async () => {
  const unknown = await fetch(`${service.url}/api/nobody/storage/s3`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"a","size":1,"field":"b"}',
  });
  expect(await unknown.text()).toBe('Invalid alias');
  expect((await fetch(`${service.url}/api/files/storage/s3`, { method: 'PUT' })).status).toBe(405);
});
