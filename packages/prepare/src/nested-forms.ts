import { isJsonObject, type Json, type JsonObject, parseDefinition } from '@guichet/definition';
import type { FormFault, Models } from '@guichet/engine/prepared';
import { hashCanonicalJson } from './hash-canonical-json.ts';

/** How a component names the form that stands within: `form` (its id), `path` (its alias), or `src` (its address). */
export interface FormReference {
  readonly by: 'form' | 'path' | 'src';
  readonly name: string;
}

/** A form that can stand within another. */
export interface NestableForm {
  readonly alias: string;
  readonly definition: JsonObject;
}

export interface Nesting {
  /** The form that is named; undefined where there is none, `outside` where it is not asked for at all. */
  find(reference: FormReference): NestableForm | 'outside' | undefined;
  /** The public definition: its version is that of the nested form. */
  publicOf(definition: JsonObject): JsonObject;
  /** They say which types are a form within the form. */
  readonly models: Models;
}

/** Forms within one form, and levels of them: more than any known form has, and less than a form that grows without end. */
const maxFormCount = 50;
const deepest = 5;

/** True for a definition in which forms stand that it only names. */
export function namesForms(definition: JsonObject, models: Models): boolean {
  return hasReference(definition.components, models);
}

function hasReference(json: Json | undefined, models: Models): boolean {
  if (typeof json !== 'object' || json === null) return false;
  if (isJsonObject(json) && isNested(json, models) && (referenceIn(json) ?? json.nestedForm) !== undefined)
    return true;
  return Object.values(json).some((inner) => hasReference(inner, models));
}

/**
 * The definition with the forms that it names in their places: one JSON, so that it is shown at once, hashed and kept
 * as a whole. A form that cannot be there is marked (`nestedForm.fault`), for its author and for residents. The same
 * object where nothing is named.
 */
export function withNestedForms(form: NestableForm, nesting: Nesting): JsonObject {
  if (!namesForms(form.definition, nesting.models)) return form.definition;
  let count = 0;

  function placed(written: Json | undefined, above: readonly string[]): Json {
    if (Array.isArray(written)) return written.map((item) => placed(item, above));
    if (!isJsonObject(written)) return written ?? null;
    // No author's own setting is taken for what is made here.
    const { nestedForm: _, ...plain } = written;
    const json = isNested(written, nesting.models) ? plain : written;
    const reference = isNested(json, nesting.models) ? referenceIn(json) : undefined;
    if (reference !== undefined) return nested(json, reference, above);
    return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, placed(value, above)]));
  }

  function nested(json: JsonObject, reference: FormReference, above: readonly string[]): JsonObject {
    const found = nesting.find(reference);
    // Embedded components serve where their form is not known.
    if (found === undefined && Array.isArray(json.components) && json.components.length > 0) return json;
    if (found === undefined) return faulty(json, 'missing');
    if (found === 'outside') return faulty(json, 'outside');
    if (above.at(-1) === found.alias) return faulty(json, 'self');
    if (above.includes(found.alias)) return faulty(json, 'circular');
    count += 1;
    if (count > maxFormCount || above.length > deepest) return faulty(json, 'tooMany');
    const { definition, alias } = found;
    const components = placed(definition.components, [...above, alias]);
    const version = hashCanonicalJson(nesting.publicOf({ ...definition, components }));
    const { display, settings } = definition;
    return {
      ...json,
      components,
      ...(display !== undefined && { display }),
      settings: isJsonObject(settings) && settings.i18n !== undefined ? { i18n: settings.i18n } : {},
      nestedForm: { path: alias, version },
    };
  }

  const { definition, alias } = form;
  const whole = { ...definition, components: placed(definition.components, [alias]) };
  if (parseDefinition(whole).kind === 'form') return whole;
  // Together they are more than one form may be.
  count = maxFormCount;
  return { ...definition, components: placed(definition.components, [alias]) };
}

function faulty({ components: _, ...json }: JsonObject, fault: FormFault): JsonObject {
  return { ...json, nestedForm: { fault } };
}

function isNested({ type, key }: JsonObject, models: Models): boolean {
  if (typeof type !== 'string' || typeof key !== 'string' || !Object.hasOwn(models, type)) return false;
  return models[type]?.isForm === true;
}

function referenceIn(json: JsonObject): FormReference | undefined {
  for (const by of ['form', 'path', 'src'] as const) {
    const name = json[by];
    if (typeof name === 'string' && name.trim() !== '') return { by, name: name.trim() };
  }
  return undefined;
}
