import { randomUUID } from 'node:crypto';
import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { keyIn, openClerk } from './testing/clerk.ts';

const secret = 'a-secret-of-an-office-of-tests';

const person: JsonObject = {
  ...{ title: 'Person', path: 'person' },
  components: [{ type: 'textfield', key: 'name', label: 'Name', input: true }],
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
