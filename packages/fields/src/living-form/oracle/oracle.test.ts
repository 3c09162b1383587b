import { ProcessTargets, process as runProcessors } from '@formio/core';
import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openForm } from '../open-form.ts';
import { type RandomCase, randomCase } from './random-form.ts';

// Its service reads dates in the zone of its machine.
beforeAll(() => {
  vi.stubEnv('TZ', 'America/Toronto');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

/** What is stored, and each failure as `path:rule`. */
interface Outcome {
  readonly data: JsonObject;
  readonly failures: readonly string[];
}

/** What Form.io's own service makes of a submission. */
async function oracle({ components, data }: RandomCase): Promise<Outcome> {
  const form = structuredClone({ components });
  const context = {
    form,
    submission: { data: structuredClone(data) },
    data: structuredClone(data),
    components: form.components,
    instances: {},
    processors: ProcessTargets.submission,
    scope: { errors: [] },
    config: { server: true },
  };
  // Its types ask for every component type's own settings; a definition from outside is plain JSON.
  await Reflect.apply(runProcessors, undefined, [context]);
  context.processors = ProcessTargets.evaluator;
  await Reflect.apply(runProcessors, undefined, [context]);
  const errors: readonly { ruleName: string; context: { path: string } }[] = context.scope.errors;
  return {
    data: context.data,
    failures: errors.map((error) => `${error.context.path}:${error.ruleName}`).sort(),
  };
}

function ours({ components, data }: RandomCase): Outcome {
  const form = openForm(components, { submission: data, absentStaysAbsent: true });
  const failures = form.failureDetails().map(({ path, context }) => `${path.join('.')}:${context.validator}`);
  return { data: form.storedData(), failures: failures.sort() };
}

test('1,500 random submissions are stored and refused as by Form.io itself', async () => {
  for (let seed = 1; seed <= 1500; seed += 1) {
    const one = randomCase(seed * 7919);
    expect({ seed, ...ours(one) }).toEqual({ seed, ...(await oracle(one)) });
  }
}, 60_000);
