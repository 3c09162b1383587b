import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import type { JsonObject } from '@guichet/definition';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestService, type TestService } from '../http/test-service.ts';
import { printSubmissions } from '../print-submissions/print-submissions.ts';
import { readAll } from '../storage/read-all.ts';
import { isOnPostgresql } from '../testing/open-test-storage.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const nested = (key: string, form: string): JsonObject => ({
  ...{ type: 'form', key, label: key, input: true, form },
});
const houses = { type: 'datagrid', key: 'houses', label: 'Houses', input: true };
const receipt = { emailField: 'owner.data.email' };
const pin = text('pin', { protected: true });

const forms = {
  'person.json': { path: 'person', title: 'Person', components: [text('email'), pin] },
  'house.json': { path: 'house', title: 'House', components: [text('street'), nested('owner', 'person')] },
  'permit.json': {
    ...{ path: 'permit', title: 'Permit', settings: { delivery: ['plain', 'full'], receipt } },
    components: [
      ...[text('plate'), text('secret', { protected: true }), nested('owner', 'person')],
      { ...houses, components: [nested('house', 'house')] },
    ],
  },
};

const data = {
  ...{ plate: 'A1', secret: 'hidden', owner: { data: { email: 'ann@example.ca', pin: 'pin-1234' } } },
  houses: [
    { house: { data: { street: 'Elm', owner: { data: { email: 'bob@example.ca', pin: 'pin-5678' } } } } },
    { house: { data: { street: 'Oak', owner: { data: { email: 'cat@example.ca', pin: 'pin-9012' } } } } },
  ],
};

let folder = '';
let mails: unknown[] = [];
let opened: TestService;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-nested-'));
  mails = [];
  const pathOf = (name: string) => join(folder, name);
  for (const name of ['plain', 'full']) mkdirSync(pathOf(name));
  const timeZone = 'America/Toronto';
  opened = await openTestService(forms, {
    delivery: {
      destinations: new Map([
        ['plain', { kind: 'folder', path: pathOf('plain'), withProtected: false, title: undefined }],
        ['full', { kind: 'folder', path: pathOf('full'), withProtected: true, title: undefined }],
      ]),
      mailer: {
        async send(mail) {
          mails.push(mail);
          return { kind: 'sent' };
        },
        close: async () => undefined,
      },
      ...{ siteUrl: () => '', siteNames: {}, secret: 's', timeZone },
      log: { warn: () => undefined, error: () => undefined },
    },
  });
  expect((await opened.post({ data }, {}, '/api/permit/submission')).statusCode).toBe(201);
});

afterEach(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

async function delivered(name: string) {
  await opened.service.delivery?.work();
  const [submission = ''] = readdirSync(join(folder, name));
  return JSON.parse(readFileSync(join(folder, name, submission, 'submission.json'), 'utf8')).data;
}

test('who gets protected answers gets those of nested forms too, and all others as everybody does', async () => {
  const [plain, full] = [await delivered('plain'), await delivered('full')];
  expect(plain.houses[1].house.data.owner.data).toEqual({ email: 'cat@example.ca' });
  for (const secret of ['hidden', 'pin-1234', 'pin-5678', 'pin-9012']) {
    expect(JSON.stringify(plain)).not.toContain(secret);
    expect(JSON.stringify(full)).toContain(secret);
  }
  plain.secret = 'hidden';
  plain.owner.data.pin = 'pin-1234';
  for (const [at, ownerPin] of ['pin-5678', 'pin-9012'].entries())
    plain.houses[at].house.data.owner.data.pin = ownerPin;
  expect(full).toEqual(plain);
});

test('a receipt reaches an address in a nested form', async () => {
  const codes = opened.service.problems(['permit']).map(({ code }) => code);
  expect(codes).not.toContain('unusableSetting');
  await opened.service.delivery?.work();
  expect(mails).toMatchObject([{ to: ['ann@example.ca'] }]);
});

test('of a nested form that was deleted nothing is handed over but its id', async () => {
  const [part] = await readAll(opened.storage.readSubmissions('person'));
  await opened.storage.deleteSubmission(
    part?.id ?? '',
    {
      ...{ form: 'person', reference: part?.reference ?? '', keyHash: undefined, receivedDay: '2026-01-01' },
      ...{ deleted: 1, reason: 'request', actor: 'clerk' },
    },
    true,
    {
      ...{ parts: [], uploads: [] },
      around: (await readAll(opened.storage.readSubmissions('permit'))).map(({ id, form }) => ({
        id,
        form,
      })),
    },
  );
  expect((await delivered('full')).owner.data).toBeUndefined();
});

test.skipIf(isOnPostgresql)(
  'the command prints protected answers of nested forms where it is asked to',
  async () => {
    const print = async (...args: string[]) => {
      const output = new PassThrough();
      const { dataDir } = opened;
      await printSubmissions(['permit', ...args], { dataDir, timeZone: 'UTC', output, complain: () => {} });
      output.end();
      return textOf(output);
    };
    const owner = JSON.parse(await print('--with-protected')).data.owner;
    expect(owner.data).toEqual({ email: 'ann@example.ca', pin: 'pin-1234' });
    expect(await print()).not.toContain('pin-1234');
    expect(await print('--csv', '--with-protected')).toContain('pin-5678');
  },
);
