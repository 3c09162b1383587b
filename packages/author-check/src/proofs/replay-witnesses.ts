import type { Form } from '@guichet/engine';
import { claimName, type Exploring, type Seen, toJson } from './explore.ts';
import { replay, within } from './form-instance.ts';
import type { Witness } from './proof.ts';
import { fails, rulesOf } from './rules-of.ts';
import type { Subject } from './subjects.ts';

/** Something that holds once a witness was replayed. */
interface Claim {
  readonly witness: Witness;
  holds(form: Form): boolean;
}

/**
 * The shortest of these that shows each component on a new form: no answers, those that the form asks about elsewhere,
 * all. Pages of a wizard are passed with all answers alone.
 */
export function replayReached({ open, asked, seen }: Exploring): ReadonlyMap<Subject, Witness> {
  const found = new Map<Subject, Witness>();
  const isAsked = (path: string) => asked.of(path.slice(path.lastIndexOf('.') + 1)).length > 0;
  const isWizard = (witness: Witness) => witness.some(({ kind }) => kind === 'next');
  const ways: readonly ((witness: Witness) => Witness | undefined)[] = [
    (witness) => (isWizard(witness) ? undefined : []),
    (witness) =>
      isWizard(witness) ? undefined : witness.filter((step) => step.kind !== 'answer' || isAsked(step.path)),
    (witness) => witness,
  ];
  for (const way of ways) {
    const claims = [...seen.reached].flatMap(([subject, whole]) => {
      const witness = found.has(subject) ? undefined : way(whole);
      return witness === undefined
        ? []
        : [{ subject, witness, holds: (form: Form) => isShown(form, subject) }];
    });
    for (const { subject, witness } of replayed(claims, open)) found.set(subject, witness);
  }
  return found;
}

/** Of the rules that were passed and failed, those that are so on a new form too. */
export function replayRules({ open, subjects, seen }: Exploring): Pick<Seen, 'satisfied' | 'violated'> {
  const named = subjects.flatMap((subject) =>
    rulesOf(subject.component).map((rule) => ({ rule, name: claimName(subject, rule) })),
  );
  const satisfied = named.flatMap(({ name }) => {
    const witness = seen.satisfied.get(name);
    const last = witness?.at(-1);
    if (witness === undefined || last?.kind !== 'answer') return [];
    const holds = (form: Form) => {
      const field = form.fieldByPath(last.path);
      return field?.visible() === true && field.failures().length === 0;
    };
    return [{ name, whole: witness, witness, holds }];
  });
  const violated = named.flatMap(({ rule, name }) => {
    const whole = seen.violated.get(name);
    const last = whole?.at(-1);
    if (whole === undefined || last?.kind !== 'answer') return [];
    // The answer is taken back, so that the same form takes those of the next fields.
    const holds = (form: Form) => {
      const field = form.fieldByPath(last.path);
      if (field?.visible() !== true) return false;
      const before = field.value();
      form.dispatch({ kind: 'setValue', field, value: last.value, isTyped: true });
      const isFailed = fails(field, rule);
      if (form.fieldById(field.id) === field)
        form.dispatch({ kind: 'setValue', field, value: toJson(before), isTyped: true });
      return isFailed;
    };
    return [{ name, whole, witness: whole.slice(0, -1), holds }];
  });
  return {
    satisfied: new Map(replayed(satisfied, open).map(({ name, whole }) => [name, whole])),
    violated: new Map(replayed(violated, open).map(({ name, whole }) => [name, whole])),
  };
}

/** Whether a witness shows a component on a new form. */
export function showsIt(witness: Witness, subject: Subject, open: Exploring['open']): boolean {
  return replayed([{ witness, holds: (form: Form) => isShown(form, subject) }], open).length > 0;
}

/** The claims that hold. Witnesses of one filling begin alike, so one form takes them after each other, each step once. */
function replayed<C extends Claim>(claims: readonly C[], open: Exploring['open']): readonly C[] {
  const holding: C[] = [];
  for (const chain of chainsOf(claims)) {
    const form = open();
    try {
      let taken = 0;
      for (const claim of chain) {
        if (!replay(form, claim.witness.slice(taken))) break;
        taken = claim.witness.length;
        if (claim.holds(form)) holding.push(claim);
      }
    } finally {
      form.dispose();
    }
  }
  return holding;
}

/** Claims whose witnesses continue each other, the shortest first. A step belongs to one filling. */
function chainsOf<C extends Claim>(claims: readonly C[]): readonly (readonly C[])[] {
  const chains: C[][] = [];
  for (const claim of claims.toSorted((left, right) => left.witness.length - right.witness.length)) {
    const chain = chains.find((candidate) => {
      const before = candidate.at(-1)?.witness ?? [];
      return before.length === 0 || claim.witness[before.length - 1] === before.at(-1);
    });
    if (chain === undefined) chains.push([claim]);
    else chain.push(claim);
  }
  return chains;
}

function isShown({ fields, wizard }: Form, { component }: Subject): boolean {
  const page = wizard?.current();
  const all = page === undefined ? fields : [page.panel, ...page.fields];
  return all
    .flatMap((field) => (field === undefined ? [] : within(field)))
    .some((field) => field.component.id === component.id && field.visible());
}
