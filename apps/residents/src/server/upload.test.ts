import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { JsonObject } from '@guichet/definition';
import { parseUploaded, uploadAddress, uploadQuery } from '@guichet/service-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';

const form: JsonObject = {
  title: 'Plans',
  path: 'plans',
  components: [{ type: 'file', key: 'plan', label: 'Plan', input: true, storage: 'url', url: '/cloud/s3' }],
};

let site: TestSite;

beforeEach(async () => {
  site = await openSite({}, [form]);
});

afterEach(() => site.close());

test('the site takes a file from its own pages, and the form that is sent with it', async () => {
  const body = new FormData();
  body.append('file', new File(['Our plan.'], 'plan.txt', { type: 'text/plain' }));
  body.append('name', 'plan-1.txt');
  const query = uploadQuery({ form: 'plans', field: 'plan' });
  const uploaded = await site.fetch(`${uploadAddress}?${query}`, { method: 'POST', body });
  const taken = parseUploaded(await uploaded.text());
  expect(taken).toMatchObject({ name: 'plan-1.txt', type: 'text/plain' });
  const { url = '', ...more } = taken ?? {};
  const record = { storage: 'url', ...more, url: `${uploadAddress}${url}` };
  const send = () =>
    site.fetch('/api/plans/submission', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { plan: [record] } }),
    });
  expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(400);
  const given = await site.fetch(record.url);
  expect(await given.text()).toBe('Our plan.');
  expect(given.headers.get('content-disposition')).toBe('attachment; filename=plan.txt');
});

test('wrong settings for files stop the start, each named', async () => {
  await expect(
    openSite({ FILES_URL: '/srv', SCAN_URL: 'http://x', UPLOAD_ORIGINS: '*' }, [form]),
  ).rejects.toThrow(/FILES_URL[\s\S]*SCAN_URL[\s\S]*UPLOAD_ORIGINS/);
});

test('operators get the files of a submission, private ones too, and nobody else does', async () => {
  await site.close();
  const token = 'a-token-of-the-permits-office';
  const field = {
    type: 'file',
    key: 'plan',
    label: 'Plan',
    input: true,
    storage: 'url',
    privateDownload: true,
  };
  site = await openSite({ OPERATOR_TOKEN: `office:${token}` }, [
    { title: 'Plans', path: 'city/plans', components: [field] },
  ]);
  const body = new FormData();
  body.append('file', new File(['Our plan.'], 'plan.txt', { type: 'text/plain' }));
  const query = uploadQuery({ form: 'city/plans', field: 'plan' });
  const uploaded = await site.fetch(`${uploadAddress}?${query}`, { method: 'POST', body });
  const { url = '', ...more } = parseUploaded(await uploaded.text()) ?? {};
  const record = { storage: 'url', ...more, url: `${uploadAddress}${url}`.split('?')[0] ?? '' };
  const send = (plan: readonly object[]) =>
    site.fetch('/api/city/plans/submission', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { plan } }),
    });
  const { _id: id, metadata } = await (await send([record])).json();
  const { _id: otherId } = await (await send([])).json();
  const file = record.url.slice(uploadAddress.length);
  const headers = { 'x-jwt-token': token };
  for (const address of [`/api/city/plans/submission/${id}/file${file}`, record.url]) {
    const given = await site.fetch(address, { headers });
    expect([address, given.status, await given.text()]).toEqual([address, 200, 'Our plan.']);
  }
  expect((await site.fetch(record.url)).status).toBe(403);
  const database = new DatabaseSync(join(site.folder, 'data', 'guichet.sqlite'), { readOnly: true });
  const noted = database.prepare('SELECT operator, action, reference FROM audit ORDER BY at').all();
  database.close();
  const line = { operator: 'office', action: 'downloaded', reference: metadata.referenceNumber };
  expect(noted).toEqual([line, line]);
  expect((await site.fetch(record.url, { headers: { 'x-token': `${token}x` } })).status).toBe(403);
  expect((await site.fetch(`/api/city/plans/submission/${id}/file${file}`)).status).toBe(401);
  const elsewhere = [
    `/api/city/plans/submission/${otherId}/file${file}`,
    `/api/other/submission/${id}/file${file}`,
  ];
  for (const address of elsewhere) expect((await site.fetch(address, { headers })).status).toBe(404);
});
