import type { CommandContext } from '../commands/command-context.ts';
import type { FormPart } from '../commands/form-part.ts';
import { transientStatesOf } from './transient-states-of.ts';

/** Commands of types that reach their value in steps, with transient states between. */
export function createTransientStateCommands({
  context,
  commands,
}: CommandContext): FormPart<'setTransientState'> {
  return {
    commands: {
      setTransientState({ field: { id }, transientState, isUnderWay = false }) {
        const field = context.index.byId(id);
        if (field?.transientState === undefined) return;
        const kept = field.transientState;
        commands.run(() => {
          kept.value = transientState;
          const { typing, ...validationState } = field.validationState.peek();
          if (typing !== undefined && !isUnderWay)
            field.validationState.value = { ...validationState, typing: undefined };
        });
      },
    },
    kept: (onDevice) => ({ transientStates: transientStatesOf(context.index.all(), onDevice) }),
    restore({ transientStates = [] }) {
      commands.run(() => {
        for (const { path, transientState } of transientStates) {
          const field = context.index.find(path);
          if (field?.transientState === undefined) continue;
          field.transientState.value = field.model.restoredTransientState
            ? field.model.restoredTransientState(transientState, field.transientState.peek())
            : transientState;
          // Text typed in its control may be part of the state.
          commands.written.add(field);
        }
      });
    },
  };
}
