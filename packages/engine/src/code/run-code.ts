import {
  type AuthorScript,
  type HostValue,
  runAuthorScript,
  type ScriptScope,
} from '@guichet/author-scripts/run';
import { languageTags } from '@guichet/definition';
import type { AskedCode, CodeResult, RunCode } from '../fields/asked-code.ts';
import { heldBy } from '../fields/held-by.ts';
import type { CodeHost } from './code-host.ts';
import { createHostApi } from './host-api.ts';
import { hostValueOf } from './host-value.ts';
import { templateNames } from './template-names.ts';
import type { TimeLimit } from './time-limit.ts';
import { translatorFor } from './translate.ts';

export type { CodeHost, InstanceMethod } from './code-host.ts';
export { pageTimeLimit } from './page-time-limit.ts';
export type { TimeLimit } from './time-limit.ts';

/** A form whose code spends its budget so often runs none any more: requests to it may still be refused. */
const maxSpent = 20;

/**
 * Of all the code that a form runs for one command: some twenty times what one author script may, which no form needs.
 * Code that goes on for long without end, and code that writes its own inputs, stop there too.
 */
const maxStepsOfCommand = 20_000_000;

/** Code that was ended by the clock so often is not run again in this form: a page would stand still at each key. */
const maxTimeouts = 2;

/** The work that one form's code has taken so far. */
interface Taken {
  /** How often it spent its budget. */
  spent: number;
  ms: number;
  readonly timeouts: Map<AuthorScript, number>;
  /** Since the environment was handed in, in milliseconds. */
  passed: number;
}

/**
 * Runs a form author's code, for `FormParts.runCode`. Reaches nothing but the form, and what `host` offers. Without a
 * limit only steps end it.
 */
export function createRunCode(host: CodeHost = {}, limit?: TimeLimit): RunCode {
  const takenBy = new WeakMap<AskedCode['context'], Taken>();
  const run = (code: AuthorScript, asked: AskedCode): CodeResult => {
    const { context } = asked;
    const { work } = context;
    const taken: Taken = takenBy.get(context) ?? {
      ...{ spent: 0, ms: 0, timeouts: new Map(), passed: 0 },
    };
    takenBy.set(context, taken);
    // A command's first run reads the clock for all of them, so that what follows from it comes to rest.
    if (limit?.goesOn === true && work.steps === 0) {
      taken.passed = Math.max(0, Math.round(limit.clock.now() - context.environmentSince));
    }
    if (taken.spent >= maxSpent || work.steps >= maxStepsOfCommand) return { kind: 'spent' };
    const ms = limit && msLeft(limit, work.ms, taken.ms);
    const timeouts = taken.timeouts.get(code) ?? 0;
    if ((ms !== undefined && ms <= 0) || timeouts >= maxTimeouts) return { kind: 'timedOut' };
    const names = namesFor(asked, host);
    const language = () => languageTags[context.dictionary.value.locale];
    const scope: ScriptScope = {
      builtIns: context.abilities.builtIns,
      regularExpressions: context.abilities.regularExpressions,
      initial: hostValueOf(asked.initial),
      read: (name) => (Object.hasOwn(names, name) ? names[name]?.() : undefined),
      knows: (name) => Object.hasOwn(names, name),
      browser: () => ({ path: context.page.path, language: language() }),
      environment: () => {
        const { value } = context.environment;
        return {
          now: value.now + taken.passed,
          get timeZone() {
            return value.timeZone;
          },
          seed: value.seed,
          locale: language(),
        };
      },
      ...(limit && ms !== undefined && { timer: { clock: limit.clock, ms } }),
      took: (steps, time) => {
        work.steps += steps;
        work.ms += time;
        taken.ms += time;
      },
    };
    const outcome = runAuthorScript(code, scope);
    if (outcome.kind === 'spent') taken.spent += 1;
    if (outcome.kind === 'timedOut') taken.timeouts.set(code, timeouts + 1);
    return outcome.kind === 'done' ? { kind: 'done', value: outcome.value } : { kind: outcome.kind };
  };
  const runCode = (code: AuthorScript, asked: AskedCode): CodeResult => {
    try {
      const result = run(code, asked);
      note(code, result.kind, asked);
      const { validate } = asked.field.component;
      const isRule = code === validate?.custom || code === validate?.row;
      return result.kind === 'spent' && isRule ? { ...result, value: false } : result;
    } catch (error) {
      note(code, 'failed', asked);
      throw error;
    }
  };
  return limit?.goesOn === true ? Object.assign(runCode, { clock: limit.clock }) : runCode;
}

function msLeft({ maxRunMs, maxCommandMs, maxFormMs }: TimeLimit, ofCommand: number, ofForm: number): number {
  return Math.min(maxRunMs, maxCommandMs - ofCommand, maxFormMs - ofForm);
}

/** Reports a failure: see `Stored.unchecked`. */
function note(
  code: AuthorScript,
  kind: CodeResult['kind'],
  { field, context: { failing } }: AskedCode,
): void {
  const known = failing.get(field);
  if (kind === 'done') known?.delete(code);
  else failing.set(field, (known ?? new Map()).set(code, kind));
}

/** The values of the names in an author script, from where its field stands. Source: measured on Form.io. */
function namesFor(asked: AskedCode, host: CodeHost): Readonly<Record<string, () => HostValue>> {
  const { field, context, own: extraNames } = asked;
  const hostApi = createHostApi(asked, host);
  const custom = { ...host.custom };
  const nothing = () => undefined;
  const { node: root } = field.scope ?? { node: context.root };
  const named: Record<string, () => HostValue> = {
    data: () => hostApi.data(root),
    row: () => hostApi.data(field.row),
    rowIndex: () => field.inRow?.index(),
    value: () => hostValueOf(heldBy(field, field.value())),
    component: () => hostApi.component(field),
    instance: () => hostApi.instance(field),
    self: () => hostApi.instance(field),
    form: () => hostApi.form(),
    ...(asked.pressed && {
      components: () => hostApi.fields('key'),
      flattened: () => hostApi.fields('path'),
    }),
    submission: () => ({ data: hostApi.data(root), metadata: {} }),
    options: () => ({ language: context.dictionary.value.locale, ...host.options }),
    config: () => ({}),
    utils: () => ({ custom }),
    util: () => ({ custom }),
    user: () => null,
    token: () => ({}),
    t: () => translatorFor(context),
    iconClass: () => () => '',
    // Names that mean something in a few settings only, and nothing elsewhere.
    ...{ input: nothing, item: nothing, items: nothing, values: nothing, page: nothing, next: nothing },
  };
  if (asked.template !== undefined) Object.assign(named, templateNames(asked.template, hostApi));
  for (const [name, value] of Object.entries(extraNames)) named[name] = () => hostValueOf(value);
  return named;
}
