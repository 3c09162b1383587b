import type { JsonObject } from '@guichet/definition';
import { check } from './check.ts';
import { mutate, mutationOptions, mutations } from './mutate.ts';
import type { Mutation } from './mutation.ts';

/** Forms by the names that a failure prints. */
export type NamedForms = readonly { readonly name: string; readonly form: JsonObject }[];

export interface SeededKind {
  readonly name: string;
  readonly seeded: number;
  /** Form and place of each slip that was not found. */
  readonly missed: readonly string[];
}

/** Seeds up to `count` slips of one kind into forms, each into another place, and looks whether each is found there. */
export function seedFaults(forms: NamedForms, mutation: Mutation, count: number): SeededKind {
  const missed: string[] = [];
  const seen = new Set<string>();
  for (let turn = 0; seen.size < count && turn < 6 * Math.max(forms.length, count); turn += 1) {
    const named = forms[(turn * 5 + mutation.name.length) % forms.length];
    const mutated = named && mutate(named.form, mutation, turn);
    if (named === undefined || mutated === undefined) continue;
    const place = `${named.name} ${mutated.path}`;
    if (seen.has(place)) continue;
    seen.add(place);
    const isProven = mutation.codes.includes('neverReached');
    const isFound = check(mutated.form, { ...mutationOptions, isProven }).some(
      ({ code, path }) =>
        mutation.codes.includes(code) &&
        // Of two components with one key, the second is reported.
        (mutation.codes.includes('duplicatePath') || path.startsWith(mutated.path)),
    );
    if (!isFound) missed.push(place);
  }
  return { name: mutation.name, seeded: seen.size, missed };
}

/** Slips of every kind. */
export function seedEveryKind(forms: NamedForms, eachKind: number): readonly SeededKind[] {
  return mutations.map((mutation) => seedFaults(forms, mutation, eachKind));
}
