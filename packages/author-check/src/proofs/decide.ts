import type { Json } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import type { Condition } from '@guichet/engine/prepared';
import { type Comparison, comparisonsIn } from './comparisons.ts';
import { decidingAnswers } from './deciding-answers.ts';
import { fieldsOf } from './form-instance.ts';
import type { Verdict } from './proof.ts';
import { chainOf, type Subject } from './subjects.ts';
import { callsIn, findWriter } from './written-by-code.ts';

/** Combinations that are tried for one component, and for all of a form. */
const maxCombinations = 3_000;

export interface Deciding {
  open(): Form;
  readonly subjects: readonly Subject[];
  /** How many combinations may still be tried for this form. */
  budget: number;
  /** Whether the time for trying is over. */
  isLate(): boolean;
}

interface Variable {
  readonly subject: Subject;
  /** Undefined: the answer that is cleared when its field is hidden. */
  readonly values: readonly (Json | undefined)[];
}

/**
 * Whether any answers show a component: decided by trying all of them, where what it depends on has few. Everything else
 * of the form cannot matter then. `witness` holds the answers by data path.
 */
export function decide(subject: Subject, deciding: Deciding): Verdict {
  const chain = chainOf(subject);
  const hidden = chain.find(({ component }) => component.hidden === true);
  const writer = findWriter(deciding.subjects);
  if (hidden !== undefined) {
    const isShown = hidden.component.logic !== undefined || writer !== undefined;
    return isShown
      ? {
          kind: 'undecided',
          because: `"${hidden.name}" is hidden, and ${writer === undefined ? 'its logic' : `the code at ${writer}`} may show it`,
        }
      : {
          kind: 'never',
          because:
            hidden === subject
              ? 'it is hidden, and nothing shows it'
              : `"${hidden.name}" around it is hidden, and nothing shows that`,
        };
  }
  if (writer !== undefined)
    return { kind: 'undecided', because: `the code at ${writer} may change answers and settings` };
  const found = variablesOf(subject, deciding.subjects);
  if (typeof found === 'string') return { kind: 'undecided', because: found };
  const count = found.reduce((product, { values }) => product * values.length, 1);
  if (count > maxCombinations || count > deciding.budget)
    return {
      kind: 'undecided',
      because: `${found.map(({ subject: variableSubject }) => `"${variableSubject.name}"`).join(', ')} have ${count} combinations of answers, too many to try`,
    };
  deciding.budget -= count;
  return tryAll(subject, found, deciding);
}

/** All components whose answers decide, with all answers that make a difference; a sentence where nobody can list them. */
function variablesOf(subject: Subject, subjects: readonly Subject[]): readonly Variable[] | string {
  const comparisons = new Map<Subject, Comparison[]>();
  const waiting = [...chainOf(subject)];
  const done = new Set<Subject>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (done.has(next)) continue;
    done.add(next);
    const { component, path } = next;
    if (changesSight(next)) return `the logic at ${path}.logic may show or hide it`;
    if (component.condition === undefined) continue;
    const conditionComparisons = comparisonsIn(component.condition);
    if (conditionComparisons === undefined) return whyNot(component.condition, path);
    for (const comparison of conditionComparisons) {
      const named = subjectsNamed(comparison.reference, subjects);
      const [variable] = named;
      if (named.length > 1) return `"${comparison.reference}" names ${named.length} fields`;
      // Nothing is named: an empty value, always.
      if (variable === undefined) continue;
      if (variable.isInRows)
        return `"${comparison.reference}" stands in rows, and there may be any number of them`;
      comparisons.set(variable, [...(comparisons.get(variable) ?? []), comparison]);
      waiting.push(...chainOf(variable));
    }
  }
  if (
    subject.isInRows &&
    comparisons.size > 0 &&
    chainOf(subject).some(({ model }) => model.data === 'rows' && model.rowEditing !== undefined)
  )
    return 'it stands in rows that are opened and saved';
  const variables: Variable[] = [];
  for (const [variable, variableComparisons] of comparisons) {
    const values = decidingAnswers(variable, variableComparisons);
    if (typeof values === 'string') return values;
    const isCleared = chainOf(variable).some(({ component }) => component.condition !== undefined);
    variables.push({ subject: variable, values: isCleared ? [...values, undefined] : values });
  }
  // A field that shows another one goes first.
  return variables.toSorted(
    (left, right) => subjects.indexOf(left.subject) - subjects.indexOf(right.subject),
  );
}

function whyNot(condition: Condition, path: string): string {
  if (condition.kind !== 'code') return `the JSON logic at ${path} asks for more than answers`;
  const calls = callsIn(condition.code);
  return `the code at ${path}.customConditional decides${calls.length === 0 ? '' : `, and calls ${calls.join(', ')}`}`;
}

/** Logic that shows or hides, or changes any setting. */
function changesSight({ component }: Subject): boolean {
  return (component.logic ?? []).some(({ actions }) =>
    actions.some(
      (action) => action.kind === 'schema' || (action.kind === 'property' && action.setting === 'hidden'),
    ),
  );
}

/** As a condition finds them: by path, else by key; an option of a group of boxes is part of the group. */
function subjectsNamed(reference: string, subjects: readonly Subject[]): readonly Subject[] {
  const name = reference.replace(/\[\d+\]/g, '');
  const holding = subjects.filter(({ model, component }) => model.data !== 'none' && component.key !== '');
  for (const matches of [
    (candidate: Subject) => candidate.dataPath === name || candidate.component.key === name,
    (candidate: Subject) => name.startsWith(`${candidate.dataPath}.`) && candidate.model.data === 'value',
    (candidate: Subject) =>
      name.startsWith(`${candidate.component.key}.`) && candidate.model.data === 'value',
    (candidate: Subject) => candidate.component.key === name.slice(name.lastIndexOf('.') + 1),
  ]) {
    const found = holding.filter(matches);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Tries all combinations. First every answer counts as given, whether its field is seen or not: what is not seen then is
 * never seen. Where that shows the component, and a resident who answers only what is seen does not get there, fields that
 * never appear keep the answer that they begin with, and all others have every answer: what is not seen then is never seen
 * either, since the first of those fields would have to appear without the others.
 */
function tryAll(subject: Subject, variables: readonly Variable[], deciding: Deciding): Verdict {
  const total = variables.reduce((product, { values }) => product * values.length, 1);
  const seen = new Set<Variable>();
  const never = (): Verdict => ({ kind: 'never', because: neverBecause(subject, variables, seen, total) });
  const late = { kind: 'undecided', because: 'there was no time to try all answers' } as const;
  const given = withAll(variables, deciding, subject, (form, fields, chosen) => {
    give(form, fields, chosen, false);
    return isSeen(form, subject);
  });
  const found = withAll(variables, deciding, subject, (form, fields, chosen) => {
    give(form, fields, chosen, true);
    for (const [index, variable] of variables.entries())
      if (fields[index]?.visible() === true) seen.add(variable);
    return isSeen(form, subject);
  });
  if (found.kind === 'found')
    return {
      kind: 'reached',
      witness: variables.map(({ subject: variableSubject }, index) => ({
        kind: 'answer',
        path: variableSubject.dataPath,
        value: found.chosen[index] ?? '',
      })),
    };
  if (given.kind === 'none') return never();
  if (given.kind === 'late' || found.kind === 'late') return late;
  const answered = variables.filter((variable) => seen.has(variable));
  const unseen = variables.filter((variable) => !seen.has(variable));
  const wayOut = withAll(answered, deciding, subject, (form, fields, chosen) => {
    give(form, fields, chosen, false);
    return isSeen(form, subject) || unseen.some((variable) => isSeen(form, variable.subject));
  });
  if (wayOut.kind === 'late') return late;
  return wayOut.kind === 'none'
    ? never()
    : { kind: 'undecided', because: 'the answers that show it depend on the order in which they are given' };
}

type Attempt = (
  form: Form,
  fields: readonly (Field | undefined)[],
  chosen: readonly (Json | undefined)[],
) => boolean;

type Tried =
  | { readonly kind: 'found'; readonly chosen: readonly (Json | undefined)[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'late' };

/** The first combination with which an attempt succeeds. */
function withAll(
  variables: readonly Variable[],
  { open, isLate }: Deciding,
  subject: Subject,
  attempt: Attempt,
): Tried {
  const form = open();
  try {
    if (subject.isInRows) addRows(form);
    const all = fieldsOf(form);
    const fields = variables.map((variable) =>
      all.find((field) => field.component.id === variable.subject.component.id),
    );
    const total = variables.reduce((product, { values }) => product * values.length, 1);
    for (let number = 0; number < total; number += 1) {
      let rest = number;
      const chosen = variables.map(({ values }) => {
        const value = values[rest % values.length];
        rest = Math.floor(rest / values.length);
        return value;
      });
      if (attempt(form, fields, chosen)) return { kind: 'found', chosen };
      if (isLate()) return { kind: 'late' };
    }
    return { kind: 'none' };
  } finally {
    form.dispose();
  }
}

/** An answer may be taken only once another one has shown its field, so they are given more than once. */
function give(
  form: Form,
  fields: readonly (Field | undefined)[],
  chosen: readonly (Json | undefined)[],
  isSeenAlone: boolean,
): void {
  for (let pass = 0; pass <= fields.length && !(pass > 0 && areSet(fields, chosen)); pass += 1)
    for (const [index, field] of fields.entries())
      if (field !== undefined && !(isSeenAlone && !field.visible()))
        form.dispatch({ kind: 'setValue', field, value: chosen[index], isTyped: true });
}

function isSeen(form: Form, { component }: Subject): boolean {
  return fieldsOf(form).some((field) => field.component.id === component.id && field.visible());
}

function areSet(fields: readonly (Field | undefined)[], chosen: readonly (Json | undefined)[]): boolean {
  return fields.every(
    (field, index) => field === undefined || JSON.stringify(field.value()) === JSON.stringify(chosen[index]),
  );
}

function neverBecause(
  subject: Subject,
  variables: readonly Variable[],
  seen: ReadonlySet<Variable>,
  total: number,
): string {
  const unseen = variables.filter((variable) => !seen.has(variable)).at(0);
  if (unseen?.subject === subject)
    return 'it depends on its own answer, which nobody can give while it is hidden';
  if (unseen !== undefined) return `it depends on "${unseen.subject.name}", which is never seen itself`;
  if (variables.length === 0) return 'its condition depends on no answer, and does not hold';
  const names = variables.map(({ subject }) => `"${subject.name}"`).join(', ');
  return `none of the ${total} ${variables.length === 1 ? 'answers that make a difference to' : 'combinations of answers to'} ${names} shows it`;
}

function addRows(form: Form): void {
  for (let depth = 0; depth < 4; depth += 1) {
    for (const grid of fieldsOf(form)) {
      if (grid.rows()?.length !== 0) continue;
      try {
        form.dispatch({ kind: 'row:add', grid });
      } catch {}
    }
  }
}
