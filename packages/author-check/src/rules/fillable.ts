import { isJsonObject, type JsonObject } from '@guichet/definition';
import { numberOf } from '@guichet/engine/prepared';
import { isInput, nameOf, type Written } from '../findings/walk.ts';
import { optionListsOf } from './options.ts';
import type { Rule } from './rule.ts';

/** Fields that nobody can answer, though the form cannot be sent without. */
export const fillable: Rule = ({ components }, report) => {
  const code = allCode(components);
  for (const component of components) {
    if (component.model === undefined) continue;
    const why = contradictionIn(component.json);
    if (why !== undefined) {
      report(
        `${component.path}.validate`,
        'contradiction',
        `No answer can satisfy the rules of "${nameOf(component)}": ${why}.`,
        'Correct one of the two.',
      );
    }
    if (!isRequired(component)) continue;
    // Code elsewhere may fill it in.
    const reason =
      component.key !== '' && code.includes(component.key) ? undefined : reasonAgainst(component);
    if (reason !== undefined)
      report(
        component.path,
        'cannotBeFilled',
        `"${nameOf(component)}" is required, and nobody can answer it: ${reason}.`,
        'Make it possible to answer, or remove "required".',
      );
  }
};

export function allCode(components: readonly Written[]): string {
  return components.map(({ json }) => codeIn(json)).join('\n');
}

/** Whether logic or code may give a required choice its options, or `fillable` says that it has none. */
export function isExplained(component: Written, code: string): boolean {
  if (!isRequired(component)) return false;
  const isNamedInCode = component.key !== '' && code.includes(component.key);
  return isNamedInCode || changesByLogic(component) || reasonAgainst(component) !== undefined;
}

/** The code in a component, whatever it is for. */
function codeIn({
  calculateValue,
  customDefaultValue,
  customConditional,
  custom,
  validate,
  logic,
}: JsonObject): string {
  const rules = isJsonObject(validate) ? [validate.custom, validate.row] : [];
  const written = [calculateValue, customDefaultValue, customConditional, custom, ...rules];
  const actions = Array.isArray(logic) ? JSON.stringify(logic) : '';
  return [...written.filter((code) => typeof code === 'string'), actions].join('\n');
}

export function isRequired({ json: { validate } }: Written): boolean {
  return isJsonObject(validate) && (validate.required === true || validate.required === 'true');
}

/** Two rules that exclude each other. */
export function contradictionIn({ validate, type, datePicker }: JsonObject): string | undefined {
  const dates = type === 'datetime' && isJsonObject(datePicker) ? datesApart(datePicker) : undefined;
  if (dates !== undefined || !isJsonObject(validate)) return dates;
  for (const [least, most, what] of pairs) {
    if (least === 'min' && type === 'day') continue;
    const [low, high] = [numberOf(validate[least]), numberOf(validate[most])];
    if (low !== undefined && high !== undefined && high > 0 && low > high)
      return `"${least}" asks for ${low} ${what}, "${most}" allows ${high}`;
  }
  return undefined;
}

const plainDate = /^\d{4}-\d\d-\d\d(?:T|$)/;
const oneDayMs = 86_400_000;

/** A first day behind the last. Less than a day may be a matter of time zones. */
function datesApart({ minDate, maxDate }: JsonObject): string | undefined {
  if (typeof minDate !== 'string' || typeof maxDate !== 'string') return undefined;
  if (!plainDate.test(minDate) || !plainDate.test(maxDate)) return undefined;
  return Date.parse(minDate) - Date.parse(maxDate) >= oneDayMs
    ? `"minDate" asks for ${minDate} or later, "maxDate" allows ${maxDate}`
    : undefined;
}

const pairs = [
  ['minLength', 'maxLength', 'or more'],
  ['min', 'max', 'or more'],
  ['minWords', 'maxWords', 'words'],
  ['minSelectedCount', 'maxSelectedCount', 'choices'],
] as const;

/** Why nobody can fill in a field; undefined where somebody can, or where that is not certain. */
export function reasonAgainst(component: Written): string | undefined {
  const { json, type } = component;
  if (!isInput(component) || isConditional(json)) return undefined;
  const isGiven = [json.defaultValue, json.customDefaultValue, json.calculateValue].some(
    (value) =>
      value !== undefined &&
      value !== null &&
      value !== '' &&
      value !== false &&
      JSON.stringify(value) !== '[]' &&
      JSON.stringify(value) !== '{}',
  );
  if (isGiven || changesByLogic(component)) return undefined;
  if (json.hidden === true && json.validateWhenHidden !== true) return undefined;
  if (json.hidden === true) return 'it is hidden, and checked all the same (validateWhenHidden)';
  if (json.disabled === true) return 'it is disabled, and has no value of its own';
  if (hasNoOptions(component)) return 'it has no options';
  const { validate } = json;
  const [list] = optionListsOf(component);
  const least = isJsonObject(validate) ? numberOf(validate.minSelectedCount) : undefined;
  if (type === 'selectboxes' && list !== undefined && least !== undefined && least > list.options.length)
    return `it asks for ${least} choices, and has ${list.options.length}`;
  return undefined;
}

export function hasNoOptions(component: Written): boolean {
  const { type, json } = component;
  if (!['select', 'radio', 'selectboxes'].includes(type)) return false;
  const { dataSrc, data, values } = json;
  if (typeof dataSrc === 'string' && dataSrc !== '' && dataSrc !== 'values') return false;
  const list = type === 'select' ? (isJsonObject(data) ? data.values : undefined) : values;
  if (list !== undefined && !Array.isArray(list)) return false;
  return (list ?? []).every(
    (option) => !isJsonObject(option) || option.value === '' || option.value === undefined,
  );
}

function isConditional({ conditional, customConditional }: JsonObject): boolean {
  const isSimple =
    isJsonObject(conditional) && Boolean(conditional.when || conditional.conditions || conditional.json);
  return isSimple || Boolean(customConditional);
}

function changesByLogic(component: Written): boolean {
  const { logic } = component.json;
  return (
    (Array.isArray(logic) && logic.length > 0) ||
    (component.parent !== undefined && changesByLogic(component.parent))
  );
}
