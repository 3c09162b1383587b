import { parsePath } from '@guichet/definition';
import { computed, effect, signal } from '@preact/signals-core';
import type { DataNode } from '../data/data-tree.ts';
import type { ComputedOption, FieldView } from '../field.ts';
import type { Model } from '../model.ts';
import type { PreparedComponent } from '../prepared-form.ts';
import type { Order } from '../reactions/order.ts';
import { canEvaluate } from './evaluate.ts';
import { createFieldTexts, type FieldTexts } from './field-texts.ts';
import { furtherParts } from './further-parts.ts';
import { createFieldErrors, type FieldErrors } from './judgement.ts';
import { type FormContext, type LiveField, type LiveRow, unjudged } from './live-field.ts';
import type { Applied } from './logic.ts';
import type { Rows } from './rows.ts';
import { ensureDefault, normaliseLoaded } from './value.ts';
import { conditionOf, isVisible, visibilityReaction } from './visibility.ts';
import { withChildren } from './within.ts';

/** Where a field stands. */
interface Place {
  readonly parent: LiveField | undefined;
  readonly index: number;
  /** The object that holds its value. */
  readonly row: DataNode;
  readonly inRow: LiveRow | undefined;
  /** Keys of the data containers around it, from the row. */
  readonly keysAbove: readonly string[];
}

/** Makes a field and all below it, and enters them in the form's index. Nothing runs yet: see `startField`. */
export function createField(component: PreparedComponent, place: Place, context: FormContext): LiveField {
  const model = modelOf(component, context);
  const { parent, row, inRow, keysAbove } = place;
  const ownKeys = parsePath(component.key).map(String);
  const keys = model.data === 'none' ? keysAbove : [...keysAbove, component.key];
  const inner = model.data === 'object' ? row.node(ownKeys) : row;
  if (model.data === 'object') inner.keptWhenEmpty = true;
  const children: LiveField[] = [];

  let texts: FieldTexts | undefined;
  let errors: FieldErrors | undefined;
  let view: (() => FieldView) | undefined;
  let applied: (() => Applied) | undefined;
  let options: (() => readonly ComputedOption[]) | undefined;
  const textsNow = () => (texts ??= createFieldTexts(field, context));
  const errorsNow = () => (errors ??= createFieldErrors(field, context));
  const appliedNow = () => {
    applied ??= component.logic === undefined ? asWritten(component) : further().createLogic(field, context);
    return applied;
  };
  const optionsNow = () => {
    if (component.optionsCode !== undefined) options ??= further().computedOptions(field, context);
    return options;
  };
  const viewNow = () => (view ??= createView(field, textsNow(), context));

  const further = () => furtherParts(context);

  let rows: Rows | undefined;
  const order = [...(inRow === undefined ? (parent?.order() ?? []) : []), place.index];

  const isHideable = conditionOf(component, context) !== undefined || canHide(component);

  const field: LiveField = {
    id: `f-${inRow === undefined ? '' : rowPrefix(inRow)}${component.id}`,
    component,
    model,
    parent,
    children,
    // In a row the place changes with the row's.
    order: () => (inRow === undefined ? order : orderInRow(inRow, parent, place.index)),
    row,
    inner,
    slot: model.data === 'value' && component.key !== '' ? row.slot(ownKeys) : undefined,
    list: model.data === 'rows' && component.key !== '' ? row.list(ownKeys) : undefined,
    inRow,
    keys,
    rows: () => rows?.current(),
    judgement: signal(unjudged),
    isGivenEmpty: false,
    isLeft: false,
    isOverridden: false,
    typed: undefined,
    isConditional: isHideable || parent?.isConditional === true,
    isConditionMet: isHideable ? signal(true) : undefined,
    path: () => pathOf(inRow, keys),
    locale: () => context.dictionary.value.locale,
    environment: () => context.environment.value,
    value() {
      if (field.slot !== undefined) return field.slot.read();
      if (field.list !== undefined) return field.list.read()?.map((node) => node.toJson());
      return model.data === 'object' ? inner.toJson() : undefined;
    },
    isEmpty: () =>
      field.slot === undefined ? isAllEmpty(field) : model.isEmpty(field.slot.read(), component),
    kept: (strings) => model.fromControl(strings, component, field.locale(), field.environment()),
    written: (value) => model.toControl(value, component, field.locale(), field.environment()),
    shown: () => field.typed ?? field.written(field.value()),
    visible: () => isVisible(field),
    applied: () => appliedNow()(),
    isTouched: () => field.isLeft,
    isModified: () => field.judgement.value.isModified,
    required: () => !context.isReadOnly && field.applied().component.validate?.required === true,
    disabled: () =>
      context.isReadOnly || field.applied().component.disabled === true || parent?.disabled() === true,
    text: (setting) => textsNow().text(setting),
    plainText: (setting) => textsNow().plain(setting),
    name: () => textsNow().name(),
    options: () => optionsNow()?.(),
    dayLimits: () => further().dayLimits(field, context),
    failures: () => errorsNow().failures(),
    unchecked: () => errorsNow().unchecked(),
    shownFailures: () => errorsNow().shownFailures(),
    errors: () => errorsNow().sentences(),
    view: () => viewNow()(),
    subscribe(listener) {
      let isFirst = true;
      return effect(() => {
        viewNow()();
        if (!isFirst) listener();
        isFirst = false;
      });
    },
  };

  function forget(fields: readonly LiveField[]): void {
    for (const gone of fields) {
      context.index.remove(gone);
      context.onRemoved(gone);
    }
  }

  context.index.add(field);
  if (model.data === 'rows') {
    const build = (of: LiveRow) => buildRow(of, context);
    rows = further().createRows(field, { build, forget }, context);
    context.rowsOf.set(field, rows);
    return field;
  }
  component.children?.forEach((child, index) => {
    const inside = model.data === 'object' ? keys : keysAbove;
    children.push(
      createField(child, { parent: field, index, row: inner, inRow, keysAbove: inside }, context),
    );
  });
  return field;
}

/** A row's fields, its grid their parent. */
function buildRow(row: LiveRow, context: FormContext) {
  const { grid, node } = row;
  const fields = (grid.component.children ?? []).map((child, index) =>
    createField(child, { parent: grid, index, row: node, inRow: row, keysAbove: [] }, context),
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

function rowPrefix(row: LiveRow): string {
  const { inRow } = row.grid;
  return `${inRow === undefined ? '' : rowPrefix(inRow)}${row.id}/`;
}

function orderInRow(row: LiveRow, parent: LiveField | undefined, index: number): Order {
  if (parent !== undefined && parent !== row.grid) return [...parent.order(), index];
  return [...row.grid.order(), row.index(), index];
}

/** Tracked: a row may move. */
function pathOf(row: LiveRow | undefined, keys: readonly string[]): string {
  const path = keys.join('.');
  return row === undefined ? path : `${row.grid.path()}[${row.index()}]${path === '' ? '' : `.${path}`}`;
}

/** Reads no further than the first that holds something. */
function isAllEmpty(field: LiveField): boolean {
  const isEmpty = (inner: LiveField) => inner.isEmpty();
  const rows = (field.rows() ?? []).filter(({ stored }) => stored !== undefined);
  return field.children.every(isEmpty) && rows.every(({ fields }) => fields.every(isEmpty));
}

/** Takes in what was loaded, sets the default, and hands the field's reactions to the engine's loop. */
export function startField(field: LiveField, context: FormContext): readonly (() => void)[] {
  normaliseLoaded(field, context);
  const { calculateValue, customDefaultValue, logic } = field.component;
  // A default that is computed waits for its turn: what it reads may be hidden by then.
  const hasTurn = field.isConditional || customDefaultValue !== undefined;
  if (!hasTurn) ensureDefault(field, context);
  const visibility = hasTurn ? [context.reactions.add(visibilityReaction(field, context))] : [];
  if (!canEvaluate(calculateValue, context) && logic === undefined) return visibility;
  const { calculationReaction, logicReaction } = furtherParts(context);
  const computing = [logicReaction(field, context), calculationReaction(field, context)];
  return [...visibility, ...computing.flatMap((source) => (source ? [context.reactions.add(source)] : []))];
}

function createView(field: LiveField, texts: FieldTexts, context: FormContext): () => FieldView {
  let last: FieldView | undefined;
  const view = computed(() => {
    context.observe?.('view', field);
    const next: FieldView = {
      visible: isVisible(field),
      locale: field.locale(),
      required: field.required(),
      disabled: field.disabled(),
      isReadOnly: context.isReadOnly,
      errors: field.errors(),
      rows: field.rows(),
      options: field.options(),
      state: field.model.drawnState?.(field.value(), field.component),
      texts: texts.all(),
    };
    last = last !== undefined && isSameView(last, next) ? last : next;
    return last;
  });
  return () => view.value;
}

function isSameView(a: FieldView, b: FieldView): boolean {
  return (
    a.visible === b.visible &&
    a.locale === b.locale &&
    a.required === b.required &&
    a.disabled === b.disabled &&
    a.errors === b.errors &&
    a.rows === b.rows &&
    a.options === b.options &&
    a.state === b.state &&
    a.texts === b.texts
  );
}

/** Without logic a component is what its author wrote. */
function asWritten(component: PreparedComponent): () => Applied {
  const applied = { component, texts: {}, words: {} };
  return () => applied;
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
    throw new Error(`No model named ${name}: hand createForm the models that the form was prepared with.`);
  }
  return model;
}
