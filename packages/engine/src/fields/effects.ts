import { isSame } from '../data/is-same.ts';
import type { Effect } from '../expression.ts';
import type { Form } from '../form.ts';
import type { FormContext, LiveField } from './live-field.ts';
import { overridesOf } from './logic.ts';
import { writeComputed } from './value.ts';

/** What code sets again and again is set this often within one command. */
const mostRounds = 100;

const busy = new WeakSet<FormContext>();

/**
 * Does what code asked for beside its output, and lets the form settle after each round, until nothing new is
 * asked for.
 */
export function applyEffects(form: Form, context: FormContext, settle: () => void): void {
  // What an event sets in turn is done by who is at it already.
  if (busy.has(context)) return;
  busy.add(context);
  for (let round = 0; round < mostRounds && context.effects.length > 0; round += 1) {
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
      if (effect.event === 'submitButton') context.askToSubmit();
      else form.emit(effect.event, effect.field, effect.given);
      break;
    case 'submit':
      context.askToSubmit();
      break;
  }
}

/** Of a key that is a field's, the field is set; any other is kept as it is, and sent. */
function setData({ node, key, value }: Effect & { readonly kind: 'data' }, context: FormContext): void {
  const field = context.index
    .all()
    .find((one) => one.row === node && one.component.key === key && holdsValue(one));
  if (field !== undefined) {
    writeComputed(field, value, context);
    return;
  }
  const slot = node.slot([key]);
  if (!isSame(slot.peek(), value)) slot.write(value);
}

function holdsValue({ slot, list }: LiveField): boolean {
  return slot !== undefined || list !== undefined;
}
