import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { computed } from '@preact/signals-core';
import { isMet } from '../conditions/is-met.ts';
import type { ComputedAction, LogicAction, PreparedComponent } from '../prepared-form.ts';
import type { ReactionSource } from '../reactions/reactions.ts';
import { validateSettings } from '../settings/validate-settings.ts';
import { evaluated } from './evaluate.ts';
import { evaluationContextOf } from './evaluation-context.ts';
import type { Applied, FormContext, InternalField } from './internal-field.ts';
import { overridesOf } from './overrides.ts';
import { writeComputed } from './value.ts';
import { mayBeWritten } from './visibility.ts';

/**
 * Each item whose trigger holds acts on what the items before it left; where none holds, all is as written. Undefined
 * while that is being decided, so that a trigger may read its own component: it finds it as written.
 */
export function createLogic(field: InternalField, context: FormContext): () => Applied | undefined {
  let isDeciding = false;
  const applied = computed<Applied>(() => {
    isDeciding = true;
    try {
      return appliedNow(field, context);
    } finally {
      isDeciding = false;
    }
  });
  return () => (isDeciding ? undefined : applied.value);
}

function appliedNow(field: InternalField, context: FormContext): Applied {
  let { component } = field;
  const texts: Record<string, string> = {};
  const words: Record<string, string> = {};
  for (const action of actionsNow(field, context)) {
    if (action.kind === 'property') {
      const { setting, state, text } = action;
      if (state !== undefined) component = withSwitch(component, setting, state);
      if (text !== undefined) texts[setting] = text;
    } else if (action.kind === 'schema') {
      const schema = evaluated(action.expression, field, context, { initial: {} })?.value;
      if (!isJsonObject(schema)) continue;
      component = withSchema(component, schema);
      Object.assign(words, wordsIn(schema));
    }
  }
  for (const [setting, value] of Object.entries(overridesOf(field, context).value)) {
    component = withSwitch(component, setting, value === true);
    if (typeof value === 'string') Object.assign(words, wordsIn({ [setting]: value }));
  }
  return { component, texts, words };
}

/** The results of actions that compute values, one after the other; undefined: nothing to write. */
type Result = { readonly value: unknown } | undefined;

/**
 * Writes the values that logic computes while its triggers hold; undefined for a component whose logic computes none.
 * Values that an event triggers are written when it happens: see `actOnEvent`.
 */
export function logicReaction(
  field: InternalField,
  context: FormContext,
): ReactionSource<Result> | undefined {
  const items = field.component.logic?.filter(({ trigger }) => trigger.kind !== 'event') ?? [];
  if (!items.some(({ actions }) => actions.some(isValueAction))) return undefined;
  return {
    order: () => [...field.order(), 0],
    name: 'logic',
    path: () => field.path() || field.component.key,
    read() {
      if (!mayBeWritten(field)) return undefined;
      const evaluationContext = evaluationContextOf(field, context);
      const actions = items.flatMap(({ trigger, actions }) =>
        trigger.kind !== 'event' && isMet(trigger, evaluationContext, false)
          ? actions.filter(isValueAction)
          : [],
      );
      return valueAfter(actions, field, context);
    },
    write(result) {
      if (result !== undefined) writeComputed(field, result.value, context);
    },
  };
}

/** Writes what the actions compute that an event triggers; `args` are what the event says. */
export function actOnEvent(event: string, args: readonly unknown[], context: FormContext): void {
  for (const field of context.index.all()) {
    for (const { trigger, actions } of field.component.logic ?? []) {
      if (trigger.kind !== 'event' || trigger.event !== event) continue;
      const result = valueAfter(actions.filter(isValueAction), field, context, { result: args });
      if (result !== undefined) writeComputed(field, result.value, context);
    }
  }
}

/** The actions of the items whose triggers hold. Tracked. */
function actionsNow(field: InternalField, context: FormContext): readonly LogicAction[] {
  const evaluationContext = evaluationContextOf(field, context);
  return (field.component.logic ?? []).flatMap(({ trigger, actions }) => {
    const holds =
      trigger.kind === 'event'
        ? context.happened.value.has(trigger.event)
        : isMet(trigger, evaluationContext, false);
    return holds ? actions : [];
  });
}

function isValueAction(action: LogicAction): action is ComputedAction {
  return action.kind === 'value';
}

/** Each action starts from what the one before it left. */
function valueAfter(
  actions: readonly ComputedAction[],
  field: InternalField,
  context: FormContext,
  names: JsonNames = {},
): Result {
  let result: Result;
  for (const { expression } of actions) {
    const value = result === undefined ? field.value() : result.value;
    const extraNames = { ...names, value, input: value };
    result = evaluated(expression, field, context, { initial: value, own: extraNames }) ?? result;
  }
  return result;
}

type JsonNames = Readonly<Record<string, unknown>>;

/** A setting at its default is left out of a prepared component. */
function withSwitch(component: PreparedComponent, setting: string, isOn: boolean): PreparedComponent {
  switch (setting) {
    case 'hidden': {
      const { hidden: _, ...rest } = component;
      return isOn ? { ...rest, hidden: true } : rest;
    }
    case 'disabled': {
      const { disabled: _, ...rest } = component;
      return isOn ? { ...rest, disabled: true } : rest;
    }
    case 'validate.required': {
      const { required: _, ...rest } = component.validate ?? {};
      return { ...component, validate: isOn ? { ...rest, required: true } : rest };
    }
    default:
      return component;
  }
}

/** Applies a schema: it may change whether the component is visible or disabled, and its validation. */
function withSchema(component: PreparedComponent, schema: JsonObject): PreparedComponent {
  const switched = (['hidden', 'disabled'] as const).reduce(
    (now, name) => (schema[name] === undefined ? now : withSwitch(now, name, schema[name] === true)),
    component,
  );
  return schema.validate === undefined
    ? switched
    : { ...switched, validate: { ...validateSettings(schema.validate), ...codeOf(component) } };
}

/** Code in a schema is text, which nothing parses here: the component's own stays. */
function codeOf({ validate }: PreparedComponent) {
  return validate?.custom === undefined ? {} : { custom: validate.custom };
}

/** The texts that a schema may change; they are words, never markup. */
const wordSettings = ['label', 'title', 'description', 'tooltip', 'placeholder', 'prefix', 'suffix'] as const;

function wordsIn(schema: JsonObject): Readonly<Record<string, string>> {
  const written = (name: string): Json | undefined => schema[name];
  return Object.fromEntries(
    wordSettings.flatMap((name) => {
      const words = written(name);
      return typeof words === 'string' ? [[name, words]] : [];
    }),
  );
}
