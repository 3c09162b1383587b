import type { AskedCode, CodeResult, RunCode } from '../expression.ts';
import type { HostValue, SnippetScope } from '../snippets/host.ts';
import { runSnippet } from '../snippets/run-snippet.ts';
import type { Snippet } from '../snippets/tree.ts';
import { type CodeHost, createDoors } from './doors.ts';
import { hostValueOf } from './host-value.ts';
import { templateNames } from './template-names.ts';
import { translatorFor } from './translate.ts';

export { offerFaces } from '../snippets/run-snippet.ts';
export type { CodeHost, InstanceMethod } from './doors.ts';

/** A form whose code spends its budget so often runs none any more: what is asked of it may still be refused. */
const mostSpent = 20;

/**
 * Of all the code that a form runs for one command: some twenty times what one snippet may, which no form needs. Code
 * that goes on for long without end, and code that sets what it follows from, stop there too.
 */
const mostStepsOfCommand = 20_000_000;

const languages = { en: 'en-CA', fr: 'fr-CA' } as const;

/** What runs the code of a form's author, for `FormParts.runCode`. Reaches nothing but the form, and what `host` offers. */
export function createRunCode(host: CodeHost = {}): RunCode {
  const spent = new WeakMap<AskedCode['context'], number>();
  const run = (code: Snippet, asked: AskedCode): CodeResult => {
    const before = spent.get(asked.context) ?? 0;
    const { context } = asked;
    const { work } = context;
    if (before >= mostSpent || work.steps >= mostStepsOfCommand) return { kind: 'spent' };
    const names = namesFor(asked, host);
    const scope: SnippetScope = {
      initial: hostValueOf(asked.initial),
      read: (name) => (Object.hasOwn(names, name) ? names[name]?.() : undefined),
      knows: (name) => Object.hasOwn(names, name),
      environment: () => ({
        ...context.environment.value,
        locale: languages[context.dictionary.value.locale],
      }),
      took: (steps) => {
        work.steps += steps;
      },
    };
    const outcome = runSnippet(code, scope);
    if (outcome.kind === 'spent') spent.set(context, before + 1);
    if (outcome.kind === 'done') return { kind: 'done', value: outcome.value };
    return outcome.kind === 'spent' ? { kind: 'spent' } : { kind: 'failed' };
  };
  return (code, asked) => {
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
}

/** What failed is told: see `Form.unchecked`. */
function note(code: Snippet, kind: CodeResult['kind'], { field, context: { failing } }: AskedCode): void {
  const known = failing.get(field);
  if (kind === 'done') known?.delete(code);
  else failing.set(field, (known ?? new Map()).set(code, kind));
}

/** What the names of a snippet mean where its field stands. Source: measured on Form.io. */
function namesFor(asked: AskedCode, host: CodeHost): Readonly<Record<string, () => HostValue>> {
  const { field, context, own } = asked;
  const doors = createDoors(asked, host);
  const custom = { ...host.custom };
  const nothing = () => undefined;
  const { node: root } = field.scope ?? { node: context.root };
  const named: Record<string, () => HostValue> = {
    data: () => doors.data(root),
    row: () => doors.data(field.row),
    rowIndex: () => field.inRow?.index(),
    value: () => hostValueOf(field.value()),
    component: () => doors.component(field),
    instance: () => doors.instance(field),
    self: () => doors.instance(field),
    form: () => doors.form(),
    ...(asked.pressed && { components: () => doors.fields('key'), flattened: () => doors.fields('path') }),
    submission: () => ({ data: doors.data(root), metadata: {} }),
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
  if (asked.template !== undefined) Object.assign(named, templateNames(asked.template, doors));
  for (const [name, value] of Object.entries(own)) named[name] = () => hostValueOf(value);
  return named;
}
