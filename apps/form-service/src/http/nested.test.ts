import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '@guichet/definition';
import { afterEach, expect, test } from 'vitest';
import { readAll } from '../storage/read-all.ts';
import { openTestService, type TestService } from './test-service.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key.toUpperCase(), input: true },
  ...more,
});
const applicantId = '5f0000000000000000000001';
const applicant = {
  ...{ _id: applicantId, path: 'applicant', title: 'Applicant' },
  components: [
    text('name', { validate: { required: true } }),
    text('pin', { protected: true }),
    { type: 'button', key: 'submit', label: 'Send', input: true },
  ],
};
const nested = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'form', key, label: key, input: true, form: applicantId },
  ...more,
});

let opened: TestService | undefined;

afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

async function open(components: readonly Json[], otherForms: Readonly<Record<string, Json>> = {}) {
  opened = await openTestService({
    'applicant.json': applicant,
    'permit.json': {
      path: 'permit',
      title: 'Permit',
      components,
      settings: { i18n: { fr: { Other: 'Autre' } } },
    },
    ...otherForms,
  });
  const service = opened;
  return {
    ...service,
    send: (data: Json, key?: string) =>
      service.post({ data }, key === undefined ? {} : { 'idempotency-key': key }, '/api/permit/submission'),
    stored: (form: string) => readAll(service.storage.readSubmissions(form)),
  };
}

const ann = { plate: 'A1', owner: { data: { name: 'Ann', pin: 'pin-1234' } } };

test('the answers of a form within are a submission of that form, which the one around names and gives back', async () => {
  const { send, stored, service } = await open([text('plate'), nested('owner')]);
  const answer = await send(ann, 'key-00000001');
  expect(answer.statusCode).toBe(201);
  const [[permit], [part]] = [await stored('permit'), await stored('applicant')];
  expect(JSON.parse(permit?.data ?? '')).toEqual({ plate: 'A1', owner: { _id: part?.id } });
  expect(JSON.parse(part?.data ?? '')).toEqual({ name: 'Ann', pin: 'pin-1234' });
  expect(part?.version).toBe(service.currentForm('applicant')?.version);
  const { data, metadata, _id } = answer.json();
  expect(JSON.parse(part?.metadata ?? '')).toMatchObject({
    partOf: { form: 'permit', _id, referenceNumber: metadata.referenceNumber },
  });
  // Protected values are stored but never returned.
  expect(data.owner).toMatchObject({ _id: part?.id, form: 'applicant', data: { name: 'Ann' } });
  expect(answer.body).not.toContain('pin-1234');
  expect(data.owner.metadata.referenceNumber).toBe(part?.reference);
});

test('a sender cannot say of which submission one is a part, neither of a form nor of one within', async () => {
  const { post, stored } = await open([text('plate'), nested('owner')]);
  const forged = { form: 'forged', _id: 'forged', referenceNumber: 'forged' };
  const metadata = { partOf: forged, unscanned: ['forged'], unchecked: [forged], received: 'forged' };
  await post({ data: ann, metadata }, {}, '/api/permit/submission');
  await post({ data: { name: 'Bob' }, metadata }, {}, '/api/applicant/submission');
  const [permit, part, alone] = [...(await stored('permit')), ...(await stored('applicant'))];
  for (const submission of [permit, part, alone]) expect(submission?.metadata).not.toContain('forged');
  expect(JSON.parse(part?.metadata ?? '').partOf._id).toBe(permit?.id);
  expect(Object.keys(JSON.parse(alone?.metadata ?? '')).sort()).toEqual(['received', 'referenceNumber']);
});

test('a part keeps the names of what was chosen in it, and of nothing else', async () => {
  const { post, stored } = await open([text('plate'), nested('owner')]);
  const [elm, oak] = [{ label: 'Elm Street' }, { label: 'Oak Street' }];
  for (const ownerChoice of [{ 'owner.data.name': elm }, { owner: { data: { name: elm } } }]) {
    const metadata = { selectData: { ...ownerChoice, plate: oak } };
    await post({ data: ann, metadata }, {}, '/api/permit/submission');
  }
  const parts = (await stored('applicant')).map(({ metadata }) => JSON.parse(metadata).selectData);
  expect(parts).toEqual([{ name: elm }, { name: elm }]);
});

test('a retry, one after the other or many at once, stores no second part and says the same', async () => {
  const { send, stored } = await open([text('plate'), nested('owner'), nested('other')]);
  const data = { ...ann, other: { data: { name: 'Bob' } } };
  const first = await send(data, 'key-00000001');
  const again = await Promise.all(Array.from({ length: 10 }, () => send(data, 'key-00000001')));
  expect(new Set([first, ...again].map(({ body }) => body)).size).toBe(1);
  expect(await stored('permit')).toHaveLength(1);
  expect((await stored('applicant')).map(({ data }) => JSON.parse(data).name).sort()).toEqual(['Ann', 'Bob']);
});

test('what the form within refuses is told by its path, and nothing is stored', async () => {
  const { send, stored } = await open([text('plate'), nested('owner')]);
  const answer = await send({ plate: 'A1', owner: { data: {} } }, 'key-00000001');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().details).toMatchObject([{ type: 'any.required', path: ['owner', 'data', 'name'] }]);
  expect([...(await stored('permit')), ...(await stored('applicant'))]).toEqual([]);
});

test('with reference off the answers stay inline', async () => {
  const { send, stored } = await open([nested('owner', { reference: false })]);
  expect((await send({ owner: { data: { name: 'Ann' } } })).json().data).toEqual({
    owner: { data: { name: 'Ann' } },
  });
  expect(JSON.parse((await stored('permit'))[0]?.data ?? '')).toEqual({ owner: { data: { name: 'Ann' } } });
  expect(await stored('applicant')).toEqual([]);
});

test('one that is hidden is not stored', async () => {
  const conditional = { show: true, when: 'plate', eq: 'yes' };
  const { send, stored } = await open([text('plate'), nested('owner', { conditional })]);
  expect((await send(ann)).statusCode).toBe(201);
  expect(JSON.parse((await stored('permit'))[0]?.data ?? '')).toEqual({ plate: 'A1' });
  expect(await stored('applicant')).toEqual([]);
});

test('in the rows of a grid, and in a form within a form, each is one of its own', async () => {
  const house = { path: 'house', title: 'House', components: [text('street'), nested('owner')] };
  const grid = {
    ...{ type: 'datagrid', key: 'houses', label: 'Houses', input: true },
    components: [{ ...nested('house'), form: 'house' }],
  };
  const { send, stored } = await open([grid], { 'house.json': house });
  const row = (name: string) => ({ house: { data: { street: name, owner: { data: { name } } } } });
  const answer = await send({ houses: [row('Ann'), row('Bob')] });
  expect(answer.statusCode).toBe(201);
  const people = new Map((await stored('applicant')).map(({ id, data }) => [id, JSON.parse(data).name]));
  const houses = new Map((await stored('house')).map(({ id, data }) => [id, JSON.parse(data)]));
  const { houses: rows } = JSON.parse((await stored('permit'))[0]?.data ?? '');
  const names = rows.map(({ house: { _id } }: { house: { _id: string } }) => [
    houses.get(_id).street,
    people.get(houses.get(_id).owner._id),
  ]);
  expect(names).toEqual([
    ['Ann', 'Ann'],
    ['Bob', 'Bob'],
  ]);
  expect(answer.json().data.houses[1].house.data.owner.data).toEqual({ name: 'Bob' });
});

test('a part that a page sent by itself before is named and not stored again, where the sender knows what it holds', async () => {
  const { send, stored, post } = await open([text('plate'), nested('owner')]);
  const sent = await post({ data: { name: 'Ann', pin: 'pin-1234' } }, {}, '/api/applicant/submission');
  const { _id } = sent.json();
  await send({ ...ann, owner: { ...ann.owner, _id } });
  expect(JSON.parse((await stored('permit'))[0]?.data ?? '').owner).toEqual({ _id });
  expect(await stored('applicant')).toHaveLength(1);
  // Another's id, or one of another form, gives nothing: the answers are stored as they were sent.
  await send({ plate: 'B', owner: { _id, data: { name: 'Eve' } } });
  expect(await stored('applicant')).toHaveLength(2);
});

test('what only one submission of the form within may hold is looked for there', async () => {
  const unique = { ...applicant, components: [text('name', { unique: true })] };
  const { send, post } = await open([text('plate'), nested('owner')], { 'applicant.json': unique });
  await post({ data: { name: 'Ann' } }, {}, '/api/applicant/submission');
  const answer = await send({ owner: { data: { name: ' ann ' } } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().details).toMatchObject([{ path: ['owner', 'data', 'name'] }]);
  expect((await send({ owner: { data: { name: 'Bob' } } })).statusCode).toBe(201);
  expect((await send({ owner: { data: { name: 'Bob' } } })).statusCode).toBe(400);
});

test('the definition is given as it was written, or in full with the form within', async () => {
  const { app } = await open([nested('owner')]);
  const written = await app.inject('/api/permit');
  expect(written.json().components).toEqual([nested('owner')]);
  const full = (await app.inject('/api/permit?full=true')).json().components[0];
  expect(full.components.map(({ key }: { key: string }) => key)).toEqual(['name', 'pin', 'submit']);
});

test('a form that changes changes those that it stands in, and an open page stays with what it shows', async () => {
  const { service, formsDir, post, stored } = await open([nested('owner')]);
  const before = service.currentForm('permit')?.version;
  const changed = new Promise<readonly string[]>((resolve) => {
    const watching = service.follow({
      onChange: async (change) => {
        await watching.close();
        resolve(change.changed);
      },
      onRefused: () => undefined,
      onFault: () => undefined,
    });
    const components = [text('name'), text('phone', { validate: { required: true } })];
    writeFileSync(join(formsDir, 'applicant.json'), JSON.stringify({ ...applicant, components }));
  });
  expect([...(await changed)].sort()).toEqual(['applicant', 'permit']);
  expect(service.currentForm('permit')?.version).not.toBe(before);
  const body = { data: { owner: { data: { name: 'Ann' } } }, metadata: { formVersion: before } };
  expect((await post(body, {}, '/api/permit/submission')).statusCode).toBe(201);
  expect(await stored('applicant')).toHaveLength(1);
});

test.each([
  [{ form: 'nobody' }, 'missingForm'],
  [{ path: 'permit', form: '' }, 'selfNestedForm'],
  [{ form: '', path: 'circle' }, 'circularForm'],
  [{ form: '', src: 'https://elsewhere.example/form' }, 'outsideForm'],
])(
  'a form within that cannot be there, %j, is a problem with a name, and the rest is served',
  async (more, code) => {
    const circle = { path: 'circle', components: [{ type: 'form', key: 'p', path: 'permit' }] };
    const { service, send } = await open([text('plate'), nested('owner', more)], { 'circle.json': circle });
    expect(service.problems(['permit']).map((problem) => problem.code)).toContain(code);
    expect((await send({ plate: 'A1' })).statusCode).toBe(201);
  },
);

test.each([
  { src: `/api/form/${applicantId}` },
  { src: '/api/applicant' },
  { path: '/applicant' },
  { form: 'applicant' },
])('a form of this service is found by %j', async (named) => {
  const { service } = await open([nested('owner', { form: '', ...named })]);
  expect(service.problems(['permit'])).toEqual([]);
  expect(JSON.stringify(service.currentForm('permit'))).toContain('name:label');
});

test('once the form within is taken away, the one around says so and goes on', async () => {
  const { service, formsDir } = await open([nested('owner')]);
  const changed = new Promise<readonly string[]>((resolve) => {
    const watching = service.follow({
      onChange: async (change) => {
        await watching.close();
        resolve(change.changed);
      },
      onRefused: () => undefined,
      onFault: () => undefined,
    });
    rmSync(join(formsDir, 'applicant.json'));
  });
  expect(await changed).toEqual(['permit']);
  expect(service.problems(['permit']).map(({ code }) => code)).toEqual(['missingForm']);
});
