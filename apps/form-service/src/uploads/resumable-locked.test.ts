import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdDatabase } from '../storage/sqlite/testing/hold-database.ts';
import { bytes, openUploadService, type UploadService } from './testing/open-upload-service.ts';

let service: UploadService;

beforeEach(async () => {
  service = await openUploadService({ database: { waitMs: 30 } });
});

afterEach(() => service.close());

const pdf = Buffer.concat([bytes.pdf, Buffer.alloc(300_000, 'x')]);

function call(method: string, address: string, headers: Record<string, string> = {}, body?: Buffer) {
  return fetch(`${service.url}${address}`, {
    method,
    headers: { 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
}

function announce(length: number): Promise<Response> {
  const texts = { form: 'files', field: 'any', filename: 'plan.pdf', filetype: 'application/pdf' };
  const metadata = Object.entries(texts)
    .map(([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`)
    .join(',');
  const headers = { 'upload-length': String(length), 'upload-metadata': metadata };
  return call('POST', '/api/file/resumable', headers);
}

function patch(address: string, offset: number, body: Buffer): Promise<Response> {
  const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
  return call('PATCH', address, headers, body);
}

test('a file whose last piece meets a locked database goes on where it stopped, and a new one begins later', async () => {
  const address = (await announce(pdf.length)).headers.get('location') ?? '';
  const held = await holdDatabase(join(service.dataDir, 'guichet.sqlite'));
  for (const ask of [() => patch(address, 0, pdf), () => call('HEAD', address), () => announce(1000)]) {
    const answer = await ask();
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, 10]);
    expect(await answer.text()).toMatch(/^$|"code":"storage_busy"/);
  }
  await held.release();
  expect((await call('HEAD', address)).headers.get('upload-offset')).toBe(String(pdf.length));
  const id = address.slice(-40);
  const given = await fetch(`${service.url}/api/file/${id}`);
  expect(Buffer.from(await given.arrayBuffer())).toEqual(pdf);
  expect([service.lying('arriving'), service.lying('kept')]).toEqual([[], [id]]);
  expect((await announce(1000)).status).toBe(201);
});
