import { type InternalField, notValidated, type ValidationState } from '../fields/internal-field.ts';
import type { CommandRunner, Typing } from './command-context.ts';

export function createTyping(): Typing {
  const fields = new Set<InternalField>();
  const self: Typing = {
    begin(field) {
      const before = field.validationState.peek();
      const isAtOnce = validatesAtOnce(field);
      const typing = isAtOnce
        ? undefined
        : (before.typing ?? new Set(field.shownFailures().map(({ name }) => name)));
      const isValidated = isAtOnce || before.isValidated;
      const next = { ...notValidated, isModified: true, isValidated, typing };
      // The next key of the same text changes none of this: readers are left alone.
      if (!isSameValidationState(before, next)) field.validationState.value = next;
      if (isAtOnce) fields.delete(field);
      else fields.add(field);
    },
    end(field) {
      fields.delete(field);
      const before = field.validationState.peek();
      const { isModified, isValidated, typing } = before;
      const isNowValidated = isValidated || (isModified && field.component.validateOn !== 'submit');
      if (isNowValidated === isValidated && typing === undefined) return;
      field.validationState.value = { ...before, isValidated: isNowValidated, typing: undefined };
    },
    endAll() {
      for (const field of [...fields]) self.end(field);
    },
  };
  return self;
}

function isSameValidationState(a: ValidationState, b: ValidationState): boolean {
  return (
    a.isModified === b.isModified &&
    a.isValidated === b.isValidated &&
    a.typing === b.typing &&
    a.isMalformed === b.isMalformed &&
    a.refusals === b.refusals
  );
}

function validatesAtOnce({ component, model }: InternalField): boolean {
  const { validateOn = 'change' } = component;
  return validateOn === 'change' && model.validateOn === 'change';
}

/** The control goes back to how the type writes its value. To be called within a command. */
export function endTyped(field: InternalField, { written }: CommandRunner): void {
  if (field.typed === undefined || field.validationState.peek().isMalformed) return;
  field.typed = undefined;
  written.add(field);
}
