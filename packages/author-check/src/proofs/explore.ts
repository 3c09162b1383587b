import type { Json } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import type { AskedValues } from './asked-values.ts';
import { candidatesFor, violating } from './candidates.ts';
import { fieldsOf, within } from './form-instance.ts';
import type { Step, Witness } from './proof.ts';
import { fails, rulesOf } from './rules-of.ts';
import { isAnswerable, type Subject } from './subjects.ts';

/** Everything that was seen while a form was filled in. */
export interface Seen {
  readonly reached: Map<Subject, Witness>;
  /** By `claimName`. */
  readonly satisfied: Map<string, Witness>;
  readonly violated: Map<string, Witness>;
  /** Pages that could not be left, each with the field and rule that kept somebody there. */
  readonly stuck: Map<Subject, string>;
  /** Answers with which the form can be sent. */
  sent: Witness | undefined;
}

export function claimName({ path }: Subject, rule: string): string {
  return `${path} ${rule}`;
}

export function nothingSeen(): Seen {
  return { reached: new Map(), satisfied: new Map(), violated: new Map(), stuck: new Map(), sent: undefined };
}

export interface Exploring {
  open(): Form;
  readonly subjects: readonly Subject[];
  readonly asked: AskedValues;
  readonly seen: Seen;
}

/** Answers that a filling must give: by data path. */
export type Pins = ReadonlyMap<string, Json>;

/** Pages of one filling: what goes round in circles stops there. */
const maxPages = 60;
/** Answers that are tried for one field at one time. */
const maxTries = 12;

/**
 * Fills a form in once, from the first page to the last, as a resident does, and notes what appears. `turn`: from 0; each
 * turn chooses other answers.
 */
export function fillIn(
  { open, subjects, asked, seen }: Exploring,
  turn: number,
  pins: Pins = new Map(),
): void {
  const form = open();
  const byId = new Map(subjects.map((subject) => [subject.component.id, subject]));
  const steps: Step[] = [];
  const random = createRandom(turn + 1);
  try {
    const { wizard } = form;
    if (wizard === undefined) {
      fillFields(form, () => fieldsOf(form));
      send(form);
      return;
    }
    for (let count = 0; count < maxPages; count += 1) {
      const page = wizard.current();
      const current = () => wizard.current().fields.flatMap(within);
      if (page.panel !== undefined) note(page.panel);
      fillFields(form, current);
      if (!wizard.hasNext()) {
        if (!wizard.isDeadEnd()) send(form);
        return;
      }
      let outcome = form.dispatch({ kind: 'forward' });
      for (let again = 0; outcome.kind === 'invalid' && again < 3; again += 1) {
        fillFields(form, current, true);
        outcome = form.dispatch({ kind: 'forward' });
      }
      if (outcome.kind !== 'turned') {
        const subject = page.panel && byId.get(page.panel.component.id);
        const [error] = outcome.kind === 'invalid' ? outcome.errors : [];
        if (subject !== undefined) seen.stuck.set(subject, error?.message ?? 'nothing leads on');
        return;
      }
      steps.push({ kind: 'next' });
    }
  } finally {
    form.dispose();
  }

  function send(instance: Form): void {
    if (seen.sent === undefined && instance.dispatch({ kind: 'submit' }).kind === 'valid')
      seen.sent = [...steps];
  }

  function note(field: Field): Subject | undefined {
    const subject = byId.get(field.component.id);
    if (subject === undefined) return undefined;
    if (!seen.reached.has(subject)) seen.reached.set(subject, [...steps]);
    return subject;
  }

  /** Each answer may bring further fields, so it looks again until there is nothing new. */
  function fillFields(instance: Form, all: () => readonly Field[], isRepair = false): void {
    const done = new Set<string>();
    for (let pass = 0; pass < 6; pass += 1) {
      const fresh = all().filter((field) => !done.has(field.id) && field.visible());
      if (fresh.length === 0) break;
      for (const field of fresh) {
        done.add(field.id);
        if (instance.fieldById(field.id) !== field || !field.visible()) continue;
        const subject = note(field);
        if (subject === undefined) continue;
        addRows(instance, field);
        if (isAnswerable(subject) && field.whole === undefined) answer(instance, field, subject, isRepair);
      }
    }
    for (const field of all()) saveRows(instance, field);
  }

  function addRows(instance: Form, grid: Field): void {
    const wanted = Math.max(1, grid.component.validate?.minLength ?? 1);
    const rows = grid.rows();
    if (rows === undefined || wanted > 20) return;
    for (let count = rows.length; count < wanted; count += 1) {
      try {
        instance.dispatch({ kind: 'row:add', grid });
      } catch {
        return;
      }
      steps.push({ kind: 'addRow', path: grid.path() });
    }
  }

  function saveRows(instance: Form, grid: Field): void {
    for (const row of grid.rows() ?? []) {
      if (row.state() === 'saved' || row.state() === 'draft') continue;
      if (instance.dispatch({ kind: 'row:save', grid, row }).kind === 'saved')
        steps.push({ kind: 'saveRow', path: grid.path() });
    }
  }

  function set(instance: Form, field: Field, value: Json): void {
    // Code may have taken its row away.
    if (instance.fieldById(field.id) !== field) return;
    instance.dispatch({ kind: 'setValue', field, value, isTyped: true });
  }

  function answer(instance: Form, field: Field, subject: Subject, isRepair: boolean): void {
    const path = field.path();
    const rules = rulesOf(subject.component);
    if (!isRepair) tryToViolate(instance, field, subject, rules);
    const pinned = pins.get(subject.dataPath);
    if (pinned !== undefined) {
      set(instance, field, pinned);
      steps.push({ kind: 'answer', path, value: pinned });
      return;
    }
    if (isRepair && field.failures().length === 0) return;
    const candidates = candidatesFor(subject, asked);
    if (candidates.length === 0) return;
    // Turn by turn every option is taken once; the first turn takes what is best.
    const start =
      turn === 0
        ? 0
        : turn < 40 && candidates.length < 40
          ? turn % candidates.length
          : Math.floor(random() * candidates.length);
    // Some fields appear only where another one is left empty.
    const isOptional =
      subject.component.validate?.required !== true && !isRepair && turn > 1 && random() < 0.25;
    if (isOptional) return;
    for (let tries = 0; tries < Math.min(candidates.length, maxTries); tries += 1) {
      const value = candidates[(start + (isRepair ? tries + 1 : tries)) % candidates.length];
      if (value === undefined || value === null) continue;
      set(instance, field, value);
      const failures = field.failures();
      if (failures.length > 0) continue;
      steps.push({ kind: 'answer', path, value });
      for (const rule of rules) {
        const name = claimName(subject, rule);
        if (!seen.satisfied.has(name) && !isEmptyAnswer(field)) seen.satisfied.set(name, [...steps]);
      }
      return;
    }
  }

  function tryToViolate(instance: Form, field: Field, subject: Subject, rules: readonly string[]): void {
    const open = rules.filter((rule) => !seen.violated.has(claimName(subject, rule)));
    if (open.length === 0) return;
    const before = field.value();
    const values: readonly Json[] =
      open.includes('required') && open.length === 1
        ? ['']
        : ['', ...violating(subject), ...candidatesFor(subject, asked)];
    let left = open;
    for (const value of values.slice(0, 40)) {
      set(instance, field, value);
      for (const rule of left)
        if (fails(field, rule))
          seen.violated.set(claimName(subject, rule), [
            ...steps,
            { kind: 'answer', path: field.path(), value },
          ]);
      left = left.filter((rule) => !seen.violated.has(claimName(subject, rule)));
      if (left.length === 0) break;
    }
    set(instance, field, toJson(before));
  }

  function isEmptyAnswer(field: Field): boolean {
    return field.model.isEmpty(field.value(), field.component);
  }
}

export function toJson(value: unknown): Json {
  if (value === undefined) return '';
  const json: Json = JSON.parse(JSON.stringify(value));
  return json;
}

/** Always the same numbers from 0 to 1 of the same seed. */
export function createRandom(seed: number): () => number {
  let state = (seed * 0x9e37_79b9) >>> 0;
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
