import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Expression, Output } from '../expression.ts';
import { checkAttribute } from '../html/check-attribute.ts';
import type { PreparedComponent } from '../prepared-form.ts';
import { numberOf } from '../settings/number-of.ts';
import { compiles, validateSettings } from '../settings/validate-settings.ts';
import type { Problems } from './problems.ts';
import { codeIn, expressionIn } from './snippets.ts';

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
  'unique',
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
  reportPattern(json.validate, `${path}.validate`, problems);
  const validate = validateIn(json.validate, `${path}.validate`, problems);
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
    ...expressionAt('calculateValue', 'value'),
    ...expressionAt('customDefaultValue', 'value'),
    ...expressionAt('nextPage', 'next'),
    ...(isValidateOn(json.validateOn) && { validateOn: json.validateOn }),
    ...(tabindex !== undefined && { tabindex }),
    ...(attributes !== undefined && { attributes }),
    ...(isJsonObject(json.properties) &&
      Object.keys(json.properties).length > 0 && { properties: json.properties }),
  };

  function expressionAt(
    name: 'calculateValue' | 'customDefaultValue' | 'nextPage',
    output: Output,
  ): { readonly [Name in typeof name]?: Expression } {
    const expression = expressionIn(json[name], { path: `${path}.${name}`, output, problems });
    return expression === undefined ? {} : { [name]: expression };
  }
}

function validateIn(
  json: Json | undefined,
  path: string,
  problems: Problems,
): PreparedComponent['validate'] | undefined {
  const settings = validateSettings(json);
  const custom = isJsonObject(json) ? json.custom : undefined;
  if (typeof custom !== 'string' || custom.trim() === '') return settings;
  const { code } = codeIn(custom, { path: `${path}.custom`, output: 'valid', problems });
  return { ...settings, custom: code };
}

function isValidateOn(value: Json | undefined): value is 'blur' | 'submit' {
  return value === 'blur' || value === 'submit';
}

function reportPattern(json: Json | undefined, path: string, problems: Problems): void {
  const pattern = isJsonObject(json) ? json.pattern : undefined;
  if (typeof pattern !== 'string' || pattern === '' || compiles(pattern)) return;
  problems.add(
    `${path}.pattern`,
    'invalidPattern',
    `"${pattern.slice(0, 80)}" is no regular expression, so it is not checked. Mend it or take it away.`,
  );
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
