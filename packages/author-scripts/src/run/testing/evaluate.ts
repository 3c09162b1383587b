import { parseAuthorScript } from '../../compile/parse-author-script.ts';
import type { HostValue, ScriptOutcome, ScriptScope } from '../host.ts';
import { allBuiltIns } from '../rare-built-ins.ts';
import { regularExpressions } from '../regular-expressions.ts';
import { runAuthorScript } from '../run-author-script.ts';
import type { AuthorScript } from '../tree.ts';

/** The scope of a script in a test: names, and a fixed environment. */
export function scopeOf(names: Readonly<Record<string, HostValue>> = {}, initial?: HostValue): ScriptScope {
  return {
    builtIns: allBuiltIns,
    regularExpressions,
    initial,
    read: (name) => (Object.hasOwn(names, name) ? names[name] : undefined),
    knows: (name) => Object.hasOwn(names, name),
    environment: () => ({
      now: Date.UTC(2026, 0, 31, 19, 30),
      timeZone: 'America/Toronto',
      seed: 7,
      locale: 'en-CA',
    }),
  };
}

/** An author script whose output is `value`, as it comes to a page. */
export function treeOf(code: string): AuthorScript {
  const { authorScript, findings } = parseAuthorScript(code, 'value');
  if (authorScript === undefined) throw new Error(`${code} was not parsed: ${findings[0]?.sentences.en}`);
  return JSON.parse(JSON.stringify(authorScript));
}

/** Prepares and runs it. */
export function evaluate(code: string, scope: ScriptScope = scopeOf()): ScriptOutcome {
  return runAuthorScript(treeOf(code), scope);
}

/** The script's result; throws when it fails. */
export function valueFrom(code: string, scope?: ScriptScope): HostValue {
  const outcome = evaluate(code, scope);
  if (outcome.kind !== 'done') throw new Error(`${code} gave ${JSON.stringify(outcome)}`);
  return outcome.value;
}
