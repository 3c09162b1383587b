import { parseSnippet } from '../../prepare/snippets/parse-snippet.ts';
import type { HostValue, SnippetOutcome, SnippetScope } from '../host.ts';
import { runSnippet } from '../run-snippet.ts';

/** What a snippet finds in a test: names, and an environment that no machine has. */
export function scopeOf(names: Readonly<Record<string, HostValue>> = {}, initial?: HostValue): SnippetScope {
  return {
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

/** Prepares and runs a snippet whose output is `value`. */
export function evaluate(code: string, scope: SnippetScope = scopeOf()): SnippetOutcome {
  const { snippet, findings } = parseSnippet(code, 'value');
  if (snippet === undefined) throw new Error(`${code} was not parsed: ${findings[0]?.sentences.en}`);
  // As it comes to a page.
  return runSnippet(JSON.parse(JSON.stringify(snippet)), scope);
}

/** What it gives; throws when it fails. */
export function valueFrom(code: string, scope?: SnippetScope): HostValue {
  const outcome = evaluate(code, scope);
  if (outcome.kind !== 'done') throw new Error(`${code} gave ${JSON.stringify(outcome)}`);
  return outcome.value;
}
