import { describe, expect, test } from 'vitest';
import { readAll } from '../storage/read-all.ts';
import { serviceKeys } from '../submissions/metadata.ts';
import type { UncheckedEvent } from '../submissions/save-submission.ts';
import { openTestService } from './test-service.ts';

const text = (key: string, more = {}) => ({
  type: 'textfield',
  key,
  label: key.toUpperCase(),
  input: true,
  ...more,
});
const components = [
  text('name', { validate: { custom: 'valid = isFine(input)' } }),
  text('shown', { customConditional: 'show = isFine(data.name)' }),
];
const url = '/api/odd/submission';

test('what could not be checked is stored with the submission, told without values, and nobody else may say it', async () => {
  const events: UncheckedEvent[] = [];
  const opened = await openTestService(
    { 'odd.json': { path: 'odd', title: 'Odd', components } },
    { onUnchecked: (event) => events.push(event) },
  );
  const unchecked = [
    { path: 'name', rule: 'custom', reason: 'failed' },
    { path: 'shown', rule: 'customConditional', reason: 'failed' },
  ];
  const body = { data: { name: 'Ann' }, metadata: { unchecked: 'forged', language: 'fr' } };
  const answer = await opened.post(body, { 'idempotency-key': 'key-00000001' }, url);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().metadata).toMatchObject({ unchecked, language: 'fr' });
  const [stored] = await readAll(opened.storage.readSubmissions('odd'));
  expect(JSON.parse(stored?.metadata ?? '')).toMatchObject({ unchecked });
  await opened.post(body, { 'idempotency-key': 'key-00000001' }, url);
  expect(events).toEqual([{ form: 'odd', version: stored?.version, unchecked }]);
  await opened.close();
});

test('a form of which all was checked says nothing, whatever a sender says', async () => {
  const opened = await openTestService({ 'odd.json': { path: 'odd', components: [text('name')] } });
  const answer = await opened.post({ data: { name: 'Ann' }, metadata: { unchecked: 'forged' } }, {}, url);
  expect(Object.keys(answer.json().metadata).sort()).toEqual(['received', 'referenceNumber']);
  await opened.close();
});

test('an answer that a client-only one shows is stored, and nothing of that one, even where it is sent', async () => {
  const required = { validate: { required: true } };
  const shownBy = (eq: string) => ({ ...required, conditional: { show: true, when: 'dog', eq } });
  const opened = await openTestService({
    'odd.json': {
      path: 'odd',
      components: [
        text('dog', { persistent: 'client-only' }),
        text('name', shownBy('yes')),
        text('why', shownBy('no')),
      ],
    },
  });
  for (const data of [{ name: 'Rex' }, { dog: 'secret', name: 'Rex' }]) {
    const answer = await opened.post({ data }, {}, url);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      data: { name: 'Rex' },
      metadata: { unchecked: [{ path: 'why', rule: 'required', reason: 'notRun' }] },
    });
  }
  const all = await readAll(opened.storage.readSubmissions('odd'));
  expect(all.map(({ data }) => JSON.parse(data))).toEqual([{ name: 'Rex' }, { name: 'Rex' }]);
  expect(JSON.stringify(all)).not.toContain('secret');
  await opened.close();
});

test.each(serviceKeys)('metadata.%s of a sender is neither stored nor given back', async (key) => {
  const opened = await openTestService({ 'odd.json': { path: 'odd', components: [text('name')] } });
  const metadata = { [key]: 'forged', language: 'fr' };
  const answer = await opened.post({ data: { name: 'Ann' }, metadata }, {}, url);
  expect(answer.statusCode).toBe(201);
  const [stored] = await readAll(opened.storage.readSubmissions('odd'));
  expect(`${answer.body}${stored?.metadata}`).not.toContain('forged');
  expect(JSON.parse(stored?.metadata ?? '')).toEqual({
    language: 'fr',
    ...{ referenceNumber: stored?.reference, received: new Date(stored?.received ?? 0).toISOString() },
  });
  await opened.close();
});

test.each([
  ['en', 'This form needs checks that we cannot make'],
  ['fr', 'Ce formulaire exige des vérifications'],
])('a form may refuse what could not be checked (%s)', async (language, sentence) => {
  const settings = { refuseUnchecked: true };
  const opened = await openTestService({ 'odd.json': { path: 'odd', settings, components } });
  const answer = await opened.post({ data: { name: 'Ann' }, metadata: { language } }, {}, url);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    name: 'ValidationError',
    details: [{ type: 'any.unchecked', path: [] }],
  });
  expect(answer.json().details[0].message).toContain(sentence);
  expect(await readAll(opened.storage.readSubmissions('odd'))).toEqual([]);
  await opened.close();
});

test.each([
  ['en', 'E-mail must be unique'],
  ['fr', 'Une autre demande contient déjà cette réponse au champ « E-mail »'],
])('what must be unique is taken once (%s)', async (language, sentence) => {
  const inner = [{ type: 'email', key: 'mail', label: 'E-mail', input: true, unique: true }];
  const asking = [
    { type: 'container', key: 'who', input: true, components: inner },
    text('hidden', { unique: true, conditional: { show: true, when: 'who.mail', eq: 'never' } }),
  ];
  const opened = await openTestService({ 'odd.json': { path: 'odd', components: asking } });
  const send = (mail: string, key: string) =>
    opened.post(
      { data: { who: { mail }, hidden: 'same' }, metadata: { language } },
      { 'idempotency-key': key },
      url,
    );
  const first = await send('ann@example.ca', 'key-00000001');
  expect(first.statusCode).toBe(201);
  expect((await send('ann@example.ca', 'key-00000001')).body).toBe(first.body);
  const second = await send('ANN@example.ca', 'key-00000002');
  expect(second.statusCode).toBe(400);
  expect(second.json().details).toMatchObject([
    { type: 'string.unique', path: ['who', 'mail'], context: { validator: 'unique', key: 'mail' } },
  ]);
  expect(second.json().details[0].message).toContain(sentence);
  expect((await send('bob@example.ca', 'key-00000002')).statusCode).toBe(201);
  expect((await send('', 'key-00000003')).statusCode).toBe(201);
  expect((await send('', 'key-00000004')).statusCode).toBe(201);
  await opened.close();
});

const feeding = (from: string) => ({
  ...{ type: 'number', key: from === 'a' ? 'b' : 'a', label: 'N', input: true },
  calculateValue: { '+': [{ var: `data.${from}` }, 1] },
});

describe.each([
  [
    'a pattern that is no expression',
    [text('a', { validate: { pattern: '[A-Z' } })],
    { a: 'anything' },
    [{ path: 'a', rule: 'pattern', reason: 'invalid' }],
  ],
  [
    'a length that is no number',
    [text('a', { validate: { minLength: 'abc' } })],
    { a: 'anything' },
    [{ path: 'a', rule: 'minLength', reason: 'invalid' }],
  ],
  [
    'values that only a page computes, from each other',
    [feeding('b'), feeding('a')],
    { a: 1, b: 2 },
    [
      { path: 'a', rule: 'calculateValue', reason: 'nonConverging' },
      { path: 'b', rule: 'calculateValue', reason: 'nonConverging' },
    ],
  ],
  [
    'values that the service computes too, from each other',
    [
      { ...feeding('b'), calculateServer: true },
      { ...feeding('a'), calculateServer: true },
    ],
    { a: 1, b: 2 },
    [
      { path: 'a', rule: 'calculateValue', reason: 'nonConverging' },
      { path: 'b', rule: 'calculateValue', reason: 'nonConverging' },
    ],
  ],
])('%s', (_what, asked, data, unchecked) => {
  test('is stored and marked, logged without values, and refused where its form asks for every rule', async () => {
    const events: UncheckedEvent[] = [];
    const opened = await openTestService(
      {
        'odd.json': { path: 'odd', title: 'Odd', components: asked },
        'strict.json': {
          ...{ path: 'strict', title: 'Strict', components: asked },
          settings: { refuseUnchecked: true },
        },
      },
      { onUnchecked: (event) => events.push(event) },
    );
    const answer = await opened.post({ data, metadata: {} }, {}, url);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().metadata.unchecked).toEqual(unchecked);
    const [stored] = await readAll(opened.storage.readSubmissions('odd'));
    expect(JSON.parse(stored?.metadata ?? '').unchecked).toEqual(unchecked);
    expect(events).toEqual([{ form: 'odd', version: stored?.version, unchecked }]);
    const refused = await opened.post({ data, metadata: {} }, {}, '/api/strict/submission');
    expect([refused.statusCode, refused.json().details]).toMatchObject([400, [{ type: 'any.unchecked' }]]);
    expect(await readAll(opened.storage.readSubmissions('strict'))).toEqual([]);
    await opened.close();
  });
});
