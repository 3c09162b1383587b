import { isJsonObject, type JsonObject, type Locale } from '@guichet/definition';
import type { PageForm, Texts } from '@guichet/engine';
import { createFormAt, type FormAt } from '@guichet/service-client';

/** A form in one language that our site has prepared. */
export interface PreparedHere {
  readonly form: PageForm;
  readonly texts: Texts;
  /** Of a special form: the address that it is sent to. */
  readonly goesTo?: string;
  /** The city's, an IANA name. */
  readonly timeZone?: string;
}

/** Below our site a prepared form has the language in its address: `/prepared/fr/parking-permit`. */
const prepared = /\/prepared\/(?:en|fr)\//;

/** The person who is signed in at a form service, as far as the host says. */
export interface SignedIn {
  readonly token: () => string | undefined;
  /** The service gave another token. */
  readonly onToken: (token: string) => void;
}

/** How long a form service may take to give a form, and to take in a submission, in milliseconds. */
const timeout = { load: 30_000, save: 45_000 };

/** A form as its address gives it. */
export interface FetchedForm {
  readonly body: JsonObject | PreparedHere;
  /** A service of ours gave it: its site answers the questions of its fields, too. */
  readonly isOurs: boolean;
}

/** Fetches the form at an address. Throws an Error that says why there is nothing. */
export async function fetchForm(src: string, locale: Locale, signedIn: SignedIn): Promise<FetchedForm> {
  const url = src.replace(prepared, `/prepared/${locale}/`);
  let service: string | null = null;
  const fetchNoting: typeof fetch = async (to, options) => {
    const answer = await fetch(to, options);
    service = answer.headers.get('x-form-service');
    return answer;
  };
  const body = bodyOf(await formAt(url, timeout.load, signedIn, fetchNoting).load());
  return { body, isOurs: isPrepared(body) || service === 'guichet' };
}

/** The submission that an address names; undefined where it names none. Throws as `fetchForm` does. */
export async function fetchSubmission(src: string, signedIn: SignedIn): Promise<JsonObject | undefined> {
  const at = formAt(src, timeout.load, signedIn);
  return at.submissionId === undefined ? undefined : bodyOf(await at.loadSubmission(at.submissionId));
}

/** Where a form at an address is sent. */
export function sendingTo(url: string, signedIn: SignedIn): FormAt {
  return formAt(placesOf(url).submitTo, timeout.save, signedIn);
}

function formAt(url: string, timeoutMs: number, signedIn: SignedIn, by: typeof fetch = fetch): FormAt {
  return createFormAt({ fetch: (to, options) => by(to, options), url, timeoutMs, ...signedIn });
}

function bodyOf(outcome: Awaited<ReturnType<FormAt['load']>>): JsonObject {
  if (outcome.kind === 'failed') throw new Error(outcome.message || faults[outcome.fault]);
  return outcome.body;
}

/** For the console of the page's developer: no resident reads them. */
const faults = {
  unreachable: 'The form could not be loaded: nothing answers at its address, or not to this page.',
  timedOut: 'The form could not be loaded: its address took too long to answer.',
  refused: 'The form could not be loaded: the form service refuses it.',
  failing: 'The form could not be loaded: the form service fails.',
  notAForm: 'The form could not be loaded: what stands at its address is no form.',
} as const;

/** Our own site is trusted with the shape of what it has prepared. */
export function isPrepared(body: JsonObject | PreparedHere): body is PreparedHere {
  return !('components' in body) && isJsonObject(body.form) && isJsonObject(body.texts);
}

/** The addresses that go with that of a form. */
export function placesOf(src: string) {
  return {
    submitTo: src.replace(prepared, '/api/'),
    /** The sheet of the form's author, as text: empty where there is none. */
    async sheetOf({ version, styled }: PageForm): Promise<string> {
      if (styled === '') return '';
      const site = src.split(prepared)[0] ?? '';
      const answer = await fetch(`${site}/assets/forms/${version}.${styled}.css`);
      return answer.ok ? answer.text() : '';
    },
  };
}
