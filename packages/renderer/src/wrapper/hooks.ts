import type { Json, JsonObject } from '@guichet/definition';
import type { Form, ServerErrorDetail, WizardPage } from '@guichet/engine';

/** What a host does at its moments, in Form.io's way: it goes on when `next` is called, unless with an error. */
export interface FormHooks {
  /** Judges what is about to be sent, and was found right by the form itself. */
  readonly customValidation?: (submission: SubmissionToSend, next: Next) => void;
  /** May change what is sent, by the second argument of `next`. */
  readonly beforeSubmit?: (
    submission: SubmissionToSend,
    next: (error?: HostError, changed?: { readonly data: JsonObject }) => void,
  ) => void;
  /** Before another page of a wizard is shown, forward or back. */
  readonly beforePage?: BeforePage;
  readonly beforeNext?: BeforePage;
  readonly beforePrev?: BeforePage;
}

export type BeforePage = (page: WizardPage, submission: { readonly data: JsonObject }, next: Next) => void;

export type Next = (error?: HostError) => void;

/** A sentence, an error, or several; one with a `path` shows at its field. */
export type HostError = string | SingleError | readonly (string | SingleError)[] | null;

export interface SingleError {
  readonly message: string;
  /** Where: the data path of a field, or its keys. */
  readonly path?: string | readonly (string | number)[] | undefined;
}

export interface SubmissionToSend {
  readonly data: JsonObject;
  readonly metadata: JsonObject;
  readonly state: string;
}

/** What a host's hook says is wrong, as a form shows it. Empty: nothing is. */
export function detailsOf(error: HostError | undefined): readonly ServerErrorDetail[] {
  if (error === undefined || error === null || error === '') return [];
  const all = isList(error) ? error : [error];
  return all.map((one) => {
    const { message, path = [] } = typeof one === 'string' ? { message: one } : one;
    return { type: 'any.host', path: keysOf(path), message, context: {} satisfies Record<string, Json> };
  });
}

function isList(error: HostError): error is readonly (string | SingleError)[] {
  return Array.isArray(error);
}

function keysOf(path: string | readonly (string | number)[]): readonly (string | number)[] {
  if (typeof path !== 'string') return path;
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  return keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Waits until a hook has called `next`. One that throws has said what is wrong. */
export function asked<Result>(
  hook: ((next: (error?: HostError, result?: Result) => void) => void) | undefined,
): Promise<{ readonly errors: readonly ServerErrorDetail[]; readonly result?: Result | undefined }> {
  return new Promise((resolve) => {
    if (hook === undefined) return resolve({ errors: [] });
    try {
      hook((error, result) => resolve({ errors: detailsOf(error), result }));
    } catch (error) {
      resolve({ errors: detailsOf(error instanceof Error ? error : String(error)) });
    }
  });
}

export function turnHookOf(
  { beforePage, beforeNext, beforePrev }: FormHooks,
  direction: 'next' | 'previous',
  form: Form,
): ((next: Next) => void) | undefined {
  const { wizard } = form;
  const own = direction === 'next' ? beforeNext : beforePrev;
  if (wizard === undefined || (beforePage === undefined && own === undefined)) return undefined;
  const page = wizard.current();
  const submission = { data: form.data() };
  return (next) => {
    const last = () => (own === undefined ? next() : own(page, submission, next));
    if (beforePage === undefined) last();
    else beforePage(page, submission, (error) => (detailsOf(error).length > 0 ? next(error) : last()));
  };
}
