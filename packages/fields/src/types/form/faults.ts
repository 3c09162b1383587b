import type { Json } from '@guichet/definition';
import type { FormFault } from '@guichet/engine';

/** Advice for the author of the outer form about each fault. */
export const faultProblems = {
  missing: {
    code: 'missingForm',
    sentence:
      'This names no form that is served here, and nothing is shown in its place. Name one by the id in "form" or by its alias in "path", and put its file beside this one.',
  },
  self: {
    code: 'selfNestedForm',
    sentence: 'A form cannot stand within itself, and nothing is shown here. Name another form.',
  },
  circular: {
    code: 'circularForm',
    sentence:
      'This form stands within the form that it names, so there would be no end, and nothing is shown here. Take one of the two out of the other.',
  },
  outside: {
    code: 'outsideForm',
    sentence:
      'The "src" of this form is an address elsewhere, from which no form is taken, and nothing is shown here. Put that form beside this one, and name it in "path".',
  },
  tooMany: {
    code: 'tooManyForms',
    sentence:
      'There are more forms within this one, or deeper ones, than one page can hold, and nothing is shown here. Take some away.',
  },
} as const satisfies Readonly<Record<FormFault, { readonly code: string; readonly sentence: string }>>;

export function isFormFault(value: Json | undefined): value is FormFault {
  return typeof value === 'string' && Object.hasOwn(faultProblems, value);
}
