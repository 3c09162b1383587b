import type { JsonObject } from '@guichet/definition';
import type { CustomComponents } from '@guichet/fields/custom';
import type { Maps, Sources } from '@guichet/fields/views';
import type { FileService } from '@guichet/service-client/file-service';
import type { WizardParts } from '../form-view.tsx';
import type { FormListeners } from './form-listeners.ts';
import type { FormHooks } from './hooks.ts';
import type { FormioFileService } from './services/formio-files.ts';
import type { SubmissionGiven } from './submissions.ts';

/** The props of a form. Names follow `@formio/react`. */
export interface FormProps extends FormListeners {
  /** Address of a form at a form service. It, or `form`, must be there. */
  readonly src?: string | undefined;
  /** A definition; it wins over `src`. */
  readonly form?: unknown;
  /** Where submissions go, as the address of a form; without it, to `src`. Without both nothing is sent: see `onSubmit`. */
  readonly url?: string | undefined;
  /** Answers to show and go on from. */
  readonly submission?: SubmissionGiven | undefined;
  /** `en` or `fr`; what stands behind a hyphen does not count. Default `en`. */
  readonly language?: string | undefined;
  /** How the form is shown and sent. */
  readonly options?: FormOptionsGiven | undefined;
  /** Called for every event, with its name. */
  readonly onAny?: ((event: string, ...payload: readonly unknown[]) => void) | undefined;
  /** Listeners to events by their name, those of a form's author too. */
  readonly otherEvents?: Readonly<Record<string, (...payload: readonly unknown[]) => void>> | undefined;
}

export interface FormOptionsGiven {
  /** Where the `language` of the form itself is not given. */
  readonly language?: string | undefined;
  /** Shows the submission, and takes in nothing. */
  readonly readOnly?: boolean | undefined;
  /** No list of errors above the form. */
  readonly noAlerts?: boolean | undefined;
  /** Texts by language and source text, beside those that the form brings. */
  readonly i18n?: Readonly<Record<string, JsonObject>> | undefined;
  /** The host's hooks. */
  readonly hooks?: FormHooks | undefined;
  /** Component types of the host's own, made with `defineComponents`. */
  readonly components?: CustomComponents | undefined;
  /** Finds addresses, in the place of the map of our site; false: nobody does. */
  readonly maps?: Maps | false | undefined;
  /** Fetches choices that stand elsewhere, in the place of our site; false: nobody does. */
  readonly choices?: Sources | false | undefined;
  /** Stores files, in the place of our site: in our shape, or in Form.io's; false: nobody does. */
  readonly fileService?: FileService | FormioFileService | false | undefined;
  /** False: the form stays where it is once our site received it, and the host says so. */
  readonly receipt?: boolean | undefined;
  /** How the files of fields are stored that say nothing of it. */
  readonly fileStorage?: NonNullable<WizardParts['fileSite']>['unsetStorage'];
  /** Makes other files of those that are chosen, before they are uploaded. */
  readonly fileProcessor?: WizardParts['processFile'];
  /** Of the person who is signed in at the form service. */
  readonly token?: string | undefined;
  /** The form service gave another token, which is good for longer. */
  readonly onToken?: ((token: string) => void) | undefined;
  /** Its colours; `auto` follows the resident's system. Default: the `color-scheme` of the page around it, so light on most. */
  readonly scheme?: 'light' | 'dark' | 'auto' | undefined;
  /** Keeps what is filled in on this device, encrypted, and offers it on the next visit. Default: false. */
  readonly draft?: boolean | DraftOption | undefined;
  /** Room that is left above the list of errors when it is scrolled to, in pixels. */
  readonly headerOffset?: number | undefined;
}

export interface DraftOption {
  /** How long a draft is offered. Default 24. */
  readonly hours?: number | undefined;
  /** Which form it is, among all forms of the host's origin. Default: the `path` of the definition. */
  readonly name?: string | undefined;
  /** Shows nothing of its own: the host asks and informs the resident, by the events. */
  readonly isSilent?: boolean | undefined;
}
