import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { keyIn, openClerk } from './testing/clerk.ts';

const secret = 'a-secret-of-an-office-of-tests';

const person: JsonObject = {
  ...{ title: 'Person', path: 'person' },
  components: [
    { type: 'textfield', key: 'name', label: 'Name', input: true },
    { type: 'file', key: 'scan', label: 'Scan', input: true, storage: 'url', multiple: true },
  ],
};

const permit: JsonObject = {
  ...{ title: 'Permit', path: 'permit', settings: { delivery: ['nowhere'] } },
  components: [{ type: 'form', key: 'owner', label: 'Owner', input: true, form: 'person' }],
};

let site: TestSite;

beforeAll(async () => {
  const settings = { OPERATOR_TOKEN: `ann:${secret}`, SIGNING_SECRET: 'a secret of tests alone' };
  site = await openSite({ ...settings, BASE_PATH: '/forms' }, [permit, person]);
});

afterAll(() => site.close());

async function send(data: JsonObject, form = 'person') {
  const response = await site.fetch(`/api/${form}/submission`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ data }),
  });
  return response.json();
}

test('a form within another asks for the mark where that one was not handed over', async () => {
  const { data } = await send({ owner: { data: { name: 'Zoë' } } }, 'permit');
  const path = `/desk/en/submissions/${data.owner.metadata.referenceNumber}/delete`;
  const { text, post } = await openClerk(site, secret);
  const page = await text(path);
  expect(page).not.toContain('type="checkbox"');
  const key = keyIn(page, '/delete');
  const held = await post(path, [['key', key]]);
  expect([held.status, await held.text()]).toEqual([409, expect.stringContaining('type="checkbox"')]);
  const done = await post(path, [
    ['key', key],
    ['even', 'yes'],
  ]);
  expect(done.status).toBe(303);
});

test('who deletes what is deleted already reads when and by whom that was, with the question and with its answer', async () => {
  const { metadata } = await send({ name: 'Zoë' });
  const path = `/desk/en/submissions/${metadata.referenceNumber}/delete`;
  const { get, text, post } = await openClerk(site, secret);
  const key = keyIn(await text(path), '/delete');
  expect((await post(path, [['key', key]])).status).toBe(303);
  const sentence = new RegExp(`${metadata.referenceNumber} was deleted on .* by ann\\.`);
  for (const again of [await post(path, [['key', key]]), await get(path)])
    expect([again.status, await again.text()]).toEqual([404, expect.stringMatching(sentence)]);
  const never = await get('/desk/en/submissions/AAAA-BBBB-CCCC/delete');
  expect([never.status, await never.text()]).toEqual([404, expect.stringContaining('Nothing was received')]);
});

test('after another sign-in the question of an old tab is asked again, and answered then', async () => {
  const { metadata } = await send({ name: 'Zoë' });
  const path = `/desk/fr/submissions/${metadata.referenceNumber}/delete`;
  const earlier = await openClerk(site, secret);
  const old = keyIn(await earlier.text(path), '/delete');
  const { post, headers } = await openClerk(site, secret);
  const asked = await post(path, [['key', old]]);
  const page = await asked.text();
  expect([asked.status, page]).toEqual([403, expect.stringContaining('ouverte dans une autre session')]);
  const elsewhere = { ...headers, 'sec-fetch-site': 'cross-site' };
  const foreign = await site.post(path, [['key', keyIn(page, '/delete')]], elsewhere);
  expect([foreign.status, await foreign.text()]).toEqual([403, expect.not.stringContaining('<form')]);
  expect((await post(path, [['key', keyIn(page, '/delete')]])).status).toBe(303);
});

/** A submission with an uploaded file, and where that lies on the disk. */
async function sendScan() {
  const file = new FormData();
  file.append('file', new File(['a plan'], 'plan.txt', { type: 'text/plain' }));
  for (const name of ['name', 'dir']) file.append(name, name === 'dir' ? '' : 'plan-1.txt');
  const query = new URLSearchParams({ baseUrl: 'x', project: '', form: 'person', field: 'scan' });
  const uploaded = await site.fetch(`/api/file?${query}`, { method: 'POST', body: file });
  const { url, ...taken } = await uploaded.json();
  const scan = [{ storage: 'url', ...taken, url: `/api/file${url}` }];
  const { metadata } = await send({ name: 'Zoë', scan });
  const id = String(url).split('/').at(-1) ?? '';
  const place = join(site.folder, 'data', 'uploads', 'kept', id);
  return { path: `/desk/en/submissions/${metadata.referenceNumber}`, metadata, id, place };
}

test('a file that was lost where files are stored is not found, and nobody is asked to try again', async () => {
  const { path, id, place } = await sendScan();
  const { get } = await openClerk(site, secret);
  expect(await (await get(`${path}/files/${id}`)).text()).toBe('a plan');
  rmSync(place);
  expect((await get(`${path}/files/${id}`)).status).toBe(404);
});

test('a deletion is done although its file cannot be removed yet', async () => {
  const { path: shown, metadata, place } = await sendScan();
  rmSync(place);
  mkdirSync(place);
  const path = `${shown}/delete`;
  const { text, post } = await openClerk(site, secret);
  const done = await post(path, [['key', keyIn(await text(path), '/delete')]]);
  expect(done.status).toBe(303);
  const list = await text((done.headers.get('location') ?? '').slice('/forms'.length));
  expect(list).toContain(`${metadata.referenceNumber} was deleted on`);
});
