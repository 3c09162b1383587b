import { models } from '@guichet/fields/models';
import {
  type FormReference,
  hashCanonicalJson,
  type NestableForm,
  namesForms,
  withNestedForms,
} from '@guichet/prepare';
import { publicDefinitionOf } from './public-definition.ts';
import type { LoadedForm } from './read-form.ts';

/**
 * The forms as they are served: where one names another, that stands in its place. So the version of a form covers the
 * forms within it, and a stored version opens even when those are no longer served.
 */
export function nestForms(forms: readonly LoadedForm[]): readonly LoadedForm[] {
  if (!forms.some(({ definition }) => namesForms(definition, models))) return forms;
  const nesting = { find: finderIn(forms), publicOf: publicDefinitionOf, models };
  return forms.map((form) => {
    const definition = withNestedForms(form, nesting);
    if (definition === form.definition) return form;
    const publicDefinition = publicDefinitionOf(definition);
    const version = hashCanonicalJson(definition);
    return {
      ...form,
      definition,
      version,
      publicDefinition,
      publicVersion: publicDefinition === definition ? version : hashCanonicalJson(publicDefinition),
      written: form.publicDefinition,
    };
  });
}

/** Finds a form by the id that it had where it was made (`_id`, or the names that an export gives it), or by its alias. */
function finderIn(
  forms: readonly LoadedForm[],
): (reference: FormReference) => NestableForm | 'outside' | undefined {
  const byAlias = new Map(forms.map((form) => [form.alias, form]));
  const byId = new Map<string, LoadedForm>();
  for (const form of forms) {
    for (const name of ['_id', 'machineName', 'name'] as const) {
      const id = form.definition[name];
      if (typeof id === 'string' && !byId.has(id)) byId.set(id, form);
    }
  }
  const aliased = (name: string) => byAlias.get(name.replace(/^\/+|\/+$/g, '').toLowerCase());
  return ({ by, name }) => {
    if (by === 'form') return byId.get(name) ?? aliased(name);
    if (by === 'path') return aliased(name);
    const address = ownAddress(name);
    return address === undefined ? 'outside' : (byId.get(address.replace(/^form\//, '')) ?? aliased(address));
  };
}

/**
 * The form that an address of this service names, such as `/api/form/5f0...` or `/api/applicant`; undefined for an
 * address elsewhere.
 */
function ownAddress(src: string): string | undefined {
  if (/^[a-z][\w+.-]*:|^\/\//i.test(src)) return undefined;
  return src.replace(/[?#].*$/, '').replace(/^\/?(?:api\/)?/, '');
}
