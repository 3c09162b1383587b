import type { JsonObject, Locale } from '@guichet/definition';
import type {
  Environment,
  FieldTransientState,
  OpenRowData,
  PageForm,
  ServerErrorDetail,
  SubmitErrorName,
  Texts,
  WizardPositionData,
} from '@guichet/engine';
import type { KeptOffer } from '@guichet/fields/posted';
import type { ShownReceipt } from '@guichet/renderer/shown-receipt';
import type { Outage } from '../outages/outage.ts';
import type { Site } from './site.ts';

/** The page's data block: with it, the server and the script render the same page. */
export type PageData = FormPageData | LoadingPageData | ThankYouPageData;

export interface FormPageData {
  readonly kind: 'form';
  readonly site: Site;
  readonly locale: Locale;
  readonly form: PageForm;
  readonly texts: Texts;
  readonly environment: Environment;
  /** Of a special form: the address that it is sent to, beside us or instead. Absent where there is none. */
  readonly goesTo?: string;
  /** The form needs a service that this deployment does without. */
  readonly outage?: Outage;
  /** Present in the answer to a plain post: the form as the resident left it. */
  readonly answered?: AnsweredPage;
}

/** The form service is slow: the page asks for the form itself. */
export interface LoadingPageData {
  readonly kind: 'loading';
  readonly site: Site;
  readonly locale: Locale;
  readonly alias: string;
}

/** The contents of a plain post, to render the page as the resident left it. */
export interface AnsweredPage {
  readonly data: JsonObject;
  /** Rows with unsaved input. */
  readonly openRows?: readonly OpenRowData[];
  /** One that is to be removed, once the resident says yes. */
  readonly askedRow?: Pick<OpenRowData, 'grid' | 'row'>;
  /** How far fields have come with their values, such as a search: see `Field.transientState`. */
  readonly transientStates?: readonly FieldTransientState[];
  /** Choices that a search found. */
  readonly offers?: readonly KeptOffer[];
  /** The idempotency key of this page. */
  readonly key: string;
  /** Sending was tried: errors show. */
  readonly attempted: boolean;
  /** In a wizard: where the resident was, and whether `next` found errors there. */
  readonly place?: WizardPositionData;
  readonly turned?: 'refused';
  /** Rows that could not be saved: what is wrong in them shows. */
  readonly refusedRows?: readonly Pick<OpenRowData, 'grid' | 'row'>[];
  /** Errors from the form service. */
  readonly details?: readonly ServerErrorDetail[];
  readonly moreDetails?: number;
  /** Saving failed without details: the sentence that says so. */
  readonly failed?: SubmitErrorName;
  /** The number of that request in the log. */
  readonly requestId?: string;
  readonly notice?: Notice;
  /** The hidden inputs for the page's next post, by name. Added when the page is drawn. */
  readonly carried?: Readonly<Record<string, string>>;
}

/** Something that the resident must know and decide before going on. */
export type Notice =
  | { readonly kind: 'keyReused'; readonly referenceNumber: string | undefined }
  /** It was received under this number, and deleted since. */
  | { readonly kind: 'deleted'; readonly referenceNumber: string | undefined }
  /** `isHere`: the form below is the new version already. */
  | { readonly kind: 'formChanged'; readonly isHere: boolean }
  /** Without a script and without cookies: it is to be sent once more, with a key. */
  | { readonly kind: 'notSent' }
  /** It was sent, and nobody knows whether it was received. */
  | { readonly kind: 'unconfirmed' }
  | PaymentNotice
  /** It has nowhere to go: nothing was sent. */
  | { readonly kind: 'closed' }
  /** Said where no script runs: no more rows fit on the page. */
  | { readonly kind: 'full' }
  /** Asked where no script runs: whether what was filled in is to be thrown away. */
  | { readonly kind: 'cancel' };

/** The payment gateway led back, and no script had kept anything. `isKept`: the answers are here. */
export interface PaymentNotice {
  readonly kind: 'payment';
  readonly result: PaymentResult;
  readonly reference: string;
  readonly isKept: boolean;
}

/** How the gateway says that a payment went: a hint for what to show, never a proof. */
export type PaymentResult = 'paid' | 'declined' | 'cancelled';

const paymentResults: readonly PaymentResult[] = ['paid', 'declined', 'cancelled'];

/** The value of `payment` in the address to which a payment gateway leads back. */
export function paymentResultIn(message: unknown): PaymentResult | undefined {
  return paymentResults.find((result) => result === message);
}

export interface ThankYouPageData {
  readonly kind: 'thankYou';
  readonly site: Site;
  readonly locale: Locale;
  /** Known when the form was sent by a plain post. */
  readonly receipt?: ShownReceipt;
}
