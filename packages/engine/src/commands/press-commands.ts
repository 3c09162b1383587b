import { readerFor } from '../fields/evaluate.ts';
import type { InternalField } from '../fields/internal-field.ts';
import { overridesOf } from '../fields/overrides.ts';
import type { PressOutcome } from '../form-command.ts';
import { fill } from '../text/fill.ts';
import type { CommandContext } from './command-context.ts';
import type { FormPart } from './form-part.ts';
import { press } from './press.ts';

/** A button's actions within the form: run its author's code, or emit its event. */
export function createPressCommands({
  context,
  commands,
  events,
  form,
  liveOf,
}: CommandContext): FormPart<'press'> {
  const locked = new Set<InternalField>();

  /** Code that sends often locks its button; what was not sent must be there to be sent again. */
  function unlock(): void {
    commands.run(() => {
      for (const field of locked) {
        const overrides = overridesOf(field, context);
        const { disabled: _, ...remaining } = overrides.peek();
        overrides.value = remaining;
      }
      locked.clear();
    });
  }

  function runCode(button: InternalField): PressOutcome {
    const { pressCode } = button.component;
    if (pressCode === undefined) return 'failed';
    const pressed = { isValid: () => form().isValid() };
    const attempts = form().failedAttempts();
    let outcome: PressOutcome = 'failed';
    commands.run(() => {
      const result = context.runCode?.(pressCode, {
        field: button,
        context,
        initial: undefined,
        own: {},
        pressed,
      });
      outcome = result?.kind === 'done' ? 'done' : 'failed';
      // Drops the effects of failed code: half of an author's steps counts as none.
      if (outcome === 'failed') context.effects.length = 0;
    }, true);
    if (overridesOf(button, context).peek().disabled === true) locked.add(button);
    if (form().failedAttempts() !== attempts) unlock();
    return outcome;
  }

  events.on('submitError', unlock);
  return {
    commands: {
      press({ field }) {
        const button = liveOf(field);
        const { action, event } = button.component.settings;
        if (button.disabled()) return 'failed';
        commands.run(() => press(button, context));
        if (action === 'custom') return runCode(button);
        if (action !== 'event') return 'done';
        if (typeof event !== 'string') return 'failed';
        form().dispatch({ kind: 'emit', event: eventName(event, button), from: button });
        return 'done';
      },
    },
  };

  /** An author may name the event by what was filled in. */
  function eventName(event: string, button: InternalField): string {
    const read = readerFor(button, context);
    return fill(event, (name) => asText(read(name.split('.'))));
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
