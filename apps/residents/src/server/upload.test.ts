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
