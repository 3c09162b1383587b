import '../styles.ts';

export { Form, hasForm, missingForm } from './form.tsx';
export type { FormListeners, PressedNext, WrapperEvents } from './form-listeners.ts';
export type { FormOptionsGiven as FormOptions, FormProps } from './form-props.ts';
export type { BeforePage, FormHooks, HostError, Next, SingleError } from './hooks.ts';
export type { FormioFileService } from './services/formio-files.ts';
export type { MissingService } from './services/missing-service.ts';
export type { Leaving, SpecialSubmission } from './special/special-submission.ts';
export type { SubmissionGiven as Submission, SubmissionToSend } from './submissions.ts';
export type {
  Component,
  FormType,
  Webform,
  WebformComponent,
  WebformListener,
} from './webform/webform.ts';
