import { createCompiler } from './code/create-compiler.ts';
import { newFrame, unset } from './code/frame.ts';
import { isKnown, readFree } from './code/free.ts';
import { type Weight, weighed } from './code/weight.ts';
import type { ScriptOutcome, ScriptScope } from './host.ts';
import { BudgetExceededError, currentRun, inRun, spend, TimeoutError } from './run.ts';
import type { AuthorScript } from './tree.ts';
import { deeper } from './values/call.ts';
import { toText } from './values/convert.ts';
import { Thrown } from './values/failure.ts';
import { fromHost, toHost } from './values/host-proxy.ts';
import { propertyOf } from './values/property.ts';
import './values/plain-texts.ts';
import { SandboxObject, type Value } from './values/sandbox-object.ts';

export type * from './host.ts';
export type { BuiltIns, RegularExpressions } from './language.ts';
export { MissingBuiltInsError, spend } from './run.ts';
export type { AuthorScript } from './tree.ts';

type Program = readonly [run: (initial: Value) => Value, weight: Weight];

const programs = new WeakMap<AuthorScript, Program>();
const compiler = createCompiler();

/**
 * Runs an author script. It always ends, and reaches nothing but the scope. Errors of the host itself, thrown while it
 * is read, pass through.
 */
export function runAuthorScript(authorScript: AuthorScript, scope: ScriptScope): ScriptOutcome {
  return inRun(scope, () => {
    try {
      let program = programs.get(authorScript);
      if (program === undefined) {
        program = weighed(() => compileProgram(authorScript));
        programs.set(authorScript, program);
      }
      const [run, { steps, levels }] = program;
      spend(steps);
      return { kind: 'done', value: toHost(deeper(levels, () => run(fromHost(scope.initial)))) };
    } catch (error) {
      if (error instanceof BudgetExceededError) return { kind: 'spent', what: error.what };
      if (error instanceof TimeoutError) return { kind: 'timedOut' };
      if (error instanceof Thrown) return failureOf(error.value);
      if (isFullStack(error)) return { kind: 'spent', what: 'depth' };
      throw error;
    }
  });
}

function compileProgram({
  size,
  output,
  shared = [],
  functions,
  unset: open = [],
  body,
}: AuthorScript): Program[0] {
  const make = compiler.hoisted(functions);
  const step = compiler.body(body);
  return (initial) => {
    const frame = newFrame(undefined, size);
    if (output !== undefined) frame.at[output] = initial;
    for (const [name, slot] of shared) if (isKnown(name)) frame.at[slot] = readFree(name);
    for (const slot of open) frame.at[slot] = unset;
    make(frame);
    if (step(frame)?.kind === 'return') return currentRun().returned;
    return output === undefined ? undefined : frame.at[output];
  };
}

/** The native stack was nearly full when the author script was called: engines say so in words of their own. */
function isFullStack(error: unknown): boolean {
  return error instanceof Error && /call stack|recursion/.test(error.message);
}

/** A plain text for a thrown value: an author may throw anything. */
function failureOf(thrown: Value): ScriptOutcome {
  try {
    const name = thrown instanceof SandboxObject ? toText(propertyOf(thrown, 'name') ?? 'thrown') : 'thrown';
    const message = toText(thrown instanceof SandboxObject ? (propertyOf(thrown, 'message') ?? '') : thrown);
    return { kind: 'failed', name: name.slice(0, 100), message: message.slice(0, 500) };
  } catch {
    return { kind: 'failed', name: 'thrown', message: '' };
  }
}
