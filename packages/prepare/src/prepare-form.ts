import { needsRareBuiltIns, needsRegularExpressions } from '@guichet/author-scripts/compile';
import {
  type DefinitionProblem,
  inEveryLocale,
  isJsonObject,
  type JsonObject,
  type Locale,
} from '@guichet/definition';
import { isSubscription, type Models, type PreparedForm } from '@guichet/engine/prepared';
import { createAuthorHtml } from './author-html.ts';
import { createAuthorStyles } from './author-style.ts';
import { placesIn } from './child-places.ts';
import { type Calculation, findCircles } from './circular-calculations.ts';
import { featuresOf } from './features-of.ts';
import { hashCanonicalJson } from './hash-canonical-json.ts';
import { iconSheet } from './icons.ts';
import { namedSources } from './named-sources.ts';
import { parseForm } from './parse-form.ts';
import type { Placed } from './placed.ts';
import { prepareComponents } from './prepare-components.ts';
import { createIds } from './prepare-key.ts';
import { createFormTexts } from './prepare-texts.ts';
import { prepareWizard } from './prepare-wizard.ts';
import { createProblems } from './problems.ts';
import { reportDangling, reportDuplicates } from './references.ts';
import { reportDraft } from './report-draft.ts';
import { reportEnds } from './report-ends.ts';
import { reportListed } from './report-listed.ts';
import { reportOfficeSettings } from './report-office-settings.ts';
import { reportUndecided } from './report-undecided.ts';
import { prepareSubmissionType } from './submission-type.ts';
import { createUntick } from './without-ticks.ts';

export type Preparation =
  | { readonly kind: 'prepared'; readonly form: PreparedForm }
  | { readonly kind: 'notAForm'; readonly problems: readonly DefinitionProblem[] };

/**
 * Checks an unknown JSON once and makes of it one form for all languages. Opens anything that can be a
 * form, and reports what is wrong with it; never throws on any JSON.
 */
export function prepareForm(definition: unknown, { models }: { readonly models: Models }): Preparation {
  const parsed = parseForm(definition, models);
  if (parsed.kind === 'refused') return { kind: 'notAForm', problems: parsed.problems };
  const { title, path, display, properties, settings, components } = parsed.definition;
  const problems = createProblems();
  const styles = createAuthorStyles();
  const texts = createFormTexts(settings, models, createAuthorHtml(styles), problems);
  texts.addTitle(title || path, properties);
  texts.addNextSteps();
  const placed: Placed[] = [];
  const calculations: Calculation[] = [];
  reportDraft(settings, problems);
  reportListed(settings, problems);
  const submissionType = prepareSubmissionType(properties, problems);
  const untick = isSubscription(submissionType) ? createUntick(models, problems) : undefined;
  const asked =
    untick === undefined
      ? components
      : components.map((component, at) => untick(component, `components[${at}]`));
  const preparing = { ...{ models, texts, problems, placed, calculations, untick }, idFor: createIds() };
  const top = placesIn(asked, 'components').flatMap((place) =>
    prepareComponents([place], preparing).map((component) => ({ component, path: place.path })),
  );
  const prepared = top.map(({ component }) => component);
  reportDuplicates(placed, problems);
  reportDangling(placed, problems);
  reportOfficeSettings(settings, submissionType, placed, problems);
  reportUndecided(prepared, { models, placed, problems });
  const isCircular = findCircles(calculations, problems);
  const wizard = prepareWizard(parsed.definition);
  if (display === 'wizard')
    reportEnds(top, { settings: wizard, hasReview: settings.review === true, models }, problems);
  const written = texts.all();
  const untranslated = texts.untranslated();
  for (const locale of untranslated)
    problems.add(`settings.i18n.${locale}`, 'untranslated', sayUntranslated(locale));
  const sources = (locale: Locale) => namedSources(settings, locale, [prepared, written]);
  const translations = inEveryLocale((locale) => ({ ...written[locale], ...sources(locale) }));
  const styleSheet = styles.sheet() + iconSheet([prepared, translations]);
  const hasCode = problems.isCoded() || texts.haveCode();
  const text = JSON.stringify([prepared, translations]);
  const code = hasCode ? text : '';
  const libraries = librariesIn(code);
  const hasBuiltIns = libraries.size > 0 || code.includes('"builtIns":true');
  const features = featuresOf(
    {
      ...{ components: prepared, display, submissionType, settings },
      // Source: Form.io's renderer.
      hashesFiles: isJsonObject(definition) && definition.submissionRevisions === 'true',
      ...{
        hasCode,
        hasBuiltIns,
        hasRareBuiltIns: needsRareBuiltIns(code),
        hasRegularExpressions: hasBuiltIns && needsRegularExpressions(code),
        libraries,
        hasInterpolation: texts.haveInterpolation(),
      },
      // Their texts have such keys; logic and code name them.
      hasTooltips: text.includes('tooltip'),
    },
    models,
  );
  return {
    kind: 'prepared',
    form: {
      version: hashCanonicalJson(definition),
      path,
      display,
      components: prepared,
      properties,
      settings: pageSettings(settings),
      ...(submissionType !== undefined && { submissionType }),
      ...(wizard !== undefined && { wizard }),
      ...(hasCode && { hasCode }),
      ...(libraries.size > 0 && { usesLibraries: true }),
      ...(isCircular && { isCircular }),
      features,
      ...(untranslated.length > 0 && { untranslated }),
      styled: styleSheet === '' ? '' : hashCanonicalJson(styleSheet).slice(0, 16),
      translations,
      styleSheet,
      problems: problems.list(),
    },
  };
}

function sayUntranslated(locale: Locale): string {
  return `This form has no texts in the language "${locale}", and its page there says that it exists in English only. Translate its texts under settings.i18n.${locale}.`;
}

/** The libraries that any code in this names: as the tree of an author script says it. */
function librariesIn(code: string): ReadonlySet<string> {
  const named = code.matchAll(/\["free","(_|moment|utils?)"\]/g);
  return new Set([...named].map(([, name = '']) => (name === 'util' ? 'utils' : name)));
}

/** Settings of a form that its page reads. The rest is for the services, and may say what no page should. */
const settingsOfPages = ['review', 'draft', 'disableAutocomplete', 'refuseUnchecked'];

function pageSettings(settings: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => settingsOfPages.includes(name)));
}

export { knownChildren, type LocatedJson, placesIn, unknownChildren } from './child-places.ts';
export { groupProblems, sentenceOfGroup as sentenceOf } from './group-problems.ts';
export { canonicalJson, hashCanonicalJson } from './hash-canonical-json.ts';
export {
  type FormReference,
  type NestableForm,
  type Nesting,
  namesForms,
  withNestedForms,
} from './nested-forms.ts';
export { type OfficeSettings, parseOfficeSettings, type ReceiptSettings } from './office-settings.ts';
export { parseForm } from './parse-form.ts';
export { commonTexts } from './prepare-texts.ts';
export { type PlacedText, textsAt } from './text-places.ts';
