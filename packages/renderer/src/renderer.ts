import './styles.ts';

export { ErrorAlert } from './error-alert.tsx';
export { FormView, formElementId } from './form-view.tsx';
export { RequiredNote } from './required-note.tsx';
export { giveTyped, readTyped, type Typed } from './typed.ts';
