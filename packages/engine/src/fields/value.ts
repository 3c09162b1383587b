import { isJsonObject, type Json } from '@guichet/definition';
import { untracked } from '@preact/signals-core';
import { createDataNode, type DataNode, rowsOf } from '../data/data-tree.ts';
import { isSame } from '../data/is-same.ts';
import { ownKeysOf } from '../data/own-keys.ts';
import { ownPropertyOf } from '../data/property-of.ts';
import { malformed } from '../model.ts';
import { defaultFromAbove, eachHeld } from './box-values.ts';
import { canEvaluate, evaluated } from './evaluate.ts';
import { type FormContext, type InternalField, notValidated } from './internal-field.ts';

/** Writes a value where it differs; notifies every field that stands for it. */
export function writeValue(field: InternalField, value: Json | undefined, context: FormContext): void {
  const { slot } = field;
  if (slot === undefined || isSame(slot.peek(), value)) return;
  slot.write(value);
  field.typed = undefined;
  for (const sharing of context.index.at(slot)) context.onChange(sharing);
}

/**
 * Writes what an expression computed, in the shape of the type. A control that shows the value already keeps its text.
 */
export function writeComputed(field: InternalField, value: unknown, context: FormContext): void {
  if (context.isReadOnly && !field.isEmpty()) return;
  if (field.model.data === 'object') {
    eachHeld(field, value, (inner, held) => writeComputed(inner, held, context));
    return;
  }
  const kept = normal(field, value);
  if (field.list === undefined) writeValue(field, kept, context);
  else writeRows(field, kept ?? [], context);
}

/** The rows that were computed last: a cell's own conversion of them is not computed again. */
const computedRows = new WeakMap<InternalField, Json>();

function writeRows(field: InternalField, rows: Json, context: FormContext): void {
  if (isSame(field.value(), rows)) return;
  if (isSame(computedRows.get(field), rows) && holdsRows(field, rows)) return;
  computedRows.set(field, rows);
  replaceRows(field, rowsOf(rows), context);
}

/** Each cell holds what its type makes of what was computed for it. */
function holdsRows(field: InternalField, rows: unknown): boolean {
  const current = field.rows() ?? [];
  if (!Array.isArray(rows) || rows.length !== current.length) return false;
  return current.every(({ fields }, index) => fields.every((inner) => holds(inner, rows[index])));
}

function holds(field: InternalField, given: unknown): boolean {
  const { model, component, children } = field;
  if (model.data === 'none') return children.every((inner) => holds(inner, given));
  const givenValue = ownKeysOf(component).reduce(ownPropertyOf, given);
  if (givenValue === undefined || component.calculateValue !== undefined) return true;
  if (model.data === 'object') return children.every((inner) => holds(inner, givenValue));
  return model.data === 'rows'
    ? holdsRows(field, givenValue)
    : isSame(field.value(), normal(field, givenValue, true));
}

/** Fills in the default of a field that holds nothing: the author's, else the type's empty value. */
export function ensureDefault(field: InternalField, context: FormContext): void {
  if (field.list !== undefined) {
    ensureRows(field, field.list.peek(), context);
    return;
  }
  if (field.slot?.peek() !== undefined || field.isExplicitlyCleared) return;
  const above = fromAbove(field, context);
  if (above !== undefined) {
    writeValue(field, normal(field, above), context);
    return;
  }
  if (context.absentStaysAbsent && !hasOwnDefault(field, context)) return;
  const isComputed = canEvaluate(field.component.customDefaultValue, context);
  writeValue(field, isComputed ? computedDefault(field, context) : defaultOf(field), context);
}

/** A default that says nothing is none here. Source: measured on Form.io's service. */
function hasOwnDefault({ component }: InternalField, context: FormContext): boolean {
  return Boolean(component.defaultValue) || canEvaluate(component.customDefaultValue, context);
}

/** The field as nobody has touched it, without a value. */
export function clearValue(field: InternalField, context: FormContext): void {
  if (field.list !== undefined) {
    replaceRows(field, undefined, context);
    return;
  }
  field.validationState.value = notValidated;
  field.isExplicitlyCleared = false;
  writeValue(field, undefined, context);
}

export function removeIfEmpty(field: InternalField, context: FormContext): void {
  const value = field.slot === undefined ? field.list?.peek() : field.slot.peek();
  if (value !== undefined && field.isEmpty()) clearValue(field, context);
}

/** Other rows, or none at all. */
export function replaceRows(
  field: InternalField,
  rows: readonly DataNode[] | undefined,
  context: FormContext,
): void {
  field.validationState.value = notValidated;
  context.rowsOf.get(field)?.replace(rows);
  context.onChange(field);
}

/** The rows that were loaded, else the author's own, else as many empty ones as the type begins with. */
function ensureRows(
  field: InternalField,
  loaded: readonly DataNode[] | undefined,
  context: FormContext,
): void {
  if (context.rowsOf.get(field)?.current() !== undefined) return;
  if (loaded !== undefined) replaceRows(field, loaded, context);
  else if (!context.absentStaysAbsent || hasOwnDefault(field, context) || fromAbove(field, context))
    replaceRows(field, firstRows(field, context), context);
}

/** Most rows that all grids begin with at once: in grids within grids their numbers multiply, and would fill the memory. */
const maxFirstRows = 5_000;

/** A page shows no default in a grid that begins empty, and fills up one that has too few rows. Source: measured on Form.io. */
function firstRows(field: InternalField, context: FormContext): readonly DataNode[] {
  const { component, model } = field;
  const { defaultValue, settings } = component;
  const isShown = context.absentStaysAbsent || settings.initEmpty !== true;
  const given = fromAbove(field, context) ?? computedDefault(field, context) ?? defaultValue;
  const all = isShown && (Array.isArray(given) || isJsonObject(given)) ? rowsOf(given) : [];
  const room = Math.max(maxFirstRows - context.work.rows, 0);
  const givenRows = all.slice(0, room);
  const least = context.absentStaysAbsent && givenRows.length > 0 ? 0 : (model.firstRows?.(component) ?? 0);
  const length = Math.max(Math.min(least, room) - givenRows.length, 0);
  context.work.rows += givenRows.length + length;
  return [...givenRows, ...Array.from({ length }, () => createDataNode())];
}

/** A field's value in the default of a box around it. */
function fromAbove(field: InternalField, context: FormContext): unknown {
  return defaultFromAbove(field, context, (box) => {
    const { customDefaultValue, defaultValue } = box.component;
    if (!canEvaluate(customDefaultValue, context)) return defaultValue;
    return untracked(() => evaluated(customDefaultValue, box, context, {}))?.value ?? defaultValue;
  });
}

/** The result of the author's expression, even if it is nothing; undefined where there is none. */
function computedDefault(field: InternalField, context: FormContext): Json | undefined {
  const expression = field.component.customDefaultValue;
  if (!canEvaluate(expression, context)) return undefined;
  const result = untracked(() => evaluated(expression, field, context, {}));
  return normal(field, result?.value);
}

function defaultOf({ component, model }: InternalField): Json | undefined {
  const { defaultValue } = component;
  if (defaultValue === undefined || defaultValue === null) return model.emptyValue(component);
  const value = model.normalise(defaultValue, component);
  return value === malformed || value === undefined ? model.emptyValue(component) : value;
}

/** Brings a loaded value into the shape of the type. One that does not fit is validated, not kept. */
export function normaliseLoaded(field: InternalField, context: FormContext): void {
  const { slot, model, component } = field;
  if (slot === undefined) return;
  const loaded = slot.peek();
  if (loaded === undefined) {
    field.isExplicitlyCleared = context.index.at(slot).some((sharing) => sharing.isExplicitlyCleared);
    return;
  }
  const value = model.normalise(loaded, component);
  if (value === malformed) {
    field.validationState.value = { ...notValidated, isMalformed: true };
    const texts = [loaded].flat().map((item) => (typeof item === 'object' ? '' : `${item}`));
    if (model.formatWhileTyping && texts.some(Boolean)) field.typed = texts;
  }
  // A default would take the place of what is typed.
  field.isExplicitlyCleared = value === undefined || field.typed !== undefined;
  slot.write(value === malformed ? undefined : value);
}

/**
 * Nothing, what JSON has no number for and what the type cannot keep are its empty value; but code ticks a box by
 * anything that is true to it. `isLoaded`: it is loaded data, in which that ticks none.
 */
export function normal(
  { model, component }: InternalField,
  value: unknown,
  isLoaded = false,
): Json | undefined {
  const isNumber = typeof value !== 'number' || Number.isFinite(value);
  const empty = model.emptyValue(component);
  if (value === undefined || value === null || !isNumber) return empty;
  if (model.data === 'rows') return Array.isArray(value) ? value : isJsonObject(value) ? [value] : [];
  const kept = model.normalise(value, component);
  if (kept !== malformed && kept !== undefined) return kept;
  return empty === false && !isLoaded ? true : empty;
}
