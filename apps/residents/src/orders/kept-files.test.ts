import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';

const form = (path: string, submissionType: string): JsonObject => ({
  ...{ title: 'Form', path, properties: { submissionType } },
  components: [
    { type: 'file', key: 'plan', label: 'Plan', input: true, storage: 'url', url: '/api/file' },
    { type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } },
    { type: 'button', key: 'submit', label: 'Send', input: true, action: 'submit' },
  ],
});

let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, [form('city/licence', 'payment'), form('city/trees', 'treeremoval')]);
});
afterAll(() => site.close());

/** Sends a file as the field does, and gives its record. */
async function upload(alias: string): Promise<JsonObject> {
  const body = new FormData();
  body.append('file', new File(['plan of the garden'], 'plan.txt', { type: 'text/plain' }));
  body.append('name', 'plan-1.txt');
  const query = new URLSearchParams({ form: alias, field: 'plan' });
  const response = await site.fetch(`/api/file?${query}`, { method: 'POST', body });
  const { url, ...answered } = await response.json();
  return { ...answered, url: `/api/file${url}`, storage: 'url' };
}

function leave(route: string, alias: string, data: JsonObject, key = crypto.randomUUID()): Promise<Response> {
  return site.fetch(`/${route}/${alias}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ data }),
  });
}

const remove = (record: JsonObject) => site.fetch(String(record.url), { method: 'DELETE' });

test.each([
  ['orders', 'city/licence', 201],
  ['kept-files', 'city/trees', 204],
])(
  'files of %s are kept: nobody deletes them, and the form may be sent again',
  async (route, alias, good) => {
    const record = await upload(alias);
    const key = crypto.randomUUID();
    const data = { name: 'Zoé', plan: [record] };
    expect((await leave(route, alias, data, key)).status).toBe(good);
    expect((await remove(record)).status).toBe(409);
    expect(await (await site.fetch(String(record.url))).text()).toBe('plan of the garden');
    expect((await leave(route, alias, { ...data, name: 'Max' }, key)).status).toBe(good);
  },
);

test.each([
  ['orders', 'city/licence'],
  ['kept-files', 'city/trees'],
])(
  '%s is refused with a file that is another’s, or was never sent, as a submission is',
  async (route, alias) => {
    const record = await upload(alias);
    await leave(route, alias, { name: 'Zoé', plan: [record] });
    for (const [plan, reason] of [
      [record, 'claimed'],
      [{ ...record, url: `/api/file/${'0'.repeat(40)}` }, 'unknown'],
      [{ ...record, size: 1 }, 'altered'],
    ] as const) {
      const response = await leave(route, alias, { name: 'Max', plan: [plan] });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ details: [{ path: ['plan'], context: { reason } }] });
    }
  },
);

test('files of what the form refuses are not kept, nor those of a form of another type', async () => {
  const record = await upload('city/trees');
  expect((await leave('kept-files', 'city/trees', { name: '', plan: [record] })).status).toBe(400);
  expect((await leave('kept-files', 'city/licence', { name: 'Zoé', plan: [record] })).status).toBe(404);
  expect((await leave('orders', 'city/trees', { name: 'Zoé', plan: [record] })).status).toBe(404);
  expect((await remove(record)).status).toBe(204);
});
