import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { models } from '@guichet/fields/models';
import { segmentsOf } from '../findings/located-json.ts';
import { isInput, type Written, walkComponents } from '../findings/walk.ts';

/** A kind of slip that an author makes, seeded into a form. */
export interface Mutation {
  readonly name: string;
  /** The codes of which one must be found at the component, or at the place that is named. */
  readonly codes: readonly string[];
  /** Whether it can be made of a component. */
  fits(component: Written): boolean;
  change(json: JsonObject, component: Written): JsonObject;
  /** Where the form itself is changed, because of the component: the form, and the place of the slip. */
  changeForm?(form: JsonObject, component: Written): Mutated;
}

export interface Mutated {
  readonly form: Json;
  readonly path: string;
}

/** As the check is asked to look at a mutated form. */
export const mutationOptions = {
  dataOrigins: ['https://named.example'],
  uploadOrigins: ['https://named.example'],
  askedLocales: ['fr'],
} as const;

const typed = /^(?:textfield|textarea|number|email|radio|select|checkbox|selectboxes|datetime|day|file)$/;
const known = (component: Written) =>
  component.model !== undefined && typed.test(component.type) && isInput(component);
const validated = (json: JsonObject): JsonObject => ({
  ...(isJsonObject(json.validate) ? json.validate : {}),
});
const optionsOf = ({ type, json }: Written): readonly Json[] => {
  const list = type === 'select' ? (isJsonObject(json.data) ? json.data.values : undefined) : json.values;
  const isElsewhere = typeof json.dataSrc === 'string' && json.dataSrc !== '' && json.dataSrc !== 'values';
  return !isElsewhere && Array.isArray(list) ? list : [];
};
const hasOptions = (component: Written) =>
  component.model !== undefined &&
  /^(?:radio|select|selectboxes)$/.test(component.type) &&
  optionsOf(component).filter((one) => isJsonObject(one) && one.value && one.label).length > 1;

function withOptions(json: JsonObject, type: string, options: readonly Json[]): JsonObject {
  return type === 'select'
    ? { ...json, data: { ...(isJsonObject(json.data) ? json.data : {}), values: options } }
    : { ...json, values: options };
}

/** Two letters change places in the middle. */
function slip(name: string): string {
  const at = Math.floor(name.length / 2);
  return `${name.slice(0, at - 1)}${name[at] ?? ''}${name[at - 1] ?? ''}${name.slice(at + 1)}`;
}

function renamed(json: JsonObject, name: string): JsonObject {
  return { ...without(json, name), [slip(name)]: json[name] };
}

function without(json: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(json).filter(([one]) => one !== name));
}

const has = (name: string) => (component: Written) =>
  known(component) && Boolean(component.json[name]) && slip(name) !== name;

export const mutations: readonly Mutation[] = [
  {
    name: 'a slip in a type',
    codes: ['unknownType'],
    fits: known,
    change: (json) => ({ ...json, type: slip(String(json.type)) }),
  },
  {
    name: 'a slip in "label"',
    codes: ['missingLabel', 'placeholderAsLabel', 'unknownSetting'],
    fits: (one) => has('label')(one) && one.type !== 'checkbox',
    change: (json) => ({ ...json, label: '' }),
  },
  {
    name: 'a slip in "validate"',
    codes: ['unknownSetting'],
    fits: (one) => known(one) && isJsonObject(one.json.validate) && one.json.validate.required === true,
    change: (json) => renamed(json, 'validate'),
  },
  {
    name: 'a slip in "placeholder"',
    codes: ['unknownSetting'],
    fits: has('placeholder'),
    change: (json) => renamed(json, 'placeholder'),
  },
  {
    name: 'a slip in "description"',
    codes: ['unknownSetting'],
    fits: has('description'),
    change: (json) => renamed(json, 'description'),
  },
  {
    name: 'a slip in a rule',
    codes: ['unknownSetting'],
    fits: known,
    change: (json) => ({ ...json, validate: { ...validated(json), maxLenght: 20 } }),
  },
  {
    name: 'a rule beside "validate"',
    codes: ['misplacedSetting'],
    fits: known,
    change: (json) => ({ ...json, required: true }),
  },
  {
    name: 'text in place of a number',
    codes: ['wrongType', 'unusableSetting'],
    fits: (one) => /^(?:textfield|textarea|email)$/.test(one.type) && known(one),
    change: (json) => ({ ...json, validate: { ...validated(json), maxLength: 'ten' } }),
  },
  {
    name: 'text in place of true',
    codes: ['wrongType'],
    fits: known,
    change: (json) => ({ ...json, hidden: 'yes' }),
  },
  {
    name: 'an unknown label position',
    codes: ['unknownValue'],
    fits: (one) => known(one) && one.type !== 'checkbox',
    change: (json) => ({ ...json, labelPosition: 'lfet-left' }),
  },
  {
    name: 'a broken pattern',
    codes: ['invalidPattern'],
    fits: (one) => one.type === 'textfield' && known(one),
    change: (json) => ({ ...json, validate: { ...validated(json), pattern: '[a-z' } }),
  },
  {
    name: 'a slow pattern',
    codes: ['slowPattern'],
    fits: (one) => one.type === 'textfield' && known(one),
    change: (json) => ({ ...json, validate: { ...validated(json), pattern: '(\\w+\\s?)+!' } }),
  },
  {
    name: 'limits that exclude each other',
    codes: ['contradiction'],
    fits: (one) => one.type === 'textfield' && known(one),
    change: (json) => ({ ...json, validate: { ...validated(json), minLength: 9, maxLength: 3 } }),
  },
  {
    name: 'code that reaches the network',
    codes: ['network'],
    fits: known,
    change: (json) => ({ ...json, calculateValue: 'value = fetch("/x")' }),
  },
  {
    name: 'code that is no JavaScript',
    codes: ['notParsed'],
    fits: known,
    change: (json) => ({ ...json, customConditional: 'show = (data.a ===' }),
  },
  {
    name: 'a condition that names nothing',
    codes: ['danglingWhen'],
    fits: known,
    change: (json) => ({ ...json, conditional: { show: true, when: 'nobodyHasThisKey', eq: 'x' } }),
  },
  {
    name: 'a condition on itself',
    codes: ['selfCondition'],
    fits: (one) => known(one) && one.key !== '' && !one.json.customConditional,
    change: (json) => ({ ...json, conditional: { show: true, when: json.key, eq: 'x' } }),
  },
  {
    name: 'two options with one value',
    codes: ['sameOption'],
    fits: hasOptions,
    change(json, one) {
      const [first, second, ...rest] = optionsOf(one).filter(
        (option) => isJsonObject(option) && option.value && option.label,
      );
      return isJsonObject(first) && isJsonObject(second)
        ? withOptions(json, one.type, [first, { ...second, value: first.value }, ...rest])
        : json;
    },
  },
  {
    name: 'an option without a value',
    codes: ['missingOptionValue'],
    fits: hasOptions,
    change(json, one) {
      const [first, second, ...rest] = optionsOf(one).filter(
        (option) => isJsonObject(option) && option.value && option.label,
      );
      return isJsonObject(second)
        ? withOptions(json, one.type, [first ?? null, { ...second, value: '' }, ...rest])
        : json;
    },
  },
  {
    name: 'no options',
    codes: ['noOptions', 'cannotBeFilled', 'trapped'],
    fits: (one) => hasOptions(one) && one.json.hidden !== true,
    change: (json, one) => withOptions(json, one.type, []),
  },
  {
    name: 'a key that another has',
    codes: ['duplicatePath'],
    fits: (one) => known(one) && one.parent === undefined && one.type !== 'checkbox',
    change: (json) => json,
  },
  {
    name: 'no key',
    codes: ['missingKey'],
    fits: (one) => known(one) && one.key !== '',
    change: (json) => without(json, 'key'),
  },
  {
    name: 'a picture without a text',
    codes: ['imageWithoutText'],
    fits: (one) => one.type === 'content' && typeof one.json.html === 'string',
    change: (json) => ({ ...json, html: `${json.html}<img src="/a.png">` }),
  },
  {
    name: 'a heading that skips a level',
    codes: ['skippedHeading'],
    fits: (one) => one.type === 'content' && typeof one.json.html === 'string',
    change: (json) => ({ ...json, html: '<h2>One</h2><p>Text</p><h4>Two</h4>' }),
  },
  {
    name: 'a setting of another builder',
    codes: ['noEffect'],
    fits: known,
    change: (json) => ({ ...json, encrypted: true }),
  },
  {
    name: 'a file to an origin that nobody named',
    codes: ['originNotNamed'],
    fits: (one) => one.type === 'file' && known(one),
    change: (json) => ({ ...json, ...{ storage: 'url', url: 'https://elsewhere.example/f' } }),
  },
  {
    name: 'choices from an origin that nobody named',
    codes: ['originNotNamed'],
    fits: (one) => one.type === 'select' && known(one),
    change: (json) => ({ ...json, ...{ dataSrc: 'url', data: { url: 'https://elsewhere.example/c' } } }),
  },
  {
    name: 'required, and disabled',
    codes: ['cannotBeFilled', 'trapped'],
    fits: (one) => known(one) && isPlain(one),
    change: (json) => ({ ...json, disabled: true, validate: { ...validated(json), required: true } }),
  },
  {
    name: 'more choices asked for than there are',
    codes: ['cannotBeFilled', 'trapped', 'contradiction'],
    fits: (one) => one.type === 'selectboxes' && hasOptions(one) && isPlain(one),
    change: (json) => ({
      ...json,
      validate: { ...validated(json), required: true, minSelectedCount: 99, maxSelectedCount: 0 },
    }),
  },
  {
    name: 'a condition on an option that is not there',
    codes: ['neverReached'],
    fits: (one) =>
      one.type === 'radio' && hasOptions(one) && isPlain(one) && one.json.defaultValue === undefined,
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
    fits: (one) => known(one) && one.key !== '' && isPlain(one) && isOnlyOne(one),
    change: (json) => json,
    changeForm(form, { json, key, path }) {
      const when = (name: string) => ({ conditional: { show: true, when: name, eq: 'x' } });
      const other = { type: 'textfield', key: 'roundAbout', label: 'Details', input: true, ...when(key) };
      const changed = replaced(form, segmentsOf(path), { ...json, ...when('roundAbout') });
      const components = isJsonObject(changed) ? [...list(changed.components), other] : [];
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
    fits: (one) => known(one) && one.key !== '' && isOnlyOne(one),
    change: (json) => json,
    changeForm: (form, one) => inFrench(form, one, 'The number of the house, and the street'),
  },
  {
    name: 'a French text that is far too long',
    codes: ['longTranslation'],
    fits: (one) => known(one) && one.key !== '' && isOnlyOne(one),
    change: (json) => json,
    changeForm: (form, one) => inFrench(form, one, 'Le numéro de la maison et le nom de la rue. '.repeat(3)),
  },
  {
    name: 'a text without French',
    codes: ['missingTranslation'],
    fits: (one) => known(one) && one.key !== '' && isOnlyOne(one),
    change: (json) => json,
    changeForm: (form, one) => inFrench(form, one, undefined),
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
    fits: (one) => one.type === 'textfield' && known(one) && one.json.hidden !== true,
    change: (json) => ({ ...json, label: '', placeholder: 'Street' }),
  },
  {
    name: 'an email without "autocomplete"',
    codes: ['noAutocomplete'],
    fits: (one) => one.type === 'email' && known(one) && one.json.hidden !== true && !isWithinRows(one),
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

/** A form with one slip; undefined where none of its components fits. `turn` chooses the component. */
export function mutate(form: JsonObject, mutation: Mutation, turn: number): Mutated | undefined {
  const components = walkComponents(form, models).filter((component) => mutation.fits(component));
  const target = components[turn % Math.max(components.length, 1)];
  if (target === undefined) return undefined;
  if (mutation.changeForm !== undefined) return mutation.changeForm(form, target);
  const changed = mutation.change(target.json, target);
  if (mutation.name === 'a key that another has') {
    const isOther = (one: Written) =>
      known(one) &&
      one.parent === undefined &&
      one.path !== target.path &&
      one.key !== '' &&
      one.type !== 'checkbox';
    const other = walkComponents(form, models).find(isOther);
    if (other === undefined) return undefined;
    return {
      form: replaced(form, segmentsOf(target.path), { ...changed, key: other.key }),
      path: target.path,
    };
  }
  return { form: replaced(form, segmentsOf(target.path), changed), path: target.path };
}

function replaced(json: Json | undefined, [name, ...rest]: readonly (string | number)[], value: Json): Json {
  if (name === undefined) return value;
  if (typeof name === 'number')
    return Array.isArray(json)
      ? json.map((item: Json, index) => (index === name ? replaced(item, rest, value) : item))
      : [];
  return isJsonObject(json) ? { ...json, [name]: replaced(json[name], rest, value) } : {};
}
