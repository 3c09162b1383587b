import { join } from 'node:path';
import type { JsonObject } from '@guichet/definition';
import { afterEach, expect, test } from 'vitest';
import { openTestService, type TestService } from '../http/test-service.ts';
import { createCityTime } from '../print-submissions/city-time.ts';
import { readAll } from '../storage/read-all.ts';
import type { StoredSubmission, SubmissionStorage } from '../storage/storage.ts';
import { openDiskStore } from '../uploads/disk-store.ts';
import type { FileStore } from '../uploads/file-store.ts';
import { bytes, fileField, fileOf, openUploadService } from '../uploads/testing/open-upload-service.ts';
import { deleteSubmission } from './delete-submission.ts';
import { findValue } from './find-value.ts';

const dayMs = 24 * 60 * 60 * 1000;

const text = (key: string): JsonObject => ({ type: 'textfield', key, label: key, input: true });
const nested = (key: string, form: string): JsonObject => ({
  type: 'form',
  key,
  label: key,
  input: true,
  form,
});

let opened: TestService | undefined;

afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

interface Settings {
  readonly permit?: JsonObject;
  readonly person?: JsonObject;
}

/** A permit with its owner, and a house in each row, whose owner is a person too. */
async function open({ permit = {}, person = {} }: Settings = {}) {
  let passed = 0;
  const now = () => Date.now() + passed;
  const timeZone = 'America/Toronto';
  const logged: (readonly [string, object])[] = [];
  const note = (event: object, sentence: string) => void logged.push([sentence, event]);
  const log = { info: note, warn: note, error: note };
  const isAsked = { show: false, when: 'plate', eq: 'no nested form' };
  const houses = { type: 'datagrid', key: 'houses', label: 'Houses', input: true };
  const service = await openTestService(
    {
      'person.json': { path: 'person', title: 'Person', components: [text('name')], settings: person },
      'house.json': {
        path: 'house',
        title: 'House',
        components: [text('street'), nested('owner', 'person')],
      },
      'permit.json': {
        ...{ path: 'permit', title: 'Permit', settings: permit },
        components: [
          ...[text('plate'), { ...nested('owner', 'person'), conditional: isAsked }],
          { ...houses, components: [nested('house', 'house')] },
        ],
      },
    },
    {
      retention: { days: undefined, timeZone, log, now },
      delivery: {
        ...{ destinations: new Map(), mailer: undefined, siteUrl: () => '', siteNames: {} },
        ...{ secret: 's', timeZone, log, now },
      },
    },
  );
  opened = service;
  const { storage } = service;
  const stored = (form: string) => readAll(storage.readSubmissions(form));
  return {
    ...service,
    logged,
    stored,
    async send(data: JsonObject) {
      const response = await service.post({ data }, {}, '/api/permit/submission');
      expect(response.statusCode).toBe(201);
      return (await stored('permit')).at(-1);
    },
    async personNamed(name: string) {
      return (await stored('person')).find(({ data }) => data.includes(name));
    },
    remove: (submission: StoredSubmission | undefined) => deleteAsClerk(submission, storage),
    async find(value: string) {
      const found = [];
      for await (const { form, paths } of findValue(storage, value)) found.push({ form, paths });
      return found;
    },
    async pass(days: number) {
      passed += days * dayMs;
      await service.service.retention?.sweep();
    },
  };
}

async function deleteAsClerk(
  submission: StoredSubmission | undefined,
  storage: SubmissionStorage,
  files?: FileStore,
) {
  if (submission === undefined) throw new Error('There is no such submission.');
  const needs = { storage, files, cityTime: createCityTime('America/Toronto'), now: Date.now };
  return deleteSubmission(submission, { reason: 'request', actor: 'clerk' }, needs);
}

const owner = (name: string) => ({ owner: { data: { name } } });

test('every submission that holds an answer of a nested form is found', async () => {
  const { send, find } = await open();
  await send({ plate: 'XYZ 123', ...owner('Ann') });
  expect(await find('ann')).toEqual([
    { form: 'permit', paths: ['owner.data.name'] },
    { form: 'person', paths: ['name'] },
  ]);
});

test('with a nested form, its copies go from all that stand around it, and nothing else does', async () => {
  const { send, find, remove, personNamed, stored } = await open();
  const house = (name: string) => ({ house: { data: { street: `${name} Street`, ...owner(name) } } });
  await send({ plate: 'XYZ 123', ...owner('Ann'), houses: [house('Bob'), house('Cat')] });
  const bob = await personNamed('Bob');
  expect(await remove(bob)).toMatchObject({ kind: 'deleted' });
  expect(await find('bob')).toEqual([
    { form: 'house', paths: ['street'] },
    { form: 'permit', paths: ['houses.0.house.data.street'] },
  ]);
  const [permit] = await stored('permit');
  expect(JSON.parse(permit?.returned ?? '').houses[0].house.data.owner).toEqual({ _id: bob?.id });
  for (const name of ['Ann', 'Cat']) expect(await find(name)).not.toEqual([]);
  const [first] = await stored('house');
  expect(await remove(first)).toMatchObject({ kind: 'deleted' });
  expect(await find('bob')).toEqual([]);
});

test('with a submission those of the forms in it go, each with a note of its own', async () => {
  const { send, find, remove, storage, post } = await open();
  await post({ data: { name: 'Ann' } }, {}, '/api/person/submission');
  const house = { house: { data: { street: 'Elm Street', ...owner('Bob') } } };
  const permit = await send({ plate: 'XYZ 123', ...owner('Ann'), houses: [house] });
  await remove(permit);
  // A submission that was sent by itself stays.
  expect(await find('ann')).toEqual([{ form: 'person', paths: ['name'] }]);
  for (const gone of ['XYZ 123', 'Bob', 'Elm']) expect(await find(gone)).toEqual([]);
  const forms = (await storage.listDeletions(9)).map(({ form }) => form);
  expect(forms.sort()).toEqual(['house', 'permit', 'person', 'person']);
});

test('files in the answers of a nested form go with it, others stay', async () => {
  const components = [fileField('any', { multiple: true }), nested('owner', 'other')];
  const service = await openUploadService({ form: { path: 'files', title: 'Files', components } });
  opened = service;
  const field = 'owner.data.any';
  const ofOwner = await service.uploadRecord(fileOf(bytes.text, 'owner.txt', 'text/plain'), { field });
  const outerFile = await service.uploadRecord(fileOf(bytes.text, 'other.txt', 'text/plain'));
  const sent = await service.submit({ any: [outerFile], owner: { data: { name: 'Ann', any: [ofOwner] } } });
  expect(sent.status).toBe(201);
  const [part] = await readAll(service.storage.readSubmissions('other'));
  const folder = join(service.dataDir, 'uploads', 'kept');
  await deleteAsClerk(part, service.storage, openDiskStore(folder));
  expect(service.lying('kept')).toHaveLength(1);
  const statuses = [ofOwner, outerFile].map(async ({ url }) => (await fetch(`${service.url}${url}`)).status);
  expect(await Promise.all(statuses)).toEqual([404, 200]);
});

test('the time of a nested form ends its copy too, and that of the form around ends both', async () => {
  const shorter = await open({ person: { retentionDays: 10 }, permit: { retentionDays: 90 } });
  await shorter.send({ plate: 'XYZ 123', ...owner('Ann') });
  await shorter.pass(11);
  expect(await shorter.find('ann')).toEqual([]);
  expect(await shorter.find('XYZ 123')).toHaveLength(1);
  await opened?.close();
  const longer = await open({ permit: { retentionDays: 10 } });
  await longer.send({ plate: 'XYZ 123', ...owner('Ann') });
  await longer.pass(11);
  expect([...(await longer.find('ann')), ...(await longer.find('XYZ 123'))]).toEqual([]);
});

test.each([
  ['in it', { person: { delivery: ['office'] }, permit: { retentionDays: 1 } }, 'permit'],
  ['around it', { person: { retentionDays: 1 }, permit: { delivery: ['office'] } }, 'person'],
])(
  'one whose time is over stays until one %s is delivered, and holds up no other',
  async (_, settings, form) => {
    const { send, pass, find, logged, storage, post } = await open(settings);
    for (let count = 0; count < 101; count += 1) await send(owner('Ann'));
    await post({ data: { plate: 'no nested form', name: 'no nested form' } }, {}, `/api/${form}/submission`);
    await pass(2);
    expect(await find('ann')).toHaveLength(202);
    expect(await find('no nested form')).toEqual([]);
    expect(logged).toContainEqual([expect.stringContaining('stay'), { form, count: 101 }]);
    await storage.dropDeliveries({ destination: 'office' }, Date.now());
    await pass(0);
    expect(await find('ann')).toEqual([]);
  },
);
