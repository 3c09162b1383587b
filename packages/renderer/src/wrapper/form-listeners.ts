import type { JsonObject } from '@guichet/definition';
import type { EventName, FormEvents, Form as LivingForm, SentSubmission } from '@guichet/engine';

/** Each event of the engine goes on to the host under its own name. */
export const forwarded = [
  ...['change', 'componentChange', 'componentError', 'focus', 'blur', 'submitButton', 'submitError', 'error'],
  ...['submit', 'submitDone', 'customEvent', 'languageChanged', 'nextPage', 'prevPage', 'pagesChanged'],
  ...['dataGridAddRow', 'dataGridDeleteRow', 'editGridAddRow', 'editGridEditRow', 'editGridSaveRow'],
  ...['editGridCancelRow', 'editGridDeleteRow', 'fileUploadingStart', 'fileUploadingEnd'],
] as const satisfies readonly EventName[];

/** What the wrapper tells beside the engine, by event name. */
export interface WrapperEvents {
  /** The definition, once it is there. */
  readonly formLoad: readonly [definition: JsonObject];
  /** It could not be loaded. Also told as `error`. */
  readonly formLoadError: readonly [error: Error];
  readonly formReady: readonly [form: LivingForm];
  readonly initialized: readonly [];
  /** The form's element; of a wizard, each time, the page that is shown. */
  readonly render: readonly [rendered: HTMLElement | { readonly component: unknown; readonly page: number }];
  /** The next button of a wizard was pressed: before its page is judged. */
  readonly nextButtonClicked: readonly [pressed: PressedNext];
  /** A host's hook held the submission back, or somebody threw it away. */
  readonly cancelSubmit: readonly [];
  readonly beforeSetSubmission: readonly [submission: SentSubmission];
}

export interface PressedNext {
  /** The page that was shown when it was pressed. */
  readonly page: number;
  readonly submission: SentSubmission;
}

type Told = Omit<FormEvents, 'submitRequested' | 'error'> &
  WrapperEvents & {
    /** What keeps a submission from being sent, or why the form could not be loaded. */
    readonly error: FormEvents['error'] | readonly [error: Error];
  };

/** A host's listener to each event: `onSubmitDone` to `submitDone`. */
export type FormListeners = {
  readonly [Name in keyof Told as `on${Capitalize<Name>}`]?: ((...payload: Told[Name]) => void) | undefined;
};

/** Tells the host of an event. */
export type Tell = <Name extends keyof Told>(event: Name, ...payload: Told[Name]) => void;

/** The name of a listener to an event. */
export function listenerName(event: string): string {
  return `on${event.charAt(0).toUpperCase()}${event.slice(1)}`;
}
