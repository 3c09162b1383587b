import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import { afterEach, expect, test } from 'vitest';
import { openTestService, type TestService } from '../http/test-service.ts';
import { readAll } from '../storage/read-all.ts';
import { createValidation, type Validation, type ValidationOptions } from './create-validation.ts';
import { scriptTimeLimit } from './script-time-limit.ts';
import { type SubmissionToValidate, validateOnce, validateSubmission } from './validate-submission.ts';
import { validateTask } from './validate-task.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const city = {
  title: 'City',
  path: 'city',
  components: [
    text('fault'),
    {
      ...{ type: 'datagrid', key: 'cars', label: 'Cars', input: true },
      components: [text('plate', { validate: { required: true } }), text('colour')],
    },
  ],
};
const url = '/api/city/submission';
const faultyWorker = join(import.meta.dirname, 'testing', 'faulty-worker.ts');

/** So many that they are not validated between two requests. */
const manyCars = Array.from({ length: 500 }, (_, index) => ({ plate: `P${index}`, colour: 'red' }));

const toClose: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const closable of toClose.splice(0).reverse()) await closable.close();
});

function validationOf(options: ValidationOptions = {}): Validation {
  const { limits, ...moreOptions } = options;
  // This waits as long as the machine has other work.
  const validation = createValidation({ ...moreOptions, limits: { workers: 1, waitMs: 120_000, ...limits } });
  toClose.push(validation);
  return validation;
}

async function open(
  options: ValidationOptions = {},
): Promise<TestService & { readonly validation: Validation }> {
  const validation = validationOf(options);
  const opened = await openTestService({ 'city.json': city }, { validation });
  toClose.push(opened);
  return { ...opened, validation };
}

function validationInputOf(definition: unknown, data: JsonObject): SubmissionToValidate {
  const preparation = prepareForm(definition, { models });
  if (preparation.kind !== 'prepared') throw new Error('Not prepared.');
  return { form: preparation.form, data, locale: 'fr', now: 0, timeZone: 'America/Toronto' };
}

const jsonOf = (...path: readonly string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

test.each([
  ['of every type, filled in', 'everything.json', jsonOf('e2e', 'fixtures', 'everything-data.json')],
  ['with rows and pages, empty', 'tree-cutting-permit.json', {}],
])(
  'a worker thread finds of a form %s what the thread that answers requests finds',
  async (_, file, data) => {
    const asked = validationInputOf(jsonOf('forms', file), data);
    const { form, ...rest } = asked;
    const ran = await validationOf().pool.run(validateTask, rest, [form]);
    expect(ran).toEqual({ kind: 'done', result: validateSubmission(asked) });
  },
);

test('other submissions are answered while a large one is validated', async () => {
  const { post } = await open();
  const answered: string[] = [];
  const send = async (name: string, data: JsonObject) => {
    const response = await post({ data }, {}, url);
    answered.push(`${name} ${response.statusCode}`);
  };
  await Promise.all([send('large', { cars: manyCars }), send('small', { cars: [{ plate: 'A' }] })]);
  expect(answered).toEqual(['small 201', 'large 201']);
});

test('the same key in parallel is one submission, also where worker threads validate it', async () => {
  const { post, storage } = await open({ limits: { workers: 2 } });
  const send = () => post({ data: { cars: manyCars } }, { 'idempotency-key': 'key-00000001' }, url);
  const answers = await Promise.all(Array.from({ length: 6 }, send));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(201);
  expect(await readAll(storage.readSubmissions('city'))).toHaveLength(1);
});

test('where too much is validated already the answer is 503 with Retry-After, and the same may be sent again', async () => {
  const { post, validation, storage } = await open({
    workerFile: faultyWorker,
    limits: { queue: 1, cpuMs: 1_000 },
  });
  const large = validationInputOf(city, { fault: 'never ends', cars: manyCars });
  const under = [validation.validate(large), validation.validate({ ...large, data: { cars: manyCars } })];
  const headers = { 'idempotency-key': 'key-00000002' };
  const busy = await post({ data: { cars: manyCars } }, headers, url);
  expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '5']);
  expect(busy.json()).toEqual({
    name: 'ServiceError',
    code: 'busy',
    message: 'The service is busy. Send it again with the same key in 5 seconds.',
    retryAfter: 5,
  });
  // A small submission needs no worker thread.
  expect((await post({ data: { cars: [{ plate: 'A' }] } }, {}, url)).statusCode).toBe(201);
  const [endless, waited] = await Promise.all(under);
  expect(endless).toMatchObject({ kind: 'invalid', details: [{ type: 'any.spent', path: [] }] });
  expect(waited?.kind).toBe('valid');
  expect((await post({ data: { cars: manyCars } }, headers, url)).statusCode).toBe(201);
  expect(await readAll(storage.readSubmissions('city'))).toHaveLength(2);
});

test.each([
  ['ends', 500],
  ['throws', 500],
  ['never ends', 400],
])('a validation that %s in a worker thread costs its own request and no other', async (fault, status) => {
  const { post, storage } = await open({ workerFile: faultyWorker, limits: { cpuMs: 1_000 } });
  const headers = { 'idempotency-key': 'key-00000003' };
  const [lost, next] = await Promise.all([
    post({ data: { fault, cars: manyCars } }, headers, url),
    post({ data: { cars: manyCars } }, {}, url),
  ]);
  expect([lost.statusCode, next.statusCode]).toEqual([status, 201]);
  expect(lost.json()).toMatchObject(
    status === 500
      ? { name: 'ServerError', code: 'failed' }
      : { name: 'ValidationError', details: [{ type: 'any.spent' }] },
  );
  // Nothing was stored under the key.
  expect((await post({ data: { cars: manyCars } }, headers, url)).statusCode).toBe(201);
  expect(await readAll(storage.readSubmissions('city'))).toHaveLength(2);
});

/** Each look at the clock takes as long as a whole run may. */
function slowly(asked: SubmissionToValidate) {
  let now = 0;
  return byClock(asked, () => {
    now += scriptTimeLimit.maxRunMs;
    return now;
  });
}

/** No time passes, however busy the machine is: code ends by its steps. */
function steadily(asked: SubmissionToValidate) {
  return byClock(asked, () => 0);
}

function byClock(asked: SubmissionToValidate, now: () => number) {
  return validateOnce(asked, createRunCode({}, { ...scriptTimeLimit, clock: { now } }));
}

test('code that the clock ends between two requests is tried once more in a thread of its own', async () => {
  const custom = 'for (var i = 0; i < 5000; i += 1) {} valid = true';
  const asked = validationInputOf(
    { ...city, components: [text('a', { validate: { custom } })] },
    { a: 'one' },
  );
  expect(slowly(asked)).toMatchObject({ kind: 'invalid', isTimedOut: true });
  expect(await validationOf({ quickly: slowly }).validate(asked)).toMatchObject({ kind: 'valid' });
});

test('code that spends its steps is refused at once: they are the same each time', async () => {
  const custom = 'while (true) {}';
  const asked = validationInputOf(
    { ...city, components: [text('a', { validate: { custom } })] },
    { a: 'one' },
  );
  const validation = validationOf({ quickly: steadily });
  // A worker thread would not be found any more.
  await validation.close();
  expect(await validation.validate(asked)).toMatchObject({
    kind: 'invalid',
    details: [{ type: 'any.spent' }],
  });
});

test('a form with many scripts is validated in a worker thread, however little was filled in', async () => {
  const validation = validationOf();
  await validation.close();
  const components = Array.from({ length: 50 }, (_, index) =>
    text(`a${index}`, { validate: { custom: 'valid = true' } }),
  );
  expect(await validation.validate(validationInputOf({ ...city, components }, {}))).toEqual({
    kind: 'busy',
    retryAfter: 5,
  });
  const few = validationInputOf({ ...city, components: components.slice(0, 5) }, {});
  expect(await validation.validate(few)).toMatchObject({ kind: 'valid' });
});
