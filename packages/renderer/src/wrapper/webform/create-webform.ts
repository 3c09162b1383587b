import type { Form } from '@guichet/engine';
import type { SubmissionGiven } from '../submissions.ts';
import type { HostListeners } from './host-listeners.ts';
import type { Webform, WebformComponent } from './webform.ts';

export interface PageTurning {
  next(): Promise<void>;
  previous(): Promise<void>;
  to(index: number): Promise<void>;
}

interface Needs {
  /** The form instance of now: reading alone, or another map, opens it anew. */
  readonly now: () => {
    readonly form: Form;
    /** Undefined for a form without pages. */
    readonly pages: PageTurning | undefined;
  };
  readonly listeners: HostListeners;
  /** True once it was sent. */
  readonly send: () => Promise<boolean>;
  readonly shown: () => SubmissionGiven;
  readonly show: (submission: SubmissionGiven) => void;
  readonly destroy: () => void;
}

/** A form instance as hosts of Form.io command it. */
export function createWebform({ now, listeners, send, shown, show, destroy }: Needs): Webform {
  const value = (): SubmissionGiven => ({ ...shown(), data: now().form.data() });

  async function submit(): Promise<SubmissionGiven> {
    const { form } = now();
    let stored: SubmissionGiven | undefined;
    const stop = form.on('submit', (submission) => {
      stored = submission;
    });
    try {
      if (await send()) return { ...value(), ...stored };
    } finally {
      stop();
    }
    const errors = form.errors();
    throw errors.length > 0 ? errors : new Error('The form is being sent already.');
  }

  const webform: Webform = {
    get submission() {
      return value();
    },
    set submission(submission) {
      show(submission);
    },
    getValue: value,
    async setSubmission(submission) {
      show(submission);
    },
    submit,
    nextPage: async () => now().pages?.next(),
    prevPage: async () => now().pages?.previous(),
    setPage: async (index) => now().pages?.to(index),
    ...listeners.commands,
    emit(event, given) {
      now().form.dispatch({ kind: 'emit', event, given });
    },
    getComponent: (path) => componentAt(now().form, path),
    validate: () => now().form.dispatch({ kind: 'validate' }),
    destroy,
    get formInstance() {
      return now().form;
    },
  };
  return webform;
}

function componentAt(form: Form, path: string): WebformComponent | undefined {
  const field = form.fieldByPath(path);
  if (field === undefined) return undefined;
  const { key, type } = field.component;
  return {
    ...{ key, type, field },
    get path() {
      return field.path();
    },
    get visible() {
      return field.visible();
    },
    getValue: () => field.value(),
    setValue(value) {
      form.dispatch({ kind: 'setValue', field, value });
    },
    errors: () => field.errors(),
  };
}
