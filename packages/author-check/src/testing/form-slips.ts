import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { segmentsOf } from '../findings/located-json.ts';
import type { Written } from '../findings/walk.ts';
import { hasOptions, known, type Mutated, type Mutation, replaced, validated, without } from './mutation.ts';

/** Slips that concern other components, the form or its translations. */
export const formSlips: readonly Mutation[] = [
  {
    name: 'required, and disabled',
    codes: ['cannotBeFilled', 'trapped'],
    fits: (component) => known(component) && isPlain(component),
    change: (json) => ({ ...json, disabled: true, validate: { ...validated(json), required: true } }),
  },
  {
    name: 'more choices asked for than there are',
    codes: ['cannotBeFilled', 'trapped', 'contradiction'],
    fits: (component) => component.type === 'selectboxes' && hasOptions(component) && isPlain(component),
    change: (json) => ({
      ...json,
      validate: { ...validated(json), required: true, minSelectedCount: 99, maxSelectedCount: 0 },
    }),
  },
  {
    name: 'a condition on an option that is not there',
    codes: ['neverReached'],
    fits: (component) =>
      component.type === 'radio' &&
      hasOptions(component) &&
      isPlain(component) &&
      component.json.defaultValue === undefined,
    change: (json) => json,
    changeForm(form, { key, path }) {
      const asked = { type: 'textfield', key: 'askedLater', label: 'Details', input: true };
      const conditional = { show: true, when: key, eq: 'noSuchOption' };
      const components = [...list(form.components), { ...asked, conditional }];
      // A page of a wizard holds it, since what stands beside pages is not seen.
      const last = form.display === 'wizard' ? segmentsOf(path)[1] : undefined;
      if (typeof last !== 'number')
        return { form: { ...form, components }, path: `components[${components.length - 1}]` };
      const page = list(form.components)[last];
      if (!isJsonObject(page)) return { form, path };
      const inside = [...list(page.components), { ...asked, conditional }];
      return {
        form: replaced(form, ['components', last, 'components'], inside),
        path: `components[${last}].components[${inside.length - 1}]`,
      };
    },
  },
  {
    name: 'conditions in a circle',
    codes: ['conditionCycle'],
    fits: (component) =>
      known(component) && component.key !== '' && isPlain(component) && isOnlyOne(component),
    change: (json) => json,
    changeForm(form, { json, key, path }) {
      const when = (name: string) => ({ conditional: { show: true, when: name, eq: 'x' } });
      const partner = { type: 'textfield', key: 'roundAbout', label: 'Details', input: true, ...when(key) };
      const changed = replaced(form, segmentsOf(path), { ...json, ...when('roundAbout') });
      const components = isJsonObject(changed) ? [...list(changed.components), partner] : [];
      return { form: { ...form, components }, path };
    },
  },
  ofForm('a slip in a setting of the form', ['unknownSetting'], 'settings.retentionDay', (form) => ({
    ...form,
    settings: { ...(isJsonObject(form.settings) ? form.settings : {}), retentionDay: 30 },
  })),
  ofForm(
    'a delivery without a destination',
    ['noDestination', 'unusableSetting'],
    'settings.delivery',
    (form) => ({
      ...form,
      settings: { ...(isJsonObject(form.settings) ? form.settings : {}), delivery: { to: '' } },
    }),
  ),
  ofForm('no title', ['missingTitle'], 'title', (form) => ({ ...form, title: '' })),
  ofForm('no French title', ['missingTranslation'], 'properties', (form) => ({
    ...withoutNames(form, ['properties']),
    settings: { i18n: { fr: { Name: 'Nom' } } },
  })),
  ofForm('an unknown flow', ['unknownValue'], 'properties.submissionType', (form) => ({
    ...form,
    properties: { ...(isJsonObject(form.properties) ? form.properties : {}), submissionType: 'paiment' },
  })),
  {
    name: 'a French text that is the English',
    codes: ['sameTranslation'],
    fits: (component) => known(component) && component.key !== '' && isOnlyOne(component),
    change: (json) => json,
    changeForm: (form, component) => inFrench(form, component, 'The number of the house, and the street'),
  },
  {
    name: 'a French text that is far too long',
    codes: ['longTranslation'],
    fits: (component) => known(component) && component.key !== '' && isOnlyOne(component),
    change: (json) => json,
    changeForm: (form, component) =>
      inFrench(form, component, 'Le numéro de la maison et le nom de la rue. '.repeat(3)),
  },
  {
    name: 'a text without French',
    codes: ['missingTranslation'],
    fits: (component) => known(component) && component.key !== '' && isOnlyOne(component),
    change: (json) => json,
    changeForm: (form, component) => inFrench(form, component, undefined),
  },
  {
    name: 'a sentence without an end',
    codes: ['longSentence'],
    fits: known,
    change: (json) => ({ ...json, description: `${'and then the number '.repeat(9)}of the house.` }),
  },
  {
    name: 'a placeholder in place of a label',
    codes: ['placeholderAsLabel'],
    fits: (component) => component.type === 'textfield' && known(component) && component.json.hidden !== true,
    change: (json) => ({ ...json, label: '', placeholder: 'Street' }),
  },
  {
    name: 'an email without "autocomplete"',
    codes: ['noAutocomplete'],
    fits: (component) =>
      component.type === 'email' &&
      known(component) &&
      component.json.hidden !== true &&
      !isWithinRows(component),
    change: (json) => without(json, 'autocomplete'),
  },
];

function list(json: Json | undefined): readonly Json[] {
  return Array.isArray(json) ? json : [];
}

/** Always seen, and filled in by nothing but its resident. */
function isPlain({ json, parent }: Written): boolean {
  const names = [
    'customConditional',
    'logic',
    'defaultValue',
    'calculateValue',
    'customDefaultValue',
    'hidden',
  ];
  const isConditional =
    isJsonObject(json.conditional) && Object.values(json.conditional).some((value) => value);
  const isFree = names.every((name) => !json[name] || (Array.isArray(json[name]) && json[name].length === 0));
  return (
    isFree && !isConditional && (parent === undefined || (parent.model?.data === 'none' && isPlain(parent)))
  );
}

/** A key without a path in it: others are found by their last part. */
function isOnlyOne({ key, parent }: Written): boolean {
  return (
    !key.includes('.') && !isWithinRows({ parent }) && (parent === undefined || parent.model?.data === 'none')
  );
}

function isWithinRows({ parent }: Pick<Written, 'parent'>): boolean {
  return parent !== undefined && (parent.model?.data === 'rows' || isWithinRows(parent));
}

/** A slip in the form itself, whatever its components. */
function ofForm(
  name: string,
  codes: readonly string[],
  path: string,
  changeForm: (form: JsonObject) => JsonObject,
): Mutation {
  return {
    name,
    codes,
    fits: known,
    change: (json) => json,
    changeForm: (form) => ({ form: changeForm(form), path }),
  };
}

/** A description, with this French; the form is translated otherwise. */
function inFrench(form: JsonObject, { json, key, path }: Written, french: string | undefined): Mutated {
  const { settings } = form;
  const tables = isJsonObject(settings) && isJsonObject(settings.i18n) ? settings.i18n : {};
  const name = `${key}:description`;
  const fr = {
    ...withoutNames(isJsonObject(tables.fr) ? tables.fr : {}, [name]),
    Name: 'Nom',
    Address: 'Adresse',
  };
  const changed = replaced(form, segmentsOf(path), {
    ...json,
    description: 'The number of the house, and the street',
  });
  return {
    form: {
      ...(isJsonObject(changed) ? changed : form),
      settings: {
        ...(isJsonObject(settings) ? settings : {}),
        i18n: { ...tables, fr: { ...fr, ...(french !== undefined && { [name]: french }) } },
      },
    },
    path: french === undefined ? `${path}.description` : `settings.i18n.fr["${name}"]`,
  };
}

function withoutNames(json: JsonObject, names: readonly string[]): JsonObject {
  return names.reduce((rest, name) => without(rest, name), json);
}
