import { boundExpressions } from '../../../apps/form-service/src/submissions/bound-expressions.ts';
import { scriptTimeLimit } from '../../../apps/form-service/src/submissions/script-time-limit.ts';
import {
  validateOnce,
  validateSubmission,
} from '../../../apps/form-service/src/submissions/validate-submission.ts';
import { slowScripts as endlessScripts } from '../../../packages/author-scripts/src/run/testing/slow-scripts.ts';
import type { JsonObject } from '../../../packages/definition/src/definition.ts';
import { createRunCode } from '../../../packages/engine/src/code/run-code.ts';
import type { PreparedForm, RunCode } from '../../../packages/engine/src/engine.ts';
import { ownCode } from '../../../packages/fields/src/every-part.ts';
import { models } from '../../../packages/fields/src/models.ts';
import { prepareForm } from '../../../packages/prepare/src/prepare-form.ts';
import type { LongTest } from '../part.ts';
import { createRandomSource } from '../random.ts';
import { type SlowScript, slowScripts } from './slow-scripts.ts';

/** Of each script alone; and forms that hold so many of them. */
const scripts = 300;
const perForm = 30;
/** Native work ends this late at most, in milliseconds: the clock is read only now and then. */
const grace = 50;

export const scriptsPart: LongTest = {
  name: 'scripts',
  what: 'code of authors that is made to be slow, judged as the form service does',
  async run({ seed, only }, print) {
    boundExpressions();
    const random = createRandomSource(seed, 0);
    const codes = [
      ...slowScripts(random, scripts / 2),
      ...endlessScripts(scripts / 2, seed).map(({ code }) => ({ output: 'valid', code }) as const),
    ];
    const alone = codes.map((code, index) => ({ name: `script ${index}`, codes: [code] }));
    const together = Array.from({ length: scripts / perForm }, (_, index) => ({
      name: `form ${index} of ${perForm} scripts`,
      codes: codes.filter((_, at) => at % (scripts / perForm) === index),
    }));
    const asked = [...alone, ...together].filter((_, index) => only === undefined || index === only);
    const faults: string[] = [];
    const all: Measured[] = [];
    for (const [index, { name, codes: formCodes }] of asked.entries()) {
      const measured = measure(formOf(formCodes));
      all.push(measured);
      const { longestRun, code, whole } = measured;
      if (only !== undefined)
        print(`${formCodes.map(({ code }) => code).join('\n')}\n${JSON.stringify(measured)}`);
      const again = `again with scripts --seed ${seed} --only ${only ?? index}`;
      if (longestRun > scriptTimeLimit.maxRunMs + grace)
        faults.push(
          `${name}: one run took ${Math.round(longestRun)} ms of the processor; ${again}\n    ${formCodes[0]?.code}`,
        );
      if (code > scriptTimeLimit.maxFormMs + grace)
        faults.push(`${name}: its code took ${Math.round(code)} ms of the processor; ${again}`);
      if (whole > 2 * (scriptTimeLimit.maxFormMs + grace) + grace)
        faults.push(`${name}: judging took ${Math.round(whole)} ms of the processor; ${again}`);
    }
    const longest = (what: keyof Measured) =>
      Math.round(Math.max(...all.map((measured) => Number(measured[what]))));
    print(
      `${asked.length} forms, of which ${all.filter(({ verdict }) => verdict === 'invalid').length} were refused`,
    );
    const ends = Object.entries(
      Object.groupBy(
        all.flatMap((measured) => measured.ends),
        (end) => end,
      ),
    );
    print(`Runs: ${ends.map(([end, some = []]) => `${end} ${some.length}`).join(', ')}`);
    print(
      `The longest run took ${longest('longestRun')} ms of the processor, all code of a form ${longest('code')}, tried again and judged ${longest('whole')}`,
    );
    return faults;
  },
};

/** Milliseconds of this thread's work. */
interface Measured {
  readonly longestRun: number;
  /** All runs of one try. */
  readonly code: number;
  /** Validated as the service does, with a second try where the clock ended the first. */
  readonly whole: number;
  readonly verdict: string;
  /** How each run ended. */
  readonly ends: readonly string[];
}

function measure(form: PreparedForm): Measured {
  const limited = createRunCode(ownCode, scriptTimeLimit);
  const ends: string[] = [];
  let [longestRun, code, depth] = [0, 0, 0];
  const timed: RunCode = (authorScript, asked) => {
    depth += 1;
    const started = worked();
    const result = limited(authorScript, asked);
    depth -= 1;
    // One may ask for another: that is in its time already.
    if (depth > 0) return result;
    ends.push(result.kind);
    longestRun = Math.max(longestRun, worked() - started);
    code += worked() - started;
    return result;
  };
  const data = Object.fromEntries(form.components.map(({ key }) => [key, 'x']));
  const validation = { form, data, locale: 'en', now: 0, timeZone: 'America/Toronto' } as const;
  validateOnce(validation, timed);
  const started = worked();
  const { kind } = validateSubmission(validation);
  return { longestRun, code, whole: worked() - started, verdict: kind, ends };
}

function formOf(codes: readonly SlowScript[]): PreparedForm {
  const components = codes.map(({ output, code }, index): JsonObject => {
    const settings =
      output === 'value' ? { calculateValue: code, calculateServer: true } : { validate: { custom: code } };
    return { type: 'textfield', key: `f${index}`, label: 'F', input: true, defaultValue: 'x', ...settings };
  });
  const definition = {
    title: 'Slow',
    path: 'slow',
    components: [{ type: 'textfield', key: 'name', input: true, label: 'Name' }, ...components],
  };
  const prepared = prepareForm(definition, { models });
  if (prepared.kind !== 'prepared') throw new Error('A form of slow scripts cannot be prepared.');
  return prepared.form;
}

function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
