import { checkAlias } from './alias.ts';
import { excessOf } from './bounds.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';

/** A form as its author wrote it: what every form has is checked, the rest is still raw. */
export interface FormDefinition {
  readonly title: string;
  /** The alias: in lower case, usable in an address. */
  readonly path: string;
  readonly display: 'form' | 'wizard';
  readonly components: readonly Json[];
  readonly properties: JsonObject;
  readonly settings: JsonObject;
  /** Further settings that concern the pages of a wizard. */
  readonly wizard: JsonObject;
}

/** Of a wizard: the options of a renderer that a definition may hold, and what is written at its top. */
const wizardNames = ['buttonSettings', 'breadcrumbSettings', 'allowPrevious', 'disableWizardSubmit'];

/** Why something cannot be a form. */
export interface DefinitionProblem {
  /** Where, as a path in the JSON; empty for the whole. */
  readonly path: string;
  readonly code: string;
  /** For the author, in English: what is wrong and what to do. */
  readonly sentence: string;
}

export type ParsedDefinition =
  | { readonly kind: 'form'; readonly definition: FormDefinition }
  | { readonly kind: 'refused'; readonly problems: readonly DefinitionProblem[] };

/** Checks an unknown JSON at the door. Refused is only what cannot be a form. Never throws on any JSON. */
export function parseDefinition(input: unknown): ParsedDefinition {
  if (!isJsonObject(input)) {
    return refused(
      '',
      'notAnObject',
      'A form is a JSON object with "path" and "components". This file is something else.',
    );
  }
  const excess = excessOf(input);
  if (excess !== undefined) return refused(excess.path, 'tooLarge', excess.sentence);
  const problems: DefinitionProblem[] = [];
  const alias = checkAlias(input.path);
  if (alias.kind === 'refused') problems.push({ path: 'path', code: alias.code, sentence: alias.sentence });
  const { components } = input;
  if (!Array.isArray(components)) {
    problems.push({
      path: 'components',
      code: 'noComponents',
      sentence: 'The form has no list of components. Give it "components": [ ... ].',
    });
  }
  if (alias.kind === 'refused' || !Array.isArray(components)) return { kind: 'refused', problems };
  return {
    kind: 'form',
    definition: {
      title: typeof input.title === 'string' ? input.title : '',
      path: alias.alias,
      display: input.display === 'wizard' ? 'wizard' : 'form',
      components,
      properties: isJsonObject(input.properties) ? input.properties : {},
      settings: isJsonObject(input.settings) ? input.settings : {},
      wizard: Object.fromEntries(Object.entries(input).filter(([name]) => wizardNames.includes(name))),
    },
  };
}

function refused(path: string, code: string, sentence: string): ParsedDefinition {
  return { kind: 'refused', problems: [{ path, code, sentence }] };
}
