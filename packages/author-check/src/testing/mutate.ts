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
}

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
];

/** A form with one slip; undefined where none of its components fits. `turn` chooses the component. */
export function mutate(
  form: JsonObject,
  mutation: Mutation,
  turn: number,
): { readonly form: Json; readonly path: string } | undefined {
  const components = walkComponents(form, models).filter((component) => mutation.fits(component));
  const target = components[turn % Math.max(components.length, 1)];
  if (target === undefined) return undefined;
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
