import { type DefinitionProblem, type JsonObject, parseDefinition } from '@guichet/definition';
import type { Models } from '../model.ts';
import type { PreparedForm } from '../prepared-form.ts';
import { createAuthorHtml } from './author-html.ts';
import { createAuthorStyles } from './author-style.ts';
import { prepareComponents } from './prepare-components.ts';
import { createFormTexts } from './prepare-texts.ts';
import { createProblems } from './problems.ts';
import { reportReferences } from './references.ts';
import { versionOf } from './version.ts';

export type Preparation =
  | { readonly kind: 'prepared'; readonly form: PreparedForm }
  | { readonly kind: 'notAForm'; readonly problems: readonly DefinitionProblem[] };

/**
 * Checks an unknown JSON once and makes of it one form for all languages. Opens anything that can be a
 * form, and reports what is wrong with it; never throws on any JSON.
 */
export function prepareForm(definition: unknown, { models }: { readonly models: Models }): Preparation {
  const parsed = parseDefinition(definition);
  if (parsed.kind === 'refused') return { kind: 'notAForm', problems: parsed.problems };
  const { title, path, display, properties, settings, components } = parsed.definition;
  const problems = createProblems();
  const styles = createAuthorStyles();
  const texts = createFormTexts(settings, createAuthorHtml(styles), problems);
  texts.addTitle(title || path, properties);
  const prepared = prepareComponents(components, 'components', { models, texts, problems, ids: new Map() });
  reportReferences(prepared, problems);
  const styleSheet = styles.sheet();
  return {
    kind: 'prepared',
    form: {
      version: versionOf(definition),
      path,
      display,
      components: prepared,
      properties,
      settings: pageSettings(settings),
      styled: styleSheet !== '',
      translations: texts.all(),
      styleSheet,
      problems: problems.list(),
    },
  };
}

/** The translations have become texts. */
function pageSettings(settings: JsonObject): JsonObject {
  const { i18n: _, ...rest } = settings;
  return rest;
}

export { versionOf } from './version.ts';
