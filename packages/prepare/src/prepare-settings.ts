import { isSlowPattern, powerOf } from '@guichet/author-scripts/patterns';
import type { AuthorScript } from '@guichet/author-scripts/run';
import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import {
  compiles,
  type Expression,
  numberOf,
  type Output,
  type PreparedComponent,
  parseIsoDate,
  validateSettings,
} from '@guichet/engine/prepared';
import { codeIn, expressionIn, limitIn } from './author-scripts.ts';
import { isAutocomplete } from './autocomplete.ts';
import { preparedAttributes } from './control-attributes.ts';
import { optionLabelIn } from './option-label.ts';
import type { Problems } from './problems.ts';
import { codeOfDate } from './written-dates.ts';

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
  'modalEdit',
] as const;
const textSettings = ['labelPosition', 'customClass'] as const;
const defaults = { labelPosition: 'top', customClass: '' };
/** The settings that every type has, checked; what is at its default is left out. */
export function prepareSettings(json: JsonObject, path: string, problems: Problems): CommonSettings {
  reportPattern(json.validate, `${path}.validate`, problems);
  const validate = validateIn(json.validate, `${path}.validate`, problems);
  const tabindex = numberOf(json.tabindex);
  const attributes = preparedAttributes(json.attributes, `${path}.attributes`, problems);
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
    ...expressionAt('conditionalAddButton', 'show'),
    ...limitsIn(json, path, problems),
    ...defaultDateIn(json, path, problems),
    ...optionsIn(json, path, problems),
    ...pressIn(json, path, problems),
    ...expressionAt('nextPage', 'next'),
    ...clearOnIn(json),
    ...(isValidateOn(json.validateOn) && { validateOn: json.validateOn }),
    ...(tabindex !== undefined && { tabindex }),
    ...(isAutocomplete(json.autocomplete) && { autocomplete: json.autocomplete }),
    ...labelSizes(json),
    ...(attributes !== undefined && { attributes }),
    ...(isJsonObject(json.properties) &&
      Object.keys(json.properties).length > 0 && { properties: json.properties }),
    ...accessIn(json),
  };

  function expressionAt(
    name: 'calculateValue' | 'customDefaultValue' | 'conditionalAddButton' | 'nextPage',
    output: Output,
  ): { readonly [Name in typeof name]?: Expression } {
    const expression = expressionIn(json[name], { path: `${path}.${name}`, output, problems });
    return expression === undefined ? {} : { [name]: expression };
  }
}

/** Others who may read or change a submission: as its author lists them, else by the one right that is given to all. */
function accessIn({
  submissionAccess,
  defaultPermission,
}: JsonObject): Pick<PreparedComponent, 'submissionAccess'> {
  const listed = Array.isArray(submissionAccess) ? submissionAccess.filter(isJsonObject) : [];
  if (listed.length > 0) return { submissionAccess: listed };
  return typeof defaultPermission === 'string' && defaultPermission !== ''
    ? { submissionAccess: [{ type: defaultPermission, roles: [] }] }
    : {};
}

/** Limits of dates that are written as code: of each the first, as for those that are written as dates. */
function limitsIn(
  json: JsonObject,
  path: string,
  problems: Problems,
): Pick<PreparedComponent, 'computedLimits'> {
  const limits: Record<string, AuthorScript> = {};
  for (const name of ['minDate', 'maxDate']) {
    for (const place of ['widget', 'datePicker', '']) {
      const at = place === '' ? json : json[place];
      const written = isJsonObject(at) ? at[name] : undefined;
      if (typeof written !== 'string' || !codeOfDate.test(written)) continue;
      limits[name] ??= limitIn(written, {
        path: `${path}.${place === '' ? '' : `${place}.`}${name}`,
        problems,
      });
    }
  }
  return Object.keys(limits).length === 0 ? {} : { computedLimits: limits };
}

const toTheSecond = ['moment(', ').milliseconds(0)'] as const;

/** The default of a date, written as a date or as code, where the component has no other. */
function defaultDateIn(
  { type, defaultDate, defaultValue, customDefaultValue }: JsonObject,
  path: string,
  problems: Problems,
): Pick<PreparedComponent, 'defaultValue' | 'customDefaultValue'> {
  if (type !== 'datetime' || typeof defaultDate !== 'string' || defaultValue || customDefaultValue) return {};
  if (parseIsoDate(defaultDate) !== undefined) return { defaultValue: defaultDate };
  if (!codeOfDate.test(defaultDate)) return {};
  // To the second, as on Form.io's page.
  const code = limitIn(defaultDate, { path: `${path}.defaultDate`, problems }, toTheSecond);
  return { customDefaultValue: { kind: 'code', code } };
}

/** Options that an author's code gives, and the template of their labels. */
function optionsIn(
  { dataSrc, data, template }: JsonObject,
  path: string,
  problems: Problems,
): Pick<PreparedComponent, 'optionsCode' | 'optionLabel'> {
  const custom = isJsonObject(data) ? data.custom : undefined;
  if (dataSrc !== 'custom' || typeof custom !== 'string' || custom.trim() === '') return {};
  const { code } = codeIn(custom, { path: `${path}.data.custom`, output: 'values', problems });
  const optionLabel = typeof template === 'string' ? optionLabelIn(template) : undefined;
  return { optionsCode: code, ...(optionLabel !== undefined && { optionLabel }) };
}

/** The setting that clears a choice when its options change. */
function clearOnIn({
  refreshOn,
  refreshOnBlur,
  clearOnRefresh,
}: JsonObject): Pick<PreparedComponent, 'clearOn'> {
  const trigger = [refreshOn, refreshOnBlur].find((setting) => typeof setting === 'string' && setting !== '');
  return clearOnRefresh === true && typeof trigger === 'string' ? { clearOn: trigger } : {};
}

/** The size of a label that stands beside its control, where it is not the usual one: a view has a class for each. */
function labelSizes({ labelPosition, labelWidth, labelMargin }: JsonObject): Partial<CommonSettings> {
  if (typeof labelPosition !== 'string' || !/^(left|right)-/.test(labelPosition)) return {};
  const width = Math.round((numberOf(labelWidth) ?? 30) / 5) * 5;
  const margin = Math.round(numberOf(labelMargin) ?? 3);
  return {
    ...(width !== 30 && { labelWidth: Math.min(80, Math.max(5, width)) }),
    ...(margin !== 3 && { labelMargin: Math.min(20, Math.max(0, margin)) }),
  };
}

/** The code that a button runs when pressed. */
function pressIn(
  { type, action, custom }: JsonObject,
  path: string,
  problems: Problems,
): Pick<PreparedComponent, 'pressCode'> {
  if (type !== 'button' || action !== 'custom' || typeof custom !== 'string' || custom.trim() === '')
    return {};
  return { pressCode: codeIn(custom, { path: `${path}.custom`, output: 'value', problems }).code };
}

function validateIn(
  json: Json | undefined,
  path: string,
  problems: Problems,
): PreparedComponent['validate'] | undefined {
  const settings = withoutSlow(validateSettings(json), path, problems);
  const rules: { custom?: AuthorScript; row?: AuthorScript } = {};
  for (const name of ['custom', 'row'] as const) {
    const code = isJsonObject(json) ? json[name] : undefined;
    if (typeof code !== 'string' || code.trim() === '') continue;
    rules[name] = codeIn(code, { path: `${path}.${name}`, output: 'valid', problems }).code;
  }
  return Object.keys(rules).length === 0 ? settings : { ...settings, ...rules };
}

function isValidateOn(value: Json | undefined): value is 'blur' | 'submit' {
  return value === 'blur' || value === 'submit';
}

/** A pattern that could keep a page busy for ever is left to the form service. */
function withoutSlow(
  settings: PreparedComponent['validate'],
  path: string,
  problems: Problems,
): PreparedComponent['validate'] {
  if (settings?.pattern === undefined || !isSlowPattern(settings.pattern)) return settings;
  reportSlow(settings.pattern, `${path}.pattern`, problems);
  return { ...settings, isPatternSlow: true };
}

/** The same of the expression that names of files are held to: the service's own setting has it in place of the page's. */
export function withoutSlowFilePattern(settings: JsonObject, path: string, problems: Problems): JsonObject {
  const { filePattern, ...kept } = settings;
  if (typeof filePattern !== 'string') return settings;
  const [, expression] = /^\/(.+)\/$/.exec(filePattern.replace(/\s/g, '')) ?? [];
  // Without the anchors that a rule's pattern has: it is looked for anywhere.
  if (expression === undefined || powerOf(expression, 'i') !== undefined) return settings;
  reportSlow(filePattern, `${path}.filePattern`, problems);
  return { ...kept, slowFilePattern: filePattern };
}

function reportSlow(pattern: string, path: string, problems: Problems): void {
  problems.add(
    path,
    'slowPattern',
    `"${pattern.slice(0, 80)}" may take very long on some texts, so only the form service checks it. Do not repeat a part that already repeats, as in (a+)+.`,
  );
}

function reportPattern(json: Json | undefined, path: string, problems: Problems): void {
  const pattern = isJsonObject(json) ? json.pattern : undefined;
  if (typeof pattern !== 'string' || pattern === '' || compiles(pattern)) return;
  problems.add(
    `${path}.pattern`,
    'invalidPattern',
    `"${pattern.slice(0, 80)}" is not a valid regular expression, so it checks no answer, and submissions are marked as unchecked. Correct or remove it.`,
  );
}
