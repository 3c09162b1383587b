import type { Json } from '@guichet/definition';
import type { FormFault } from '@guichet/engine';

/** Advice for the author of the outer form about each fault. */
export const faultProblems = {
  missing: {
    code: 'missingForm',
    sentence:
      'No form here has this name, so nothing is shown. Set "form" to the id, or "path" to the alias, of a form whose file lies beside this one.',
  },
  self: {
    code: 'selfNestedForm',
    sentence: 'A form cannot contain itself, so nothing is shown. Name another form.',
  },
  circular: {
    code: 'circularForm',
    sentence:
      'This form and the one that it names contain each other, so nothing is shown. Remove one of the two.',
  },
  outside: {
    code: 'outsideForm',
    sentence:
      'Forms are not loaded from other sites, so nothing is shown. Put that form’s file beside this one, and name it in "path".',
  },
  tooMany: {
    code: 'tooManyForms',
    sentence:
      'There are too many nested forms, or too many levels of them, so nothing is shown. Remove some.',
  },
} as const satisfies Readonly<Record<FormFault, { readonly code: string; readonly sentence: string }>>;

export function isFormFault(value: Json | undefined): value is FormFault {
  return typeof value === 'string' && Object.hasOwn(faultProblems, value);
}
