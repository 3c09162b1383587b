import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { checkAttribute } from '../html/check-attribute.ts';
import type { Expression, PreparedComponent, ValidateSettings } from '../prepared-form.ts';
import type { Problems } from './problems.ts';
import { isWritten } from './snippets.ts';
import { numberOf } from './wrong-types.ts';

type CommonSettings = Omit<
  PreparedComponent,
  'id' | 'type' | 'key' | 'fallback' | 'settings' | 'children' | 'clearOnHide' | 'condition' | 'logic'
>;

const flags = [
  'allowCalculateOverride',
  'calculateServer',
  'validateWhenHidden',
  'hidden',
  'disabled',
  'hideLabel',
  'multiple',
  'protected',
  'autofocus',
] as const;
const textSettings = ['labelPosition', 'customClass', 'autocomplete'] as const;
const defaults = { labelPosition: 'top', customClass: '', autocomplete: '' };
/** Attributes that our own views decide. */
const ownAttributes = new Set(['id', 'class', 'href', 'src', 'target', 'rel', 'type', 'role']);
const inputAttribute =
  /^(data-[\w-]+|inputmode|enterkeyhint|autocapitalize|autocorrect|list|step|min|max|maxlength|rows|cols)$/;

/** The settings that every type has, checked; what is at its default is left out. */
export function prepareSettings(json: JsonObject, path: string, problems: Problems): CommonSettings {
  const validate = prepareValidate(json.validate, `${path}.validate`, problems);
  const tabindex = numberOf(json.tabindex);
  const attributes = prepareAttributes(json.attributes);
  return {
    ...Object.fromEntries(flags.filter((name) => json[name] === true).map((name) => [name, true])),
    ...Object.fromEntries(
      textSettings.flatMap((name) => {
        const value = json[name];
        return typeof value === 'string' && value !== '' && value !== defaults[name] ? [[name, value]] : [];
      }),
    ),
    ...(json.persistent === false || json.persistent === 'client-only'
      ? { persistent: json.persistent }
      : {}),
    ...(json.defaultValue !== undefined && json.defaultValue !== null && { defaultValue: json.defaultValue }),
    ...(validate !== undefined && { validate }),
    ...expressionAt(json, 'calculateValue'),
    ...expressionAt(json, 'customDefaultValue'),
    ...(isValidateOn(json.validateOn) && { validateOn: json.validateOn }),
    ...(tabindex !== undefined && { tabindex }),
    ...(attributes !== undefined && { attributes }),
    ...(isJsonObject(json.properties) &&
      Object.keys(json.properties).length > 0 && { properties: json.properties }),
  };
}

/** JSONLogic alone: code as text is reported. */
function expressionAt(
  json: JsonObject,
  name: 'calculateValue' | 'customDefaultValue',
): { readonly [Name in typeof name]?: Expression } {
  const logic = json[name];
  return isJsonObject(logic) && isWritten(logic) ? { [name]: { kind: 'logic', logic } } : {};
}

function isValidateOn(value: Json | undefined): value is 'blur' | 'submit' {
  return value === 'blur' || value === 'submit';
}

function prepareValidate(
  json: Json | undefined,
  path: string,
  problems: Problems,
): ValidateSettings | undefined {
  if (!isJsonObject(json)) return undefined;
  const pattern = typeof json.pattern === 'string' && json.pattern !== '' ? json.pattern : undefined;
  const isUsable = pattern === undefined || compiles(pattern);
  if (!isUsable) {
    problems.add(
      `${path}.pattern`,
      'invalidPattern',
      `"${pattern.slice(0, 80)}" is no regular expression, so it is not checked. Mend it or take it away.`,
    );
  }
  const validate: ValidateSettings = {
    ...((json.required === true || json.required === 'true') && { required: true }),
    ...numbersOf(json),
    ...(pattern !== undefined && isUsable && { pattern }),
    ...(json.onlyAvailableItems === true && { onlyAvailableItems: true }),
    ...(isJsonObject(json.json) && isWritten(json.json) && { json: json.json }),
    ...(json.skipMaskValidation === true && { skipMaskValidation: true }),
  };
  return Object.keys(validate).length > 0 ? validate : undefined;
}

const limits = ['minLength', 'maxLength', 'min', 'max'] as const;
/** A count of 0 asks for nothing. Source: measured on Form.io. */
const counts = ['minSelectedCount', 'maxSelectedCount', 'minWords', 'maxWords'] as const;

function numbersOf(json: JsonObject): Readonly<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const name of [...limits, ...counts]) {
    const value = numberOf(json[name]);
    const isNone = value === 0 && counts.some((count) => count === name);
    if (value !== undefined && !isNone) numbers[name] = value;
  }
  return numbers;
}

function compiles(pattern: string): boolean {
  try {
    new RegExp(`^${pattern}$`);
    return true;
  } catch {
    return false;
  }
}

function prepareAttributes(json: Json | undefined): Readonly<Record<string, string>> | undefined {
  if (!isJsonObject(json)) return undefined;
  const attributes: Record<string, string> = {};
  for (const [written, value] of Object.entries(json)) {
    const name = written.toLowerCase();
    if (ownAttributes.has(name) || (typeof value !== 'string' && typeof value !== 'number')) continue;
    const checked = inputAttribute.test(name) ? String(value) : checkAttribute(name, String(value));
    if (checked !== undefined) attributes[name] = checked;
  }
  return Object.keys(attributes).length > 0 ? attributes : undefined;
}
