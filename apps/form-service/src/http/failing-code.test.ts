import type { Json, JsonObject } from '@guichet/definition';
import { describe, expect, test } from 'vitest';
import { readAll } from '../storage/read-all.ts';
import { openTestService } from './test-service.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key.toUpperCase(), input: true },
  ...more,
});
const logic = (trigger: JsonObject, action: JsonObject) => ({
  logic: [{ name: 'l', trigger, actions: [{ name: 'a', ...action }] }],
});
const always = { type: 'javascript', javascript: 'result = true' };
const required = {
  type: 'property',
  property: { label: 'Required', value: 'validate.required', type: 'boolean' },
  state: true,
};

interface Kind {
  /** The response as reported. */
  readonly rule: string;
  readonly of: (code: string) => JsonObject;
  readonly answer?: Json;
}

/** Each kind of code, at a field that is asked for an answer or shows the result, and the answer there. */
const kinds: readonly Kind[] = [
  { rule: 'customConditional', of: (code) => ({ customConditional: code }) },
  { rule: 'calculateValue', of: (code) => ({ calculateValue: code, calculateServer: true }) },
  { rule: 'customDefaultValue', of: (code) => ({ customDefaultValue: code }) },
  { rule: 'custom', of: (code) => ({ validate: { custom: code } }) },
  {
    rule: 'logic',
    of: (code) => logic({ type: 'javascript', javascript: `${code} result = false;` }, required),
  },
  { rule: 'logic', of: (code) => logic(always, { type: 'value', value: code }) },
  { rule: 'logic', of: (code) => logic(always, { type: 'customAction', customAction: code }) },
  { rule: 'logic', of: (code) => logic(always, { type: 'mergeComponentSchema', schemaDefinition: code }) },
  { rule: 'nextPage', of: (code) => ({ type: 'panel', title: 'A', components: [], nextPage: code }) },
  {
    rule: 'conditionalAddButton',
    of: (code) => ({ type: 'datagrid', components: [text('x')], conditionalAddButton: code }),
    answer: [{ x: 'One' }],
  },
  {
    rule: 'data.custom',
    of: (code) => ({ type: 'select', dataSrc: 'custom', data: { custom: code } }),
    answer: 'one',
  },
  { rule: 'minDate', of: (code) => dated({ minDate: dateOf(code) }), answer: '2026-03-15T12:00:00-04:00' },
  { rule: 'maxDate', of: (code) => dated({ maxDate: dateOf(code) }), answer: '2026-03-15T12:00:00-04:00' },
];

function dated(limits: JsonObject): JsonObject {
  return { type: 'datetime', widget: { type: 'calendar', ...limits } };
}

/** Limits that are code begin like this. */
function dateOf(code: string): string {
  return `new Date((function () { ${code} return 1773590400000; })())`;
}

/** Posts answers, and tells what was answered and stored. */
async function send(form: JsonObject, data: JsonObject) {
  const opened = await openTestService({ 'odd.json': { path: 'odd', title: 'Odd', ...form } });
  const url = '/api/odd/submission';
  const answer = await opened.post({ data, metadata: { language: 'en' } }, {}, url);
  const stored = await readAll(opened.storage.readSubmissions('odd'));
  await opened.close();
  return { answer, stored };
}

const tooMuch = {
  type: 'any.spent',
  path: [],
  message: expect.stringContaining('takes too long to check'),
  level: 'error',
  context: { validator: 'spent' },
};

describe.each(kinds)('code of $rule', ({ rule, of, answer: given }) => {
  const formOf = (code: string): JsonObject => ({ components: [text('sent'), text('a', of(code))] });
  const dataOf = (sent: string): JsonObject => ({ sent, ...(given !== undefined && { a: given }) });

  test('that throws on what is posted is told with the submission, and says that it failed', async () => {
    const form = formOf("if (data.sent === 'odd') data.nobody.knows();");
    const { answer, stored } = await send(form, dataOf('odd'));
    expect(answer.statusCode).toBe(201);
    expect(answer.json().metadata.unchecked).toEqual([{ path: 'a', rule, reason: 'failed' }]);
    expect(JSON.parse(stored[0]?.metadata ?? '').unchecked).toEqual([{ path: 'a', rule, reason: 'failed' }]);
    expect((await send(form, dataOf('even'))).answer.json().metadata.unchecked).toBeUndefined();
  });

  test('that throws is refused where the form asks for every rule to have run', async () => {
    const form = formOf("if (data.sent === 'odd') data.nobody.knows();");
    const { answer, stored } = await send({ ...form, settings: { refuseUnchecked: true } }, dataOf('odd'));
    expect(answer.json().details).toMatchObject([{ type: 'any.unchecked' }]);
    expect(stored).toEqual([]);
  });

  test('that goes on for ever on what is posted refuses it, and says that it was too much', async () => {
    const form = formOf("while (data.sent === 'odd') {}");
    const { answer, stored } = await send(form, dataOf('odd'));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toEqual([tooMuch]);
    expect(stored).toEqual([]);
    expect((await send(form, dataOf('even'))).answer.statusCode).toBe(201);
  });
});

test.each(['data.nobody.knows()', 'next = -1', 'next = 5', 'return'])(
  'nextPage `%s` leads past no rule: every page is validated',
  async (nextPage) => {
    const must = text('must', { validate: { required: true } });
    const { answer, stored } = await send(
      {
        display: 'wizard',
        components: [
          { type: 'panel', key: 'one', title: 'One', components: [text('sent')], nextPage },
          { type: 'panel', key: 'two', title: 'Two', components: [must] },
        ],
      },
      { sent: 'odd' },
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toMatchObject([{ type: 'any.required', path: ['must'] }]);
    expect(stored).toEqual([]);
  },
);

test.each(['data.nobody.knows()', '(function () { while (true) {} })()'])(
  'braces with `%s` in a label decide nothing: its field is validated, and stored as it is',
  async (code) => {
    const form = { components: [text('a', { label: `A {{ ${code} }}`, validate: { required: true } })] };
    expect((await send(form, { a: '' })).answer.json().details).toMatchObject([
      { type: 'any.required', path: ['a'] },
    ]);
    const { answer } = await send(form, { a: 'one' });
    expect(answer.json()).toMatchObject({ data: { a: 'one' } });
    expect(answer.json().metadata.unchecked).toBeUndefined();
  },
);

describe('an expression that a resident sends, to code that matches with what is sent', () => {
  const form = {
    components: [text('a', { validate: { custom: 'valid = !data.b || !data.a.match(data.b)' } }), text('b')],
  };
  const a = 'a'.repeat(100_000);

  test.each(['[ab]{0,1000}c', 'a*a*b', '[ab]{0,500}a{0,1}c'])(
    'is refused where it takes long: %s',
    async (b) => {
      const { answer, stored } = await send(form, { a, b });
      expect([answer.statusCode, answer.json().details]).toEqual([400, [tooMuch]]);
      expect(stored).toEqual([]);
    },
  );

  test.each(['(?=a{0,9})c', '(a+)+c', '['])('is told as failed where it must not run: %s', async (b) => {
    const { answer } = await send(form, { a, b });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().metadata.unchecked).toEqual([{ path: 'a', rule: 'custom', reason: 'failed' }]);
  });
});

test.each([
  ['en', 'this form takes too long to check'],
  ['fr', 'ce formulaire est trop long à vérifier'],
])(
  'a form with long code at every field is refused once all of it has gone on for long enough (%s)',
  async (language, sentence) => {
    const calculateValue = 'for (var i = 0; i < 100000; i += 1) {} value = "done"';
    const components = Array.from({ length: 300 }, (_, index) =>
      text(`f${index}`, { calculateValue, calculateServer: true }),
    );
    const opened = await openTestService({ 'odd.json': { path: 'odd', title: 'Odd', components } });
    const answer = await opened.post({ data: {}, metadata: { language } }, {}, '/api/odd/submission');
    await opened.close();
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toMatchObject([
      { type: 'any.spent', message: expect.stringContaining(sentence) },
    ]);
  },
);

test('a pattern that no engine ends in linear time refuses a hostile text, and takes others', async () => {
  const pattern = '(?! )([A-Za-z]+ ?)+';
  const names = await openTestService({
    'names.json': {
      path: 'names',
      components: [{ type: 'textfield', key: 'a', label: 'A', input: true, validate: { pattern } }],
    },
  });
  const post = (a: string) =>
    names.app.inject({ method: 'POST', url: '/api/names/submission', payload: { data: { a } } });
  const hostile = await post(`${'a'.repeat(60)}!`);
  expect([hostile.statusCode, hostile.json()]).toMatchObject([
    400,
    { details: [{ type: 'any.spent', path: [] }] },
  ]);
  expect((await post('Ann Lee')).statusCode).toBe(201);
  expect((await post(' Ann')).json()).toMatchObject({ details: [{ type: 'string.pattern', path: ['a'] }] });
  await names.close();
});
