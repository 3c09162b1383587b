import { isJsonObject, type JsonObject } from '@guichet/definition';
import { untracked } from '@preact/signals-core';
import type { DataNode } from '../data/data-tree.ts';
import { isSame } from '../data/is-same.ts';
import { ownKeysOf } from '../data/own-keys.ts';
import type { Form } from '../form.ts';
import type { Effect } from './asked-code.ts';
import type { FormContext, InternalField } from './internal-field.ts';
import { overridesOf } from './overrides.ts';
import { writeComputed } from './value.ts';

/** The most rounds of effects within one command. */
const maxRounds = 100;

const busy = new WeakSet<FormContext>();

/** Applies the effects of code, and lets the form settle after each round, until there are no more. */
export function applyEffects(form: Form, context: FormContext, settle: () => void): void {
  // Effects of an event are applied by the round that is under way.
  if (busy.has(context)) return;
  busy.add(context);
  for (let round = 0; round < maxRounds && context.effects.length > 0; round += 1) {
    for (const effect of context.effects.splice(0)) apply(effect, form, context);
    settle();
  }
  context.effects.length = 0;
  busy.delete(context);
}

function apply(effect: Effect, form: Form, context: FormContext): void {
  switch (effect.kind) {
    case 'data':
      setData(effect, context);
      break;
    case 'value':
      if (holdsValue(effect.field)) writeComputed(effect.field, effect.value, context);
      break;
    case 'setting': {
      const overrides = overridesOf(effect.field, context);
      const before = overrides.peek();
      if (!isSame(before[effect.setting], effect.value))
        overrides.value = { ...before, [effect.setting]: effect.value };
      break;
    }
    case 'event':
      form.dispatch({ kind: 'emit', event: effect.event, from: effect.field, given: effect.given });
      break;
    case 'submit':
      context.askToSubmit();
      break;
  }
}

type DataTarget = Pick<Effect & { readonly kind: 'data' }, 'node' | 'key' | 'value'>;

/**
 * Of a key that is a field's, the field is set; of what holds fields (a container), what is in it; any other is kept
 * as it is, and sent.
 */
function setData({ node, key, value }: DataTarget, context: FormContext): void {
  const field = context.index
    .all()
    .find((candidate) => holdsValue(candidate) && standsAt(candidate, node, key));
  const inside = untracked(() => node.inside(key));
  if (field !== undefined) writeComputed(field, value, context);
  else if (inside !== undefined && 'slot' in inside)
    setInside(inside, isJsonObject(value) ? value : {}, context);
  else {
    const slot = node.slot([key]);
    if (!isSame(slot.peek(), value)) slot.write(value);
  }
}

function setInside(node: DataNode, values: JsonObject, context: FormContext): void {
  const keys = new Set([...Object.keys(untracked(node.toJson)), ...Object.keys(values)]);
  for (const key of keys) setData({ node, key, value: values[key] }, context);
}

/** A key may be a path: `home.city` stands as `city` in `home`. */
function standsAt({ row, component }: InternalField, node: DataNode, key: string): boolean {
  if (!component.key.endsWith(key)) return false;
  const keys = ownKeysOf(component);
  return keys.at(-1) === key && row.node(keys.slice(0, -1)) === node;
}

function holdsValue({ slot, list }: InternalField): boolean {
  return slot !== undefined || list !== undefined;
}
