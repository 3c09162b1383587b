import { parsePath } from '@guichet/definition';
import { computed, effect, signal } from '@preact/signals-core';
import type { DataNode } from '../data/data-tree.ts';
import type { FieldView } from '../field.ts';
import type { Model } from '../model.ts';
import type { PreparedComponent } from '../prepared-form.ts';
import { createFieldTexts, type FieldTexts } from './field-texts.ts';
import { createFieldErrors, type FieldErrors } from './judgement.ts';
import { type FormContext, type LiveField, unjudged } from './live-field.ts';
import { ensureDefault, normaliseLoaded } from './value.ts';
import { isVisible, visibilityReaction } from './visibility.ts';

/** Where a field stands. */
interface Place {
  readonly parent: LiveField | undefined;
  readonly index: number;
  /** The object that holds its value. */
  readonly row: DataNode;
}

/** Makes a field and all below it, and enters them in the form's index. Nothing runs yet: see `startField`. */
export function createField(component: PreparedComponent, place: Place, context: FormContext): LiveField {
  const model = modelOf(component, context);
  const { parent, row } = place;
  const keys = parsePath(component.key).map(String);
  const path =
    model.data === 'none' ? (parent ? dataPathOf(parent) : '') : joinPath(dataPathOf(parent), component.key);
  const inner = model.data === 'object' ? row.node(keys) : row;
  if (model.data === 'object') inner.keptWhenEmpty = true;
  const children: LiveField[] = [];

  let texts: FieldTexts | undefined;
  let errors: FieldErrors | undefined;
  let view: (() => FieldView) | undefined;
  const textsNow = () => (texts ??= createFieldTexts(field, context));
  const errorsNow = () => (errors ??= createFieldErrors(field, context));
  const viewNow = () => (view ??= createView(field, textsNow(), context));

  const field: LiveField = {
    id: `f-${component.id}`,
    component,
    model,
    parent,
    children,
    order: [...(parent?.order ?? []), place.index],
    row,
    inner,
    slot: model.data === 'value' && component.key !== '' ? row.slot(keys) : undefined,
    judgement: signal(unjudged),
    isGivenEmpty: false,
    typed: undefined,
    isConditional: component.condition !== undefined || parent?.isConditional === true,
    isConditionMet: component.condition === undefined ? undefined : signal(true),
    path: () => path,
    locale: () => context.dictionary.value.locale,
    value: () => (field.slot === undefined ? undefined : field.slot.read()),
    shown: () => field.typed ?? model.toControl(field.value(), component, field.locale()),
    visible: () => isVisible(field),
    required: () => component.validate?.required === true,
    disabled: () => component.disabled === true || parent?.disabled() === true,
    text: (setting) => textsNow().text(setting),
    plainText: (setting) => textsNow().plain(setting),
    name: () => textsNow().name(),
    failures: () => errorsNow().failures(),
    shownRules: () => errorsNow().shownRules(),
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

  context.index.add(field);
  component.children?.forEach((child, index) => {
    children.push(createField(child, { parent: field, index, row: inner }, context));
  });
  return field;
}

/** Takes in what was loaded, sets the default, and hands the field's reactions to the engine's loop. */
export function startField(field: LiveField, context: FormContext): readonly (() => void)[] {
  normaliseLoaded(field);
  if (!field.isConditional) {
    ensureDefault(field, context);
    return [];
  }
  return [context.reactions.add(visibilityReaction(field, context))];
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
      errors: field.errors(),
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
    a.state === b.state &&
    a.texts === b.texts
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

/** The data path of what a field keeps its children under. */
function dataPathOf(field: LiveField | undefined): string {
  return field === undefined ? '' : field.path();
}

function joinPath(above: string, key: string): string {
  return above === '' ? key : `${above}.${key}`;
}
