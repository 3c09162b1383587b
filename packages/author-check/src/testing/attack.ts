import { isJsonObject, type Json } from '@guichet/definition';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import { askedValues } from '../proofs/asked-values.ts';
import { candidatesFor } from '../proofs/candidates.ts';
import { createRandom } from '../proofs/explore.ts';
import { createOpener, fieldsOf } from '../proofs/form-instance.ts';
import { proveForm } from '../proofs/prove-form.ts';
import { isAnswerable, subjectsOf } from '../proofs/subjects.ts';

export interface Attack {
  /** Components that are said to be never seen. */
  readonly never: number;
  readonly reached: number;
  /** Those of them that a filling showed all the same. */
  readonly refuted: readonly string[];
}

/**
 * Proves a form, then fills it in at random, `fillings` times in any order, and looks for what is said to be never seen.
 * Values that no resident can choose are not among the answers.
 */
export function attack(definition: Json, fillings: number, seed: number): Attack {
  const preparation = prepareForm(definition, { models });
  const proofs = proveForm(definition, models)?.proofs.filter(({ claim }) => claim === 'reached') ?? [];
  if (preparation.kind !== 'prepared' || !isJsonObject(definition))
    return { never: 0, reached: 0, refuted: [] };
  const subjects = subjectsOf(definition, preparation.form, models) ?? [];
  const never = new Set(proofs.filter(({ verdict }) => verdict.kind === 'never').map(({ path }) => path));
  const reached = proofs.filter(({ verdict }) => verdict.kind === 'reached').length;
  if (never.size === 0) return { never: 0, reached, refuted: [] };
  const byId = new Map(subjects.map((subject) => [subject.component.id, subject]));
  const asked = askedValues(subjects);
  const random = createRandom(seed);
  const refuted = new Set<string>();
  const form = createOpener(preparation.form)();
  const fields = fieldsOf(form).flatMap((field) => {
    const subject = byId.get(field.component.id);
    return subject === undefined
      ? []
      : [{ field, subject, answers: isAnswerable(subject) ? ['', ...candidatesFor(subject, asked)] : [] }];
  });
  const answerable = fields.filter(({ answers }) => answers.length > 1);
  const hidden = fields.filter(({ subject }) => never.has(subject.path));
  for (let filling = 0; filling < fillings; filling += 1) {
    for (let step = 0; step < answerable.length; step += 1) {
      const chosen = answerable[Math.floor(random() * answerable.length)];
      const value = chosen?.answers[Math.floor(random() * chosen.answers.length)];
      if (chosen === undefined || value === undefined || !chosen.field.visible()) continue;
      form.dispatch({ kind: 'setValue', field: chosen.field, value, isTyped: true });
      for (const { field, subject } of hidden) if (field.visible()) refuted.add(subject.path);
    }
  }
  form.dispose();
  return { never: never.size, reached, refuted: [...refuted] };
}
