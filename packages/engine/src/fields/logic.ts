import { computed } from '@preact/signals-core';
import { isMet } from '../conditions/is-met.ts';
import type { PreparedComponent } from '../prepared-form.ts';
import type { FormContext, LiveField } from './live-field.ts';
import { surroundingsOf } from './surroundings.ts';

/** A component as its logic makes it now. */
export interface Applied {
  readonly component: PreparedComponent;
  /** The texts that stand in the place of the component's own, by setting: the text settings that hold them. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Each item whose trigger holds acts on what the items before it left; where none holds, all is as written. */
export function createLogic(field: LiveField, context: FormContext): () => Applied {
  const { component } = field;
  const { logic = [] } = component;
  const applied = computed<Applied>(() => {
    const surroundings = surroundingsOf(field, context);
    const actions = logic.flatMap((item) => (isMet(item.trigger, surroundings, false) ? item.actions : []));
    const texts = actions.flatMap(({ setting, text }) => (text === undefined ? [] : [[setting, text]]));
    return {
      component: actions.reduce(
        (changed, { setting, state }) =>
          state === undefined ? changed : withSwitch(changed, setting, state),
        component,
      ),
      texts: Object.fromEntries(texts),
    };
  });
  return () => applied.value;
}

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
