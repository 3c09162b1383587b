import { isJsonObject, type JsonObject, type Locale } from '@guichet/definition';
import type { FormParts, PageForm, Texts } from '@guichet/engine';
import type { CustomComponents } from '@guichet/fields/custom';
import { core } from '@guichet/fields/features/core';
import { partsOf as togetherOf } from '@guichet/fields/features/feature';
import { feature as number } from '@guichet/fields/types/number';
import { feature as selectboxes } from '@guichet/fields/types/selectboxes';
import type { Whole } from './deferred.ts';
import {
  type FetchedForm,
  fetchForm,
  fetchSubmission,
  isPrepared,
  type PreparedHere,
  placesOf,
  type SignedIn,
} from './prepared-address.ts';
import { type SiteOfForm, siteOfForm } from './services/site-of-form.ts';
import type { SpecialFlow } from './special/special-flow.ts';
import type { SubmissionGiven } from './submissions.ts';

/** A form that was found, with what draws it and brings it to life. */
export interface FoundForm {
  readonly definition: JsonObject;
  readonly page: PageForm;
  readonly parts: FormParts;
  readonly wizard: Whole['wizard'] | undefined;
  readonly telling: Whole['telling'] | undefined;
  readonly services: Whole['services'] | undefined;
  /** The service's version; none for a definition that was prepared here. */
  readonly version: string | undefined;
  /** Undefined for a definition of the host's, or of a service that is not ours. */
  readonly site: SiteOfForm | undefined;
  /** How it is sent, where it has a special type. */
  readonly special: SpecialFlow | undefined;
  /** The city's, an IANA name, where the site says so. */
  readonly timeZone: string | undefined;
  /** The sheet of its author. */
  readonly styleSheet: string;
  /** The one that its address names. */
  readonly submission: SubmissionGiven | undefined;
  textsIn(locale: Locale): Promise<Texts>;
}

export interface Wanted {
  readonly src: string | undefined;
  readonly definition: unknown;
  readonly locale: Locale;
  readonly i18n: Readonly<Record<string, JsonObject>> | undefined;
  readonly components: CustomComponents | undefined;
  readonly signedIn: SignedIn;
}

/** Finds a form at its address, or takes the definition that is there. Throws an Error that says why there is none. */
export async function findForm(wanted: Wanted): Promise<FoundForm> {
  const { src = '', definition, locale, signedIn } = wanted;
  if (definition !== undefined) return prepareIn(definition, wanted);
  const [{ body, isOurs }, stored] = await Promise.all([
    fetchForm(src, locale, signedIn),
    fetchSubmission(src, signedIn),
  ]);
  if (!isPrepared(body)) return prepareIn(body, wanted, stored, isOurs);
  const { form: page, texts, timeZone } = body;
  const site = siteOfForm(src, page.version);
  const known = new Map([[locale, Promise.resolve(texts)]]);
  const [ready, styleSheet, special] = await Promise.all([
    partsOf(page, wanted),
    placesOf(src).sheetOf(page),
    specialFlowOf(page, site, async () => body),
  ]);
  return {
    ...{
      definition: factsOf(page),
      page,
      version: page.version,
      ...{ site, special, timeZone },
      styleSheet,
      submission: undefined,
      ...ready,
    },
    textsIn(language) {
      const asked = known.get(language) ?? fetchForm(src, language, signedIn).then(textsIn);
      // A request that failed may succeed the next time.
      asked.catch(() => known.delete(language));
      known.set(language, asked);
      return asked;
    },
  };
}

/** The facts that a host gets about a form that our site has prepared. */
function factsOf({ path, display, properties, settings }: PageForm): JsonObject {
  return { path, display, properties, settings };
}

function textsIn({ body }: FetchedForm): Texts {
  if (isPrepared(body)) return body.texts;
  throw new Error('The form service gave another form this time: the language cannot be changed.');
}

/** A definition is prepared here: what reads authors' HTML and code is loaded only then. */
async function prepareIn(
  given: unknown,
  wanted: Wanted,
  stored?: JsonObject,
  isOurs = false,
): Promise<FoundForm> {
  const { hashCanonicalJson, prepareDefinition } = await import('./prepare.ts');
  const { form, texts } = prepareDefinition(given, wanted.i18n, wanted.components);
  const definition = isJsonObject(given) ? given : {};
  const { styleSheet } = form;
  const submission = stored && submissionIn(stored);
  const site = isOurs ? siteOfForm(wanted.src ?? '', hashCanonicalJson(given)) : undefined;
  const askSite = async ({ url }: SiteOfForm) => {
    const { body } = await fetchForm(
      `${url}/prepared/${wanted.locale}/${form.path}`,
      wanted.locale,
      wanted.signedIn,
    );
    return isPrepared(body) ? body : undefined;
  };
  return {
    ...{
      definition,
      page: form,
      version: undefined,
      site,
      special: await specialFlowOf(form, site, askSite),
      timeZone: undefined,
      styleSheet,
      submission,
      ...(await partsOf(form, wanted)),
    },
    textsIn: async (locale) => texts(locale),
  };
}

/** Loaded for a form of a special type alone. `askSite`: where the site sends it. */
async function specialFlowOf(
  page: PageForm,
  site: SiteOfForm | undefined,
  askSite: (site: SiteOfForm) => Promise<PreparedHere | undefined>,
): Promise<SpecialFlow | undefined> {
  const { submissionType } = page;
  if (submissionType === undefined) return undefined;
  const { createSpecialFlow } = await import('./special/create-special-flow.ts');
  const goesTo = site && (await askSite(site).catch(() => undefined))?.goesTo;
  return createSpecialFlow(page, submissionType, site, goesTo);
}

function submissionIn({ _id, data, metadata }: JsonObject): SubmissionGiven {
  return {
    _id: typeof _id === 'string' ? _id : undefined,
    data: isJsonObject(data) ? data : {},
    metadata: isJsonObject(metadata) ? metadata : {},
  };
}

/** Features that a host's page has at once, beside the core: a form with no others waits for no further file. */
const simple = { number, selectboxes };

const noneOfThese = { wizard: undefined, telling: undefined, services: undefined };

async function partsOf(
  page: PageForm,
  { components }: Wanted,
): Promise<Pick<FoundForm, 'parts' | 'wizard' | 'telling' | 'services'>> {
  if (components === undefined && page.features.every((name) => Object.hasOwn(simple, name)))
    return { parts: togetherOf([core, ...Object.values(simple)]), ...noneOfThese };
  const { loadWhole } = await import('./deferred.ts');
  return loadWhole(page, components);
}
