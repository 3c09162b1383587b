import { isJsonObject } from '@guichet/definition';
import {
  has,
  hasOptions,
  known,
  type Mutation,
  optionsOf,
  renamed,
  slip,
  validated,
  withOptions,
  without,
} from './mutation.ts';

/** Slips in one component. */
export const slips: readonly Mutation[] = [
  {
    name: 'a slip in a type',
    codes: ['unknownType'],
    fits: known,
    change: (json) => ({ ...json, type: slip(String(json.type)) }),
  },
  {
    name: 'a slip in "label"',
    codes: ['missingLabel', 'placeholderAsLabel', 'unknownSetting'],
    fits: (component) => has('label')(component) && component.type !== 'checkbox',
    change: (json) => ({ ...json, label: '' }),
  },
  {
    name: 'a slip in "validate"',
    codes: ['unknownSetting'],
    fits: (component) =>
      known(component) && isJsonObject(component.json.validate) && component.json.validate.required === true,
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
    fits: (component) => /^(?:textfield|textarea|email)$/.test(component.type) && known(component),
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
    fits: (component) => known(component) && component.type !== 'checkbox',
    change: (json) => ({ ...json, labelPosition: 'lfet-left' }),
  },
  {
    name: 'a broken pattern',
    codes: ['invalidPattern'],
    fits: (component) => component.type === 'textfield' && known(component),
    change: (json) => ({ ...json, validate: { ...validated(json), pattern: '[a-z' } }),
  },
  {
    name: 'a slow pattern',
    codes: ['slowPattern'],
    fits: (component) => component.type === 'textfield' && known(component),
    change: (json) => ({ ...json, validate: { ...validated(json), pattern: '(\\w+\\s?)+!' } }),
  },
  {
    name: 'limits that exclude each other',
    codes: ['contradiction'],
    fits: (component) => component.type === 'textfield' && known(component),
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
    fits: (component) => known(component) && component.key !== '' && !component.json.customConditional,
    change: (json) => ({ ...json, conditional: { show: true, when: json.key, eq: 'x' } }),
  },
  {
    name: 'two options with one value',
    codes: ['sameOption'],
    fits: hasOptions,
    change(json, component) {
      const [first, second, ...rest] = optionsOf(component).filter(
        (option) => isJsonObject(option) && option.value && option.label,
      );
      return isJsonObject(first) && isJsonObject(second)
        ? withOptions(json, component.type, [first, { ...second, value: first.value }, ...rest])
        : json;
    },
  },
  {
    name: 'an option without a value',
    codes: ['missingOptionValue'],
    fits: hasOptions,
    change(json, component) {
      const [first, second, ...rest] = optionsOf(component).filter(
        (option) => isJsonObject(option) && option.value && option.label,
      );
      return isJsonObject(second)
        ? withOptions(json, component.type, [first ?? null, { ...second, value: '' }, ...rest])
        : json;
    },
  },
  {
    name: 'no options',
    codes: ['noOptions', 'cannotBeFilled', 'trapped'],
    fits: (component) => hasOptions(component) && component.json.hidden !== true,
    change: (json, component) => withOptions(json, component.type, []),
  },
  {
    name: 'a key that another has',
    codes: ['duplicatePath'],
    fits: (component) => known(component) && component.parent === undefined && component.type !== 'checkbox',
    change: (json) => json,
  },
  {
    name: 'no key',
    codes: ['missingKey'],
    fits: (component) => known(component) && component.key !== '',
    change: (json) => without(json, 'key'),
  },
  {
    name: 'a picture without a text',
    codes: ['imageWithoutText'],
    fits: (component) => component.type === 'content' && typeof component.json.html === 'string',
    change: (json) => ({ ...json, html: `${json.html}<img src="/a.png">` }),
  },
  {
    name: 'a heading that skips a level',
    codes: ['skippedHeading'],
    fits: (component) => component.type === 'content' && typeof component.json.html === 'string',
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
    fits: (component) => component.type === 'file' && known(component),
    change: (json) => ({ ...json, ...{ storage: 'url', url: 'https://elsewhere.example/f' } }),
  },
  {
    name: 'choices from an origin that nobody named',
    codes: ['originNotNamed'],
    fits: (component) => component.type === 'select' && known(component),
    change: (json) => ({ ...json, ...{ dataSrc: 'url', data: { url: 'https://elsewhere.example/c' } } }),
  },
];
