import './styles.ts';

export { ErrorAlert } from './error-alert.tsx';
export { focusDelays } from './focus-delays.ts';
export { revealField } from './focus-field.ts';
export { formElementId } from './form-element-id.ts';
export { FormView, type WizardParts } from './form-view.tsx';
export { LanguageNote } from './language-note.tsx';
export { RequiredNote } from './required-note.tsx';
export { giveTyped, readTyped, type Typed } from './typed.ts';
