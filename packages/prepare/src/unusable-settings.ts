import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { compiles, type Model, numberOf, type PreparedComponent } from '@guichet/engine/prepared';
import { isWritten } from './author-scripts.ts';
import type { Problems } from './problems.ts';
import { codeOfDate } from './written-dates.ts';

/** A setting that decides something. */
interface Deciding {
  /** Its name in reports: that of the rule, else that of the setting. */
  readonly name: string;
  /** Where it may be written: one that can be used is enough. */
  readonly settings: readonly string[];
  /** The rules of a type that need it; absent where any type may have it. */
  readonly rules?: readonly string[];
  readonly what: string;
  isUsable(value: Json): boolean;
  /** Reported by other words already. */
  readonly isReported?: true;
}

const isNumber = (value: Json) => numberOf(value) !== undefined;
const isFlag = (value: Json) => typeof value === 'boolean' || value === 'true' || value === 'false';
const isExpression = (value: Json) => typeof value === 'string' || isJsonObject(value) || !isWritten(value);
const isDate = (value: Json) =>
  typeof value === 'string' && (/^\d{4}-\d\d-\d\d(?!\d)/.test(value) || codeOfDate.test(value));
const hasDay = (value: Json) => typeof value === 'string' && /\d{4}-\d\d-\d\d/.test(value);
const isSize = (value: Json) =>
  typeof value === 'string' &&
  (value.includes('{{') || /^\s*(\d+(\.\d+)?|\.\d+)\s*([kmg]?b|[smh])?\s*$/i.test(value));

const number = (name: string, setting: string, ...rules: readonly string[]): Deciding => ({
  ...{ name, settings: [setting], rules: [name, ...rules], what: 'a number', isUsable: isNumber },
  ...(setting.startsWith('validate.') && { isReported: true }),
});
const expression = (name: string): Deciding => ({
  ...{ name, settings: [name], what: 'code, or JSONLogic as an object', isUsable: isExpression },
});
const code = (name: string): Deciding => ({
  ...{ name, settings: [`validate.${name}`], what: 'code' },
  isUsable: (value) => typeof value === 'string' || !isWritten(value),
});
const limit = (name: string): Deciding => ({
  ...{ name, settings: [`widget.${name}`, `datePicker.${name}`, name], rules: [name] },
  ...{ what: 'a date such as 2026-03-15, or code that gives one', isUsable: isDate },
});
const size = (name: string): Deciding => ({
  ...{ name, settings: [name], rules: ['filesFailed'], what: 'a size such as 4MB', isUsable: isSize },
});

const deciding: readonly Deciding[] = [
  {
    ...{ name: 'pattern', settings: ['validate.pattern'], rules: ['pattern'], what: 'a regular expression' },
    isUsable: (value) => typeof value === 'string' && compiles(value),
    isReported: true,
  },
  number('minLength', 'validate.minLength'),
  number('minRows', 'validate.minLength'),
  number('maxLength', 'validate.maxLength'),
  number('maxRows', 'validate.maxLength'),
  number('min', 'validate.min'),
  number('max', 'validate.max'),
  number('minSelectedCount', 'validate.minSelectedCount'),
  number('maxSelectedCount', 'validate.maxSelectedCount'),
  number('minYear', 'minYear'),
  number('maxYear', 'maxYear'),
  number('maxTags', 'maxTags'),
  ...(['minWords', 'maxWords'] as const).map(
    (name): Deciding => ({
      ...{ name, settings: [`validate.${name}`], what: 'a number', isUsable: isNumber, isReported: true },
    }),
  ),
  {
    ...{
      name: 'required',
      settings: ['validate.required'],
      rules: ['required', 'filesMissing', 'requiredUndrawn'],
    },
    ...{ what: 'true or false', isUsable: isFlag },
  },
  { name: 'unique', settings: ['unique'], what: 'true or false', isUsable: isFlag },
  {
    ...{
      name: 'onlyAvailableItems',
      settings: ['validate.onlyAvailableItems'],
      rules: ['onlyAvailableItems'],
    },
    ...{ what: 'true or false', isUsable: isFlag },
  },
  {
    ...{ name: 'json', settings: ['validate.json'], what: 'JSONLogic as an object' },
    isUsable: (value) => isJsonObject(value) || !isWritten(value),
  },
  code('custom'),
  code('row'),
  limit('minDate'),
  limit('maxDate'),
  {
    ...{
      name: 'disabledDate',
      settings: ['widget.disabledDates', 'datePicker.disable'],
      rules: ['disabledDate'],
    },
    ...{ what: 'days such as 2026-07-01, 2026-12-24 - 2026-12-26', isUsable: hasDay },
  },
  {
    ...{ name: 'mask', settings: ['inputMask'], rules: ['mask'], what: 'text' },
    // Form.io's builder writes `false` for a field without a mask.
    isUsable: (value) => typeof value === 'string' || value === false,
  },
  size('fileMinSize'),
  size('fileMaxSize'),
  {
    ...{ name: 'conditional', settings: ['conditional'], what: 'an object', isUsable: isJsonObject },
    isReported: true,
  },
  expression('customConditional'),
  expression('calculateValue'),
  expression('customDefaultValue'),
  expression('nextPage'),
  expression('conditionalAddButton'),
];

/**
 * An author's settings that cannot be used: reported, and listed by `Stored.unchecked`, so that none passes silently.
 */
export function unusableSettings(
  json: JsonObject,
  path: string,
  model: Model,
  problems: Problems,
): Pick<PreparedComponent, 'unusable'> {
  const unusable = deciding.flatMap(({ name, settings, rules, what, isUsable, isReported }) => {
    const isAsked = rules === undefined || model.rules.some((rule) => rules.includes(rule));
    const written = settings.filter((setting) => isSet(settingAt(json, setting)));
    if (!isAsked || written.length === 0) return [];
    if (written.some((setting) => isUsable(settingAt(json, setting) ?? null))) return [];
    for (const setting of isReported === true ? [] : written) {
      const sentence = `This setting must be ${what}. It is ignored, so its check does not run.`;
      problems.add(`${path}.${setting}`, 'unusableSetting', sentence);
    }
    return [name];
  });
  return unusable.length === 0 ? {} : { unusable };
}

function isSet(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== '';
}

function settingAt(json: JsonObject, setting: string): Json | undefined {
  return setting
    .split('.')
    .reduce<Json | undefined>((at, name) => (isJsonObject(at) ? at[name] : undefined), json);
}
