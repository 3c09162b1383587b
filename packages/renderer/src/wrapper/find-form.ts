import { isJsonObject, type JsonObject, type Locale } from '@guichet/definition';
import type { FormParts, PageForm, Texts } from '@guichet/engine';
import type { CustomComponents } from '@guichet/fields/custom';
import { everyday, isEveryday } from '@guichet/fields/everyday';
import { createFormAt, type FormAt } from '@guichet/service-client';
import type { WizardParts } from '../form-view.tsx';
import { fetchForm, isPrepared, placesOf } from './prepared-address.ts';

/** How long a form service may take to give a form, and to take in a submission, in milliseconds. */
const patience = { load: 30_000, save: 45_000 };

/** A form that was found, with what draws it and brings it to life. */
export interface FoundForm {
  readonly definition: JsonObject;
  readonly page: PageForm;
  readonly parts: FormParts;
  readonly wizard: WizardParts | undefined;
  /** What a service knows it by; of a definition that was prepared here nothing. */
  readonly version: string | undefined;
  /** The sheet of its author. */
  readonly styleSheet: string;
  textsIn(locale: Locale): Promise<Texts>;
}

export interface Wanted {
  readonly src: string | undefined;
  readonly definition: unknown;
  readonly locale: Locale;
  readonly i18n: Readonly<Record<string, JsonObject>> | undefined;
  readonly components: CustomComponents | undefined;
  readonly token: () => string | undefined;
}

/** Finds a form at its address, or takes the definition that is there. Throws an Error that says why there is none. */
export async function findForm(wanted: Wanted): Promise<FoundForm> {
  const { src = '', definition, locale, token } = wanted;
  if (definition !== undefined) return prepareIn(definition, wanted);
  const outcome = await fetchForm(src, locale, token, patience.load);
  if (!isPrepared(outcome)) return prepareIn(outcome, wanted);
  const { form: page, texts } = outcome;
  const known = new Map([[locale, Promise.resolve(texts)]]);
  const [ready, styleSheet] = await Promise.all([partsOf(page, wanted), placesOf(src).sheetOf(page)]);
  return {
    ...{ definition: {}, page, version: page.version, styleSheet, ...ready },
    textsIn(other) {
      const asked = known.get(other) ?? fetchForm(src, other, token, patience.load).then(textsIn);
      // What failed once may be there the next time.
      asked.catch(() => known.delete(other));
      known.set(other, asked);
      return asked;
    },
  };
}

function textsIn(outcome: Awaited<ReturnType<typeof fetchForm>>): Texts {
  if (isPrepared(outcome)) return outcome.texts;
  throw new Error('The form service gave another form this time: the language cannot be changed.');
}

/** Where a form at an address is sent. */
export function sendingTo(url: string, token: () => string | undefined): FormAt['save'] {
  const address = placesOf(url).submitTo;
  return createFormAt({
    ...{ fetch: (to, options) => fetch(to, options), url: address, timeoutMs: patience.save, token },
  }).save;
}

/** A definition is prepared here: what reads authors' HTML and code is loaded only then. */
async function prepareIn(given: unknown, wanted: Wanted): Promise<FoundForm> {
  const { prepareDefinition } = await import('./prepare.ts');
  const { form, texts } = prepareDefinition(given, wanted.i18n, wanted.components);
  const definition = isJsonObject(given) ? given : {};
  const { styleSheet } = form;
  return {
    ...{ definition, page: form, version: undefined, styleSheet, ...(await partsOf(form, wanted)) },
    textsIn: async (locale) => texts(locale),
  };
}

async function partsOf(page: PageForm, { components }: Wanted): Promise<Pick<FoundForm, 'parts' | 'wizard'>> {
  if (components === undefined && isEveryday(page)) return { parts: everyday, wizard: undefined };
  const { loadWhole } = await import('./late.ts');
  return loadWhole(page, components);
}
