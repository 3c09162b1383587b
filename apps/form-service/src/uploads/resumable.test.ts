import { once } from 'node:events';
import { renameSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { parseUploaded, parseUploadRefusal } from '@guichet/service-client';
import { DetailedError, Upload } from 'tus-js-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { createClamdScanner } from './scan/clamd.ts';
import {
  bytes,
  openUploadService,
  recordOf,
  refusalOf,
  type UploadService,
} from './testing/open-upload-service.ts';
import { startClamd } from './testing/start-clamd.ts';
import { unclaimedForMs, uploadLimits } from './upload-limits.ts';

let service: UploadService;

beforeEach(async () => {
  service = await openUploadService();
});

afterEach(() => service.close());

const pdf = Buffer.concat([bytes.pdf, Buffer.alloc(300_000, 'x')]);

function metadata(more: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    form: 'files',
    field: 'any',
    filename: 'Été.pdf',
    filetype: 'application/pdf',
    name: 'ete-1.pdf',
    ...more,
  };
}

/** As the client of tus does it: what its last answer said, or why it was refused. */
function send(
  content: Buffer,
  more?: Readonly<Record<string, string>>,
  chunkSize = 100_000,
): Promise<string> {
  return new Promise((resolve, reject) => {
    new Upload(content, {
      endpoint: `${service.url}/api/file/resumable`,
      metadata: metadata(more),
      chunkSize,
      retryDelays: null,
      onSuccess: ({ lastResponse }) => resolve(lastResponse.getBody()),
      onError: reject,
    }).start();
  });
}

const encoded = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .map(([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`)
    .join(',');

function call(
  method: string,
  address: string,
  headers: Record<string, string> = {},
  body?: Buffer,
): Promise<Response> {
  return fetch(`${service.url}${address}`, {
    method,
    headers: { 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
}

function announce(length: number, more?: Readonly<Record<string, string>>): Promise<Response> {
  return call('POST', '/api/file/resumable', {
    'upload-length': String(length),
    'upload-metadata': encoded(metadata(more)),
  });
}

function patch(address: string, offset: number, body: Buffer): Promise<Response> {
  const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
  return call('PATCH', address, headers, body);
}

test('a file that comes in pieces is taken in like one that comes at once, and claimed like it', async () => {
  const taken = parseUploaded(await send(pdf));
  expect(taken).toEqual({
    url: expect.stringMatching(/^\/[0-9a-f]{40}$/),
    name: 'ete-1.pdf',
    originalName: 'Été.pdf',
    size: pdf.length,
    type: 'application/pdf',
  });
  if (taken === undefined) return;
  const record = recordOf(taken);
  const given = await fetch(`${service.url}${record.url}`);
  expect(Buffer.from(await given.arrayBuffer())).toEqual(pdf);
  expect(service.lying('arriving')).toEqual([]);
  expect((await service.submit({ any: [record] })).status).toBe(201);
});

test('a file continues where it stopped, also after the connection was cut in the middle of a piece', async () => {
  const created = await announce(pdf.length);
  expect(created.status).toBe(201);
  const address = created.headers.get('location') ?? '';
  expect(address).toMatch(/^\/api\/file\/resumable\/[0-9a-f]{40}$/);
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  socket.write(
    `PATCH ${address} HTTP/1.1\r\nHost: x\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: ${pdf.length}\r\n\r\n`,
  );
  socket.write(pdf.subarray(0, 50_000));
  const arriving = join(service.dataDir, 'uploads', 'arriving', address.slice(-40));
  await expect.poll(() => statSync(arriving).size).toBeGreaterThan(0);
  socket.destroy();
  await once(socket, 'close');
  const offset = Number((await call('HEAD', address)).headers.get('upload-offset'));
  expect(offset).toBeGreaterThan(0);
  expect(service.lying('kept')).toEqual([]);
  const last = await patch(address, offset, pdf.subarray(offset));
  expect(last.status).toBe(200);
  const taken = parseUploaded(await last.text());
  const given = await fetch(`${service.url}/api/file${taken?.url}`);
  expect(Buffer.from(await given.arrayBuffer())).toEqual(pdf);
});

test('a file continues at another process, as after a restart', async () => {
  const address = (await announce(pdf.length)).headers.get('location') ?? '';
  expect((await patch(address, 0, pdf.subarray(0, 1000))).status).toBe(204);
  const { folder } = service;
  await service.app.close();
  await service.storage.close();
  const former = service;
  service = await openUploadService({ folder });
  const head = await call('HEAD', address);
  expect(head.headers.get('upload-offset')).toBe('1000');
  expect(head.headers.get('upload-length')).toBe(String(pdf.length));
  expect((await patch(address, 1000, pdf.subarray(1000))).status).toBe(200);
  await service.close();
  service = former;
});

test('whose last answer was lost finds the file whole, and asks what it has become', async () => {
  const address = (await announce(pdf.length)).headers.get('location') ?? '';
  await patch(address, 0, pdf);
  const head = await call('HEAD', address);
  expect(head.headers.get('upload-offset')).toBe(String(pdf.length));
  const id = address.slice(-40);
  const record = await fetch(`${service.url}/api/file/${id}/record`);
  expect(parseUploaded(await record.text())).toMatchObject({ url: `/${id}`, size: pdf.length });
});

test('that is taken in while one asks about it is told as whole', async () => {
  const address = (await announce(pdf.length)).headers.get('location') ?? '';
  const { storage } = service;
  const findUploads = storage.findUploads.bind(storage);
  vi.spyOn(storage, 'findUploads').mockImplementationOnce(async (ids) => {
    const arriving = await findUploads(ids);
    expect((await patch(address, 0, pdf)).status).toBe(200);
    return arriving;
  });
  expect((await call('HEAD', address)).headers.get('upload-offset')).toBe(String(pdf.length));
});

test('what is refused at its beginning is not begun', async () => {
  const refusal = async (length: number, more?: Readonly<Record<string, string>>) =>
    refusalOf(await announce(length, more));
  expect(await refusal(5000, { field: 'plan' })).toBe('413 too_large');
  expect(await refusal(5, { field: 'plan' })).toBe('400 too_small');
  expect(await refusal(100, { field: 'plan', filename: 'a.txt', filetype: 'text/plain' })).toBe(
    '415 wrong_type',
  );
  expect(await refusal(0)).toBe('400 empty_file');
  expect(await refusal(100, { field: 'nobody' })).toBe('400 unknown_field');
  expect(await refusal(100, { field: 'inline' })).toBe('400 no_storage');
  expect(await (await announce(100, { form: 'nobody' })).text()).toBe('Invalid alias');
  expect((await announce(uploadLimits.largest + 1)).status).toBe(413);
  for (const extension of [{ 'upload-defer-length': '1' }, { 'upload-concat': 'partial' }]) {
    const headers = { ...extension, 'upload-metadata': encoded(metadata()) };
    expect(await refusalOf(await call('POST', '/api/file/resumable', headers))).toBe('400 bad_request');
  }
  expect(service.lying('arriving')).toEqual([]);
});

test('what is something else than it says is refused at its end, and nothing of it stays', async () => {
  const failure = await send(Buffer.alloc(200_000)).catch((error: unknown) => error);
  const body = failure instanceof DetailedError ? (failure.originalResponse?.getBody() ?? '') : '';
  expect(parseUploadRefusal(body)?.code).toBe('not_what_it_says');
  expect([...service.lying('arriving'), ...service.lying('kept')]).toEqual([]);
});

test('a piece for another place is refused, and more than was announced is never kept', async () => {
  const address = (await announce(1000)).headers.get('location') ?? '';
  expect((await patch(address, 500, Buffer.alloc(10))).status).toBe(409);
  expect((await patch(address, 0, Buffer.alloc(2000))).ok).toBe(false);
  const head = await call('HEAD', address);
  expect(Number(head.headers.get('upload-offset') ?? 0)).toBeLessThanOrEqual(1000);
  expect(service.lying('kept')).toEqual([]);
});

test('a file that is still arriving belongs to nobody: it is neither given out nor claimed', async () => {
  const address = (await announce(1000)).headers.get('location') ?? '';
  const id = address.slice(-40);
  expect(await refusalOf(await fetch(`${service.url}/api/file/${id}`))).toBe('404 unknown');
  const record = {
    storage: 'url',
    url: `/api/file/${id}`,
    name: 'ete-1.pdf',
    originalName: 'Été.pdf',
    size: 1000,
    type: 'application/pdf',
  };
  expect((await service.submit({ any: [record] })).reasons).toEqual(['any: unknown']);
});

test('who gives up deletes what has come, half of it or all', async () => {
  const address = (await announce(pdf.length)).headers.get('location') ?? '';
  await patch(address, 0, pdf.subarray(0, 1000));
  expect((await call('DELETE', address)).status).toBe(204);
  expect(service.lying('arriving')).toEqual([]);
  expect((await call('HEAD', address)).status).toBe(404);
  const whole = (await announce(pdf.length)).headers.get('location') ?? '';
  await patch(whole, 0, pdf);
  expect((await call('DELETE', whole)).status).toBe(204);
  expect(service.lying('kept')).toEqual([]);
});

test('what stays half-way is gone after a day', async () => {
  const created = await announce(pdf.length);
  expect(Date.parse(created.headers.get('upload-expires') ?? '') - Date.now()).toBeGreaterThan(
    unclaimedForMs - 60_000,
  );
  await patch(created.headers.get('location') ?? '', 0, pdf.subarray(0, 1000));
  expect(service.lying('arriving')).toHaveLength(2);
  service.pass(unclaimedForMs + 60_000);
  expect(await service.service.uploads?.sweep()).toMatchObject({ unclaimed: 1, halfWay: 2 });
  expect(service.lying('arriving')).toEqual([]);
});

test('an id of another shape leads nowhere', async () => {
  for (const id of ['..%2f..%2fguichet.sqlite', 'x', '0'.repeat(40)]) {
    expect((await call('HEAD', `/api/file/resumable/${id}`)).status).toBe(404);
    expect((await patch(`/api/file/resumable/${id}`, 0, pdf)).status).toBe(404);
  }
});

test('a file that has come whole as the service ended is taken in when it is next asked about', async () => {
  const address = (await announce(pdf.length)).headers.get('location') ?? '';
  const id = address.slice(-40);
  writeFileSync(join(service.dataDir, 'uploads', 'arriving', id), pdf);
  expect((await call('HEAD', address)).headers.get('upload-offset')).toBe(String(pdf.length));
  const record = await fetch(`${service.url}/api/file/${id}/record`);
  expect(parseUploaded(await record.text())).toMatchObject({ size: pdf.length, originalName: 'Été.pdf' });
  expect(service.lying('arriving')).toEqual([]);
});

test('a file that was kept as the service ended, and not noted, is taken in when it is next asked about', async () => {
  const address = (await announce(pdf.length)).headers.get('location') ?? '';
  const id = address.slice(-40);
  const [arriving, kept] = ['arriving', 'kept'].map((part) => join(service.dataDir, 'uploads', part, id));
  writeFileSync(arriving ?? '', pdf);
  renameSync(arriving ?? '', kept ?? '');
  // Nothing is left to send; a client that sends on all the same hears what the file has become.
  const last = await patch(address, pdf.length, Buffer.alloc(0));
  expect([last.status, parseUploaded(await last.text())]).toMatchObject([200, { size: pdf.length }]);
  expect((await call('HEAD', address)).headers.get('upload-offset')).toBe(String(pdf.length));
  const given = await fetch(`${service.url}/api/file/${id}`);
  expect(Buffer.from(await given.arrayBuffer())).toEqual(pdf);
  expect([service.lying('arriving'), service.lying('kept')]).toEqual([[], [id]]);
});

test('a file that has come whole need not come again because the scanner was down', async () => {
  const port = await freePort();
  const scanner = createClamdScanner({ host: '127.0.0.1', port, isRequired: true });
  await service.close();
  service = await openUploadService({ options: { scanner } });
  const address = (await announce(pdf.length)).headers.get('location') ?? '';
  expect(await refusalOf(await patch(address, 0, pdf))).toBe('503 scanner_down');
  expect(service.lying('kept')).toEqual([]);
  const back = await startClamd({ port });
  expect((await call('HEAD', address)).headers.get('upload-offset')).toBe(String(pdf.length));
  expect(service.lying('kept')).toEqual([address.slice(-40)]);
  expect(service.lying('arriving')).toEqual([]);
  await back.close();
});
