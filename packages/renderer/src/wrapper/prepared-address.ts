import { isJsonObject, type JsonObject, type Locale } from '@guichet/definition';
import type { PageForm, Texts } from '@guichet/engine';
import { createFormAt } from '@guichet/service-client';

/** What our site gives of a form that it has prepared, in one language. */
export interface PreparedHere {
  readonly form: PageForm;
  readonly texts: Texts;
}

/** Below our site a prepared form has the language in its address: `/prepared/fr/parking-permit`. */
const prepared = /\/prepared\/(?:en|fr)\//;

/** What stands at the address of a form. Throws an Error that says why there is nothing. */
export async function fetchForm(
  src: string,
  locale: Locale,
  token: () => string | undefined,
  timeoutMs: number,
): Promise<JsonObject | PreparedHere> {
  const url = src.replace(prepared, `/prepared/${locale}/`);
  const at = createFormAt({ fetch: (to, options) => fetch(to, options), url, timeoutMs, token });
  const outcome = await at.load();
  if (outcome.kind === 'failed') throw new Error(outcome.said || faults[outcome.fault]);
  return outcome.body;
}

/** For the console of whoever built the page: no resident reads them. */
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
