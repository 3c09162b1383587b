import { openPreparedForm } from '@guichet/renderer/testing/open-prepared-form';
import { createSaving, type SavedSubmission } from '@guichet/service-client';
import { expect, test } from 'vitest';
import { feedback } from '../../testing/open-site.ts';
import type { FlowState } from '../flow.ts';
import { createFormEmitter } from '../form-events.ts';
import { createNormalFlow } from './submit-normal.ts';

type Reply = { readonly status: number; readonly body: unknown };

/** The flow of a form over a service that answers when and as the test orders. */
function open(answers: { name?: string } = { name: 'Ann' }) {
  const form = openPreparedForm(feedback, { person: answers });
  const calls: {
    key: string | undefined;
    body: string | undefined;
    answer: (reply: Reply | Error) => void;
  }[] = [];
  const states: FlowState[] = [];
  const done: SavedSubmission[] = [];
  const failed: string[] = [];
  let keys = 1;
  const events = createFormEmitter();
  events.on('submitDone', (submission) => done.push(submission));
  events.on('submitError', (fault) => failed.push(fault));
  const save = createSaving({
    fetch: (_, { headers, body }) =>
      new Promise((resolve, reject) => {
        const answer = (reply: Reply | Error) =>
          reply instanceof Error
            ? reject(reply)
            : resolve({ status: reply.status, text: async () => JSON.stringify(reply.body) });
        calls.push({ key: headers['idempotency-key'], body, answer });
      }),
    baseUrl: '/api',
    timeoutMs: 60_000,
  });
  const flow = createNormalFlow({
    form: () => form,
    key: {
      current: () => `key-${keys}`,
      renew: () => {
        keys += 1;
      },
    },
    save,
    events,
    timeZone: () => 'America/Toronto',
    onState: (state) => states.push(state),
  });
  return { form, flow, calls, states, done, failed };
}

const saved: Reply = { status: 201, body: { _id: '1', data: {}, metadata: { referenceNumber: 'R-1' } } };

test('an invalid form is not sent: its errors show, and it can be sent once it is corrected', async () => {
  const { form, flow, calls } = open({});
  await flow.submit(undefined);
  expect([calls.length, form.errors().length]).toEqual([0, 1]);
  const name = form.fieldByPath('person.name');
  if (name !== undefined) form.dispatch({ kind: 'input', field: name, strings: ['Ann'] });
  const sending = flow.submit(undefined);
  calls[0]?.answer(saved);
  await sending;
  expect(calls).toHaveLength(1);
});

test('the form is told what became of it: submitted, saved, or neither', async () => {
  const { form, flow, calls } = open();
  const emitted: string[] = [];
  for (const event of ['submit', 'submitDone', 'submitError'] as const)
    form.on(event, () => emitted.push(event));
  const failing = flow.submit(undefined);
  expect(form.isSubmitted()).toBe(true);
  calls[0]?.answer({ status: 409, body: { code: 'not_confirmed' } });
  await failing;
  expect([form.isSubmitted(), emitted]).toEqual([false, []]);
  const sending = flow.submit(undefined);
  calls[1]?.answer(saved);
  await sending;
  expect([form.isSubmitted(), emitted]).toEqual([true, ['submit', 'submitDone']]);
});

test('a second press while sending, or after it was received, sends nothing', async () => {
  const { flow, calls, done, states } = open();
  const sending = flow.submit(undefined);
  await flow.submit(undefined);
  calls[0]?.answer(saved);
  await sending;
  await flow.submit(undefined);
  expect(calls).toHaveLength(1);
  expect(done.map(({ metadata }) => metadata.referenceNumber)).toEqual(['R-1']);
  expect(states.map(({ kind }) => kind)).toEqual(['sending', 'idle']);
});

test('when the browser brings the page back it can be sent again', async () => {
  const { flow, calls } = open();
  const sending = flow.submit(undefined);
  calls[0]?.answer(saved);
  await sending;
  flow.release();
  const again = flow.submit(undefined);
  calls[1]?.answer(saved);
  await again;
  expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
});

test('it sends what was filled in, and of the place only what validation needs', async () => {
  const { form, flow, calls } = open();
  const sending = flow.submit(form.fieldByPath('submit'));
  calls[0]?.answer(saved);
  await sending;
  const { data, path, metadata } = JSON.parse(calls[0]?.body ?? '');
  expect([data.person, data.submit, path]).toEqual([{ name: 'Ann' }, true, 'city/feedback']);
  expect(Object.keys(metadata).sort()).toEqual(['formVersion', 'language', 'offset', 'timezone']);
});

test.each([
  [new Error('No connection.'), 'unreachable'],
  [{ status: 500, body: {} }, 'failing'],
])(
  'when saving fails without details one sentence says so, and the same key is tried again',
  async (reply, fault) => {
    const { form, flow, calls, failed } = open();
    const sending = flow.submit(undefined);
    calls[0]?.answer(reply);
    await sending;
    expect(failed).toEqual([fault]);
    expect(form.errors().map(({ type }) => type)).toEqual(['submit']);
    const again = flow.submit(undefined);
    calls[1]?.answer(saved);
    await again;
    expect(calls[1]?.key).toBe(calls[0]?.key);
  },
);

test.each([
  [507, 'no_space', ['failing']],
  [413, 'too_large', []],
])(
  'a refusal with %i is read in the service’s own words, and the same key is tried again',
  async (status, code, faults) => {
    const { form, flow, calls, failed } = open();
    const sending = flow.submit(undefined);
    calls[0]?.answer({ status, body: { code, details: [{ message: 'We have no room.' }] } });
    await sending;
    expect(form.errors().map(({ message }) => message)).toEqual(['We have no room.']);
    expect(failed).toEqual(faults);
    flow.submit(undefined);
    expect(calls[1]?.key).toBe(calls[0]?.key);
  },
);

test('what the service refuses stands at its field', async () => {
  const { form, flow, calls } = open();
  const sending = flow.submit(undefined);
  const details = [{ type: 'any.required', path: ['person', 'name'], message: 'x', context: {} }];
  calls[0]?.answer({ status: 400, body: { name: 'ValidationError', details } });
  await sending;
  expect(form.fieldByPath('person.name')?.errors()).toEqual(['Name is required.']);
});

test.each([
  [
    { status: 422, body: { code: 'key_reused', referenceNumber: 'R-1' } },
    { kind: 'keyReused', referenceNumber: 'R-1' },
  ],
  [
    { status: 410, body: { code: 'deleted', referenceNumber: 'R-1' } },
    { kind: 'deleted', referenceNumber: 'R-1' },
  ],
  [{ status: 409, body: { code: 'form_changed' } }, { kind: 'formChanged' }],
  [{ status: 409, body: { code: 'not_confirmed' } }, { kind: 'unconfirmed' }],
])('what the resident must decide is told, and sending stays possible', async (reply, state) => {
  const { flow, calls, states } = open();
  const sending = flow.submit(undefined);
  calls[0]?.answer(reply);
  await sending;
  expect(states.at(-1)).toEqual(state);
  flow.submit(undefined);
  expect(calls).toHaveLength(2);
});

test('what the resident decides to send once more goes under a new key, once however often it is pressed', async () => {
  const { flow, calls, done } = open();
  const sending = flow.submit(undefined);
  calls[0]?.answer({ status: 409, body: { code: 'not_confirmed' } });
  await sending;
  const again = flow.submitAsNew(undefined);
  await flow.submitAsNew(undefined);
  calls[1]?.answer(saved);
  await again;
  expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  expect(done).toHaveLength(1);
});
