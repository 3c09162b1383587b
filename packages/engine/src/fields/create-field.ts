import { signal } from '@preact/signals-core';
import type { DataNode } from '../data/data-tree.ts';
import { ownKeysOf } from '../data/own-keys.ts';
import { abilityOf } from '../features/abilities.ts';
import type { Model } from '../model.ts';
import type { PreparedComponent } from '../prepared-form.ts';
import { canEvaluate } from './evaluate.ts';
import { rulesFor } from './field-errors.ts';
import { type FieldState, fieldMethods } from './field-methods.ts';
import type { FormContext, InternalField, InternalRow, RowScope } from './internal-field.ts';
import { createScope } from './scope.ts';
import { createValidationSignal } from './validation-signal.ts';
import { ensureDefault, normaliseLoaded } from './value.ts';
import { conditionOf, visibilityReaction } from './visibility.ts';
import { withChildren } from './within.ts';

/** Where a field stands. */
interface FieldPosition {
  readonly parent: InternalField | undefined;
  readonly index: number;
  /** The object that holds its value. */
  readonly row: DataNode;
  readonly inRow: InternalRow | undefined;
  readonly scope?: RowScope | undefined;
  /** Keys of the data containers around it, from the row. */
  readonly keysAbove: readonly string[];
}

/** A field whose parts are put in. */
type MadeField = { -readonly [Name in keyof FieldState]: FieldState[Name] } & typeof fieldMethods;

/** Of what can have none: shared, and never added to. */
const noChildren: InternalField[] = [];

/** Makes a field and all below it, and enters them in the form's index. Nothing runs yet: see `startField`. */
export function createField(
  component: PreparedComponent,
  place: FieldPosition,
  context: FormContext,
): InternalField {
  const model = modelOf(component, context);
  const { parent, row, inRow, scope, keysAbove } = place;
  // Every row has fields of the same components as the first.
  if ((inRow?.id ?? 1) === 1) rulesFor(component, model, context);
  const ownKeys = ownKeysOf(component);
  const isOwnPath = keysAbove.length === 0 && ownKeys.length === 1;
  const ownPath = isOwnPath ? ownKeys : [...keysAbove, component.key];
  const keys = model.data === 'none' ? keysAbove : ownPath;
  const inner = model.data === 'object' ? row.node(ownKeys) : row;
  if (model.data === 'object') inner.keptWhenEmpty = true;
  const children: InternalField[] = component.children === undefined ? noChildren : [];

  const isHideable = conditionOf(component, context) !== undefined || canHide(component);

  // With `__proto__` in a literal it would take four times as long, with `Object.assign` six times the memory.
  const field: MadeField = Object.create(fieldMethods);
  field.id = `${context.idPrefix}f-${inRow === undefined ? '' : rowPrefix(inRow)}${component.id}`;
  field.context = context;
  field.component = component;
  field.model = model;
  field.parent = parent;
  field.place = place.index;
  field.children = children;
  field.row = row;
  field.inner = inner;
  field.slot = model.data === 'value' && component.key !== '' ? row.slot(ownKeys) : undefined;
  field.list = model.data === 'rows' && component.key !== '' ? row.list(ownKeys) : undefined;
  field.inRow = inRow;
  field.scope = scope;
  field.keys = keys;
  field.validationState = createValidationSignal();
  field.isExplicitlyCleared = false;
  field.isLeft = false;
  field.isOverridden = false;
  field.transientState = model.transientStateOf && signal();
  field.typed = undefined;
  field.isConditional = isHideable || parent?.isConditional === true;
  field.isConditionMet = isHideable ? signal(true) : undefined;

  context.index.add(field);
  scope?.add(field);
  if (model.data === 'rows') {
    const build = (of: InternalRow) => buildRow(of, context);
    const forget = (fields: readonly InternalField[]) => fields.forEach(leave);
    field.ownRows = abilityOf(context, 'rows').createRows(field, { build, forget }, context);
    context.rowsOf.set(field, field.ownRows);
    return field;
  }
  const within = model.isForm === true ? createScope(field) : scope;
  const inside = model.data === 'object' ? keys : keysAbove;
  component.children?.forEach((child, index) => {
    children.push(
      createField(
        child,
        { parent: field, index, row: inner, inRow, scope: within, keysAbove: inside },
        context,
      ),
    );
  });
  return field;
}

/** It is not there any more. */
function leave(field: InternalField): void {
  field.context.index.remove(field);
  field.context.onRemoved(field);
}

/** A row's fields, its grid their parent. */
function buildRow(row: InternalRow, context: FormContext) {
  const { grid, node } = row;
  const fields = (grid.component.children ?? []).map((child, index) =>
    createField(
      child,
      { parent: grid, index, row: node, inRow: row, scope: grid.scope, keysAbove: [] },
      context,
    ),
  );
  const all = fields.flatMap(withChildren);
  return {
    fields,
    start() {
      const stops = all.flatMap((field) => startField(field, context));
      for (const field of all) context.onAdded(field);
      return stops;
    },
  };
}

function rowPrefix(row: InternalRow): string {
  const { inRow } = row.grid;
  return `${inRow === undefined ? '' : rowPrefix(inRow)}${row.id}/`;
}

/** Takes in what was loaded, sets the default, and hands the field's reactions to the engine's loop. */
export function startField(field: InternalField, context: FormContext): readonly (() => void)[] {
  normaliseLoaded(field, context);
  const { calculateValue, clearOn, customDefaultValue, logic } = field.component;
  // A default that is computed waits for its turn: what it reads may be hidden by then.
  const hasTurn = field.isConditional || customDefaultValue !== undefined;
  if (!hasTurn) ensureDefault(field, context);
  const reactions = [
    hasTurn && visibilityReaction(field, context),
    logic && abilityOf(context, 'logic').logicReaction(field, context),
    (canEvaluate(calculateValue, context) || clearOn !== undefined) &&
      abilityOf(context, 'calculation').reaction(field, context),
  ];
  return reactions.flatMap((source) => (source ? [context.reactions.add(source)] : []));
}

/** True when logic can hide or show the component. */
function canHide({ logic = [] }: PreparedComponent): boolean {
  return logic.some(({ actions }) =>
    actions.some(
      (action) => action.kind === 'schema' || (action.kind === 'property' && action.setting === 'hidden'),
    ),
  );
}

/** The model of a component's type, else of what preparation found it to be. */
function modelOf(component: PreparedComponent, { models }: FormContext): Model {
  const name = Object.hasOwn(models, component.type) ? component.type : (component.fallback ?? 'unknown');
  const model = models[name];
  if (model === undefined) {
    throw new Error(`No model ${name}.`);
  }
  return model;
}
