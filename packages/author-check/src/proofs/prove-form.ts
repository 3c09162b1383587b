import { isJsonObject, type Json } from '@guichet/definition';
import type { Models } from '@guichet/engine/prepared';
import { prepareForm } from '@guichet/prepare';
import { contradictionIn, reasonAgainst } from '../rules/fillable.ts';
import { askedValues } from './asked-values.ts';
import { type Deciding, decide } from './decide.ts';
import { claimName, type Exploring, fillIn, nothingSeen } from './explore.ts';
import { createOpener } from './form-instance.ts';
import type { Proof, Verdict, Witness } from './proof.ts';
import { replayReached, replayRules } from './replay-witnesses.ts';
import { rulesOf } from './rules-of.ts';
import { isAnswerable, type Subject, subjectsOf } from './subjects.ts';

export type { Proof, Step, Verdict, Witness } from './proof.ts';

export interface FormProofs {
  readonly proofs: readonly Proof[];
  /** Answers with which the form can be sent; undefined where none were found. */
  readonly sent: Witness | undefined;
}

/** How often a form is filled in; a large one less often, since each filling takes longer. */
function fillingsOf(count: number): number {
  return Math.max(8, Math.min(60, Math.round(9_000 / Math.max(count, 1))));
}

/**
 * In milliseconds from the beginning: a form whose code takes long is filled in less often, and fewer combinations are
 * tried. Only what is not decided may differ then.
 */
const maxExploringMs = 3_000;
const maxDirectedMs = 4_500;
const maxDecidingMs = 6_000;

/** Combinations of answers that are tried for a whole form, and fillings that follow one of them. */
const maxCombinations = 40_000;
const maxDirected = 60;

/** A page or field that no answer shows. `because`: an exact argument, as a sentence. */
export interface NeverSeen extends Pick<Proof, 'path' | 'name' | 'isPage'> {
  readonly because: string;
}

/**
 * Whether each page and field can be reached, and each rule satisfied and violated. Undefined for what is no form, and
 * for one whose types of the deployment make other components of it.
 */
export function proveForm(definition: Json, models: Models): FormProofs | undefined {
  const explored = explore(definition, models);
  if (explored === undefined) return undefined;
  const { exploring, verdicts } = explored;
  const reached = replayReached(exploring);
  const rules = replayRules(exploring);
  const proofs = exploring.subjects.flatMap((subject) => [
    reachedProof(subject, exploring, reached, verdicts),
    ...ruleProofs(subject, { ...exploring, seen: { ...exploring.seen, ...rules } }, verdicts),
  ]);
  return { proofs, sent: exploring.seen.sent };
}

/** Only the pages and fields that are never seen: no witness is replayed for them. */
export function findNever(definition: Json, models: Models): readonly NeverSeen[] {
  return [...(explore(definition, models)?.verdicts ?? [])].flatMap(([{ path, name, isPage }, verdict]) =>
    verdict.kind === 'never' ? [{ path, name, isPage, because: verdict.because }] : [],
  );
}

/** As `findNever` finds them. */
export function neverIn({ proofs }: FormProofs): readonly NeverSeen[] {
  return proofs.flatMap(({ claim, path, name, isPage, verdict }) =>
    claim === 'reached' && verdict.kind === 'never' ? [{ path, name, isPage, because: verdict.because }] : [],
  );
}

interface Explored {
  readonly exploring: Exploring;
  /** The verdict on each page and field that no filling showed. */
  readonly verdicts: ReadonlyMap<Subject, Verdict>;
}

function explore(definition: Json, models: Models): Explored | undefined {
  const preparation = prepareForm(definition, { models });
  if (preparation.kind !== 'prepared' || !isJsonObject(definition)) return undefined;
  const { form } = preparation;
  const subjects = subjectsOf(definition, form, models);
  if (subjects === undefined) return undefined;
  const exploring: Exploring = {
    open: createOpener(form),
    subjects,
    asked: askedValues(subjects),
    seen: nothingSeen(),
  };
  const { seen } = exploring;
  const began = performance.now();
  const fillings = fillingsOf(subjects.length);
  for (let turn = 0; turn < fillings; turn += 1) {
    if (turn > 4 && isAllSeen(exploring)) break;
    if (turn > 2 && performance.now() - began > maxExploringMs) break;
    fillIn(exploring, turn);
  }
  const deciding: Deciding = {
    ...{ open: exploring.open, subjects, budget: maxCombinations },
    isLate: () => performance.now() - began > maxDecidingMs,
  };
  const verdicts = new Map<Subject, Verdict>();
  let directed = 0;
  for (const subject of subjects) {
    if (seen.reached.has(subject)) continue;
    const verdict = decide(subject, deciding);
    // The answers are known; whether a resident comes there with them is seen by filling in.
    if (verdict.kind === 'reached' && directed < maxDirected && performance.now() - began < maxDirectedMs) {
      directed += 1;
      const pins = new Map(
        verdict.witness.flatMap((step) => (step.kind === 'answer' ? [[step.path, step.value] as const] : [])),
      );
      for (const turn of [0, 3]) if (!seen.reached.has(subject)) fillIn(exploring, turn, pins);
    }
    verdicts.set(subject, verdict);
  }
  return { exploring, verdicts };
}

function isAllSeen({ subjects, seen }: Exploring): boolean {
  return (
    seen.sent !== undefined &&
    subjects.every(
      (subject) =>
        seen.reached.has(subject) &&
        rulesOf(subject.component).every(
          (rule) =>
            seen.satisfied.has(claimName(subject, rule)) && seen.violated.has(claimName(subject, rule)),
        ),
    )
  );
}

function reachedProof(
  subject: Subject,
  { seen }: Exploring,
  reached: ReadonlyMap<Subject, Witness>,
  verdicts: ReadonlyMap<Subject, Verdict>,
): Proof {
  const { path, name, isPage } = subject;
  const claim = { claim: 'reached', path, name, isPage } as const;
  const witness = reached.get(subject);
  if (witness !== undefined) return { ...claim, verdict: { kind: 'reached', witness } };
  const verdict = verdicts.get(subject);
  if (verdict === undefined)
    return { ...claim, verdict: { kind: 'undecided', because: 'its answers could not be given again' } };
  if (verdict.kind !== 'reached') return { ...claim, verdict };
  const [stuck] = [...seen.stuck];
  const because =
    stuck === undefined
      ? 'answers that show it are known, and the check found no way there'
      : `answers that show it are known, and the check could not leave the page "${stuck[0].name}": ${stuck[1]}`;
  return { ...claim, verdict: { kind: 'undecided', because } };
}

function ruleProofs(
  subject: Subject,
  { seen, subjects }: Exploring,
  verdicts: ReadonlyMap<Subject, Verdict>,
): readonly Proof[] {
  if (subject.model.data === 'none') return [];
  const { path, name, isPage } = subject;
  const isReached = seen.reached.has(subject);
  return rulesOf(subject.component).flatMap((rule) =>
    (['satisfied', 'violated'] as const).map((claim): Proof => {
      const witness = seen[claim].get(claimName(subject, rule));
      const proof = { claim, path, name, isPage, rule };
      if (witness !== undefined) return { ...proof, verdict: { kind: 'reached', witness } };
      if (!isReached) {
        const verdict = verdicts.get(subject);
        const because =
          verdict?.kind === 'never'
            ? `it is never seen: ${verdict.because}`
            : 'whether it can be seen is not decided';
        return { ...proof, verdict: { kind: verdict?.kind === 'never' ? 'never' : 'undecided', because } };
      }
      const never = claim === 'satisfied' ? neverSatisfied(subject, rule, subjects) : undefined;
      if (never !== undefined) return { ...proof, verdict: { kind: 'never', because: never } };
      return { ...proof, verdict: { kind: 'undecided', because: whyUndecided(subject, rule) } };
    }),
  );
}

/** An exact reason why nobody passes a rule. */
function neverSatisfied(
  { json, model, path, component }: Subject,
  rule: string,
  subjects: readonly Subject[],
): string | undefined {
  if (findCode(subjects, component.key)) return undefined;
  if (rule === 'required')
    return reasonAgainst({ json, path, model, type: component.type, key: component.key, parent: undefined });
  const contradiction = contradictionIn(json);
  return contradiction?.includes(`"${rule}"`) === true ? contradiction : undefined;
}

/** Whether code of another component names the key: it may fill in the field. */
function findCode(subjects: readonly Subject[], key: string): boolean {
  return subjects.some(
    ({ component, json }) =>
      component.key !== key &&
      [json.calculateValue, json.customDefaultValue, json.custom, JSON.stringify(json.logic ?? '')].some(
        (code) => typeof code === 'string' && code.includes(key),
      ),
  );
}

function whyUndecided(subject: Subject, rule: string): string {
  if (rule === 'custom') return `the code at ${subject.path}.validate.custom decides`;
  if (rule === 'json') return `the JSON logic at ${subject.path}.validate.json decides`;
  if (!isAnswerable(subject)) return 'residents do not answer it themselves';
  if (rule === 'pattern') return 'no tried answer did, and the pattern allows others';
  return 'no tried answer did';
}
