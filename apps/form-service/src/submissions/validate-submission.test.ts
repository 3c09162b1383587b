import type { JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import { expect, test, vi } from 'vitest';
import { scriptTimeLimit } from './script-time-limit.ts';
import {
  type SubmissionToValidate,
  validateOnce,
  validateQuickly,
  validateSubmission,
} from './validate-submission.ts';

function validationInputOf(validate: JsonObject): SubmissionToValidate {
  const definition = {
    ...{ path: 'odd', title: 'Odd' },
    components: [{ type: 'textfield', key: 'a', label: 'A', input: true, validate }],
  };
  const preparation = prepareForm(definition, { models });
  if (preparation.kind !== 'prepared') throw new Error('Not prepared.');
  const { form } = preparation;
  return { form, data: { a: 'one' }, locale: 'en', now: 0, timeZone: 'America/Toronto' };
}

/** Each look at the clock takes as long as a whole run may. */
function busy() {
  let now = 0;
  const tick = () => {
    now += scriptTimeLimit.maxRunMs;
    return now;
  };
  return createRunCode({}, { ...scriptTimeLimit, clock: { now: tick } });
}

const long = validationInputOf({ custom: 'for (var i = 0; i < 5000; i += 1) {} valid = true' });
const endless = validationInputOf({ custom: 'while (true) {}' });

test('code that the clock ends is tried once more, and what comes to its end then is received', () => {
  const tries: boolean[] = [];
  const verdict = validateSubmission(long, (submission) => {
    tries.push(true);
    return tries.length === 1 ? validateOnce(submission, busy()) : validateOnce(submission);
  });
  expect([verdict.kind, tries.length]).toEqual(['valid', 2]);
});

test('code that the clock ends twice is refused as what spends its steps is, and no third time is tried', () => {
  let tries = 0;
  const verdict = validateSubmission(long, (submission) => {
    tries += 1;
    return validateOnce(submission, busy());
  });
  expect(tries).toBe(2);
  expect(verdict).toMatchObject({
    kind: 'invalid',
    isTimedOut: true,
    details: [{ type: 'any.spent', path: [] }],
  });
});

test('code that spends its steps is refused at once: they are the same each time', () => {
  let tries = 0;
  const verdict = validateSubmission(endless, (submission) => {
    tries += 1;
    return validateOnce(submission, createRunCode({}, { ...scriptTimeLimit, clock: { now: () => 0 } }));
  });
  expect(tries).toBe(1);
  expect(verdict).toMatchObject({ kind: 'invalid', details: [{ type: 'any.spent' }] });
  expect(verdict).not.toHaveProperty('isTimedOut');
});

test('the clock of the form service counts the work of its own thread', () => {
  const { clock } = scriptTimeLimit;
  const before = clock.worked?.() ?? Number.NaN;
  for (let n = 0; n < 1e6; n += 1) clock.now();
  expect(clock.worked?.()).toBeGreaterThan(before);
});

test.each([
  ['between two requests', validateQuickly],
  ['in a thread of its own', validateSubmission],
])('code that is run %s is handed the clock', (_, validate) => {
  let now = 0;
  const tick = () => {
    now += scriptTimeLimit.maxRunMs;
    return now;
  };
  vi.spyOn(performance, 'now').mockImplementation(tick);
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: tick() * 1_000, system: 0 }));
  try {
    expect(validate(long)).toMatchObject({ kind: 'invalid', isTimedOut: true });
  } finally {
    vi.restoreAllMocks();
  }
});
