import type { JsonObject } from '@guichet/definition';
import type {
  Change,
  ChangedSubmission,
  ErrorItem,
  Field,
  FormEvents,
  PressedButton,
  SentSubmission,
} from '@guichet/engine';
import type { EventComponent } from './event-component.ts';
import type { MissingService } from './services/missing-service.ts';
import type { SpecialSubmission } from './special/special-submission.ts';
import type { Webform } from './webform/webform.ts';

/** A change of one field. */
export interface ChangeDetail extends Omit<Change, 'component'> {
  readonly component: EventComponent;
  readonly flags: JsonObject;
}

/** The submission as it is now. `data` and `isValid` are worked out when they are read. */
export interface SubmissionDetail extends Omit<ChangedSubmission, 'changed'> {
  /** That of the submission which was shown. */
  readonly metadata: JsonObject;
  /** The first field that changed; undefined once the form was sent. */
  readonly changed: ChangeDetail | undefined;
}

export interface ChangeFlags {
  readonly changed: ChangeDetail | undefined;
  readonly changes: readonly ChangeDetail[];
}

/** The wrapper's own events, or those with Form.io's payload, by name. */
export interface WrapperEvents {
  /** The definition, once it is there. */
  readonly formLoad: readonly [definition: JsonObject];
  /** Fields need a service that this page does not have: once for each, as the form opens. */
  readonly serviceMissing: readonly [missing: MissingService];
  /** A form of a special type is about to be sent: a host may take that over. */
  readonly specialSubmission: readonly [special: SpecialSubmission];
  /** It could not be loaded. Also emitted as `error`. */
  readonly formLoadError: readonly [error: Error];
  /** The form has been made of its definition; it is drawn. */
  readonly build: readonly [form: Webform];
  /** Its controls answer to the resident. */
  readonly attach: readonly [form: Webform];
  /** It is drawn and alive: the last of the three. */
  readonly formReady: readonly [form: Webform];
  /** Every event of opening a form was emitted. */
  readonly initialized: readonly [];
  /** The form's element; of a wizard, each time, the page that is shown. */
  readonly render: readonly [rendered: HTMLElement | { readonly component: unknown; readonly page: number }];
  /** Once for each command that changed a value, and once it was sent. `modified`: a resident did. */
  readonly change: readonly [submission: SubmissionDetail, flags: ChangeFlags, modified: boolean];
  /** Once for each field that changed, before `change`. */
  readonly componentChange: readonly [change: ChangeDetail];
  /** Once for each field that keeps a submission from being sent, before `submitError`. */
  readonly componentError: readonly [
    error: ErrorItem & { readonly instance: Field | undefined; readonly external: boolean },
  ];
  /** A button that sends was pressed, or the form was sent otherwise: before anything is validated. */
  readonly submitButton: readonly [
    pressed: PressedButton & { readonly noValidate: boolean; readonly component: EventComponent | undefined },
  ];
  /** A button's own event, or one of an author's code. */
  readonly customEvent: readonly [event: CustomEventDetail];
  /** The next button of a wizard was pressed: before its page is validated. */
  readonly nextButtonClicked: readonly [pressed: PressedNext];
  /** A step of the list was pressed: the one that was shown then. */
  readonly wizardNavigationClicked: readonly [page: Field | undefined];
  /** A step was gone to by the list of steps. */
  readonly wizardPageSelected: readonly [page: Field | undefined, index: number];
  /** Calling it keeps the answers, whether a page or a host's hook does. */
  readonly cancelSubmit: readonly [];
  /** A submission is about to be shown. */
  readonly beforeSetSubmission: readonly [submission: SentSubmission];
  /** This device has a draft of the form. Nothing of it shows until `resume` is called, or the resident asks. */
  readonly draftFound: readonly [draft: FoundDraft];
  /** The draft was written. `at`: in milliseconds since 1970. */
  readonly draftKept: readonly [kept: { readonly at: number }];
  /** The form was given the answers of a draft. */
  readonly draftResumed: readonly [kept: { readonly at: number }];
  /**
   * Nobody answered when it was sent: it is sent again until somebody does, or `stop` is called. A press on Submit tries
   * at once.
   */
  readonly draftWaiting: readonly [waiting: { readonly at: number; readonly stop: () => void }];
  /** A form that waited since an earlier visit was received. */
  readonly draftSent: readonly [sent: { readonly metadata: JsonObject }];
  /** The resident, or the host, had it destroyed. */
  readonly draftErased: readonly [];
  /** A button asks for the answers to be kept as they are: the host keeps them. */
  readonly saveDraft: readonly [submission: SentSubmission];
  /** A button had the submission deleted at its service. */
  readonly submissionDeleted: readonly [submission: SentSubmission];
  /** The server at the author's address accepted a button's post. */
  readonly requestDone: readonly [];
  /** The promise ends when the upload does, however it does. */
  readonly fileUploadingStart: readonly [upload: Promise<unknown>];
  /** It ended: that promise once more. */
  readonly fileUploadingEnd: readonly [upload: Promise<unknown>];
  /** The resident gave an upload up. */
  readonly fileUploadCanceled: readonly [left: UploadDetail];
  /** A file could not be uploaded. */
  readonly fileUploadError: readonly [failed: UploadDetail];
}

export interface FoundDraft {
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** Gives the form its answers. */
  readonly resume: () => Promise<void>;
  readonly erase: () => Promise<void>;
}

export interface UploadDetail {
  readonly fileToSync: { readonly file: File; readonly name: string; readonly originalName: string };
  readonly response: unknown;
}

export interface CustomEventDetail {
  readonly type: string;
  /** The button; undefined where code emitted it. */
  readonly component: EventComponent | undefined;
  readonly instance: Field | undefined;
  readonly data: JsonObject;
  /** The value that the author's code emitted with it. */
  readonly given?: unknown;
}

export interface PressedNext {
  /** The page that was shown when it was pressed. */
  readonly page: number;
  readonly submission: SentSubmission;
}

/** Replaces a field in the payload by the component of the definition, with the field beside it. */
type Named<Payload extends readonly unknown[]> = Payload extends readonly [infer EventPayloads]
  ? EventPayloads extends { readonly component: Field }
    ? readonly [
        payload: Omit<EventPayloads, 'component'> & {
          readonly component: EventComponent;
          readonly instance: Field;
        },
      ]
    : Payload
  : Payload;

type EngineEvents = {
  readonly [Name in Exclude<keyof FormEvents, keyof WrapperEvents | 'submitRequested' | 'error'>]: Named<
    FormEvents[Name]
  >;
};

export type EventPayloads = EngineEvents &
  WrapperEvents & {
    /**
     * The errors that keep a submission from being sent, why the form could not be loaded, or why a button did nothing.
     */
    readonly error: FormEvents['error'] | readonly [error: Error | string];
  };

/** A host's listener to each event: `onSubmitDone` to `submitDone`. */
export type FormListeners = {
  readonly [Name in keyof EventPayloads as `on${Capitalize<Name>}`]?:
    | ((...payload: EventPayloads[Name]) => void)
    | undefined;
};

/** Tells the host of an event. */
export type Emit = <Name extends keyof EventPayloads>(event: Name, ...payload: EventPayloads[Name]) => void;

/** The name of a listener to an event. */
export function listenerName(event: string): string {
  return `on${event.charAt(0).toUpperCase()}${event.slice(1)}`;
}
