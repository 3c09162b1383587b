import '../styles.ts';

export { Form, hasForm, missingForm } from './form.tsx';
export type { FormListeners, PressedNext, WrapperEvents } from './form-listeners.ts';
export type {
  FormOptionsGiven as FormOptions,
  FormProps,
  SubmissionGiven as Submission,
} from './form-props.ts';
export type { BeforePage, FormHooks, HostError, Next, SingleError, SubmissionToSend } from './hooks.ts';
export type { FormioFileService } from './services/formio-files.ts';
export type { MissingService } from './services/missing-service.ts';
