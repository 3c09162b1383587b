import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Models } from '@guichet/engine/prepared';
import type { Report } from '../findings/finding.ts';
import type { Written } from '../findings/walk.ts';
import { formioKnows, formioKnowsSomewhere, formioNames } from '../settings/formio-names.ts';
import { nearestName } from '../settings/nearest-name.ts';
import type { Setting } from '../settings/setting.ts';
import { commonSettings, findSetting, formSettings, ownSettings } from '../settings/vocabulary.ts';
import type { Rule } from './rule.ts';

/** Names that nobody knows; of names of Form.io, those that say something here and have no effect. */
export const unknownSettings: Rule = ({ definition, components, models }, report) => {
  checkTop(definition, report);
  const counts = new Map<string, number>();
  for (const { json } of components)
    for (const name of Object.keys(json)) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const component of components) {
    if (component.model === undefined) continue;
    checkNames(component, models, counts, report);
    checkValidate(component, report);
    checkOptions(component, models, report);
  }
};

/** Names that Form.io writes at the top of every form, beside what its author set. */
const ofService =
  /^(?:_id|_vid|__v|machineName|tags|access|submissionAccess|created|modified|deleted|owner|project|revisions|submissionRevisions|controller|builder|pdfComponents|fieldMatchAccess|esign|theme|language|form|i18n|options|settings|buttonSettings|breadcrumbSettings|allowPrevious|disableWizardSubmit|\$schema)$/;
const inSettings =
  /^(?:recaptcha|pdf|share|logs|theme|sanitizeConfig|components|conditions|variables|showCheckboxBackground|allowExistsEndpoint|wizardHeaderType)$/;

function checkTop(definition: JsonObject, report: Report): void {
  const names = formSettings.map(({ name }) => name);
  const tops = names.filter((name) => !name.includes('.'));
  for (const name of Object.keys(definition)) {
    if (tops.includes(name) || ofService.test(name)) continue;
    reportUnknown(name, name, nearestName(name, tops), report);
  }
  const { settings, properties } = definition;
  const within = names.filter((name) => name.startsWith('settings.')).map((name) => name.slice(9));
  for (const name of Object.keys(isJsonObject(settings) ? settings : {})) {
    if (within.includes(name) || inSettings.test(name)) continue;
    reportUnknown(name, pathWith('settings', name), nearestName(name, within), report, true);
  }
  if (isJsonObject(properties) && properties.submissionType !== undefined)
    checkValue(properties.submissionType, 'properties.submissionType', formSettings, report);
  for (const setting of formSettings) {
    if (!setting.name.startsWith('settings.') || !isJsonObject(settings)) continue;
    const value = settings[setting.name.slice(9)];
    if (value !== undefined) checkValue(value, setting.name, formSettings, report);
  }
  if (definition.display !== undefined) checkValue(definition.display, 'display', formSettings, report);
}

/** A name that stands so often in one form is a convention of its author, no slip. */
const conventionFrom = 5;

function checkNames(
  component: Written,
  models: Models,
  counts: ReadonlyMap<string, number>,
  report: Report,
): void {
  const { json, path, type } = component;
  const typeSettingNames = ownSettings(type, models);
  const known = [...commonSettings.map(({ name }) => name), ...typeSettingNames, ...formioNames(type)].filter(
    (name) => !/[.[]/.test(name),
  );
  for (const [name, value] of Object.entries(json)) {
    const place = pathWith(path, name);
    if (known.includes(name)) {
      if (saysSomething(name, value))
        report(
          place,
          'noEffect',
          `"${name}" is a setting of Form.io that has no effect here.`,
          noEffectHere[name],
        );
      continue;
    }
    const isRule = commonSettings.some((setting) => setting.name === `validate.${name}`);
    if (isRule) {
      const sentence = `"${name}" has no effect here: it is a rule, and belongs into "validate".`;
      report(place, 'misplacedSetting', sentence, `Write "validate": { "${name}": ... }.`);
      continue;
    }
    // An unknown name that another type has was left behind when its type was changed.
    if (formioKnowsSomewhere(name) || findSetting(name) !== undefined) continue;
    if ((counts.get(name) ?? 0) >= conventionFrom || isEmpty(value)) continue;
    const nearest = nearestName(name, known);
    if (nearest !== undefined) reportUnknown(name, place, nearest, report);
  }
}

function checkValidate({ json, path, type }: Written, report: Report): void {
  const { validate } = json;
  if (!isJsonObject(validate)) return;
  const known = commonSettings
    .map(({ name }) => name)
    .filter((name) => name.startsWith('validate.'))
    .map((name) => name.slice(9));
  for (const name of Object.keys(validate)) {
    if (known.includes(name) || formioKnows(type, `validate.${name}`)) continue;
    if (formioKnowsSomewhere(`validate.${name}`)) continue;
    const nearest = nearestName(name, known);
    if (nearest !== undefined) reportUnknown(name, pathWith(`${path}.validate`, name), nearest, report);
  }
}

/** Settings that take one of a few values. */
function checkOptions({ json, path, type }: Written, models: Models, report: Report): void {
  for (const name of [...commonSettings.map((setting) => setting.name), ...ownSettings(type, models)]) {
    const setting = findSetting(name);
    if (setting === undefined || typeof setting.kind === 'string' || name.includes('[]')) continue;
    // Older builders wrote it for checkboxes, whose label is on the right anyway.
    if (name === 'labelPosition' && type === 'checkbox') continue;
    const value = name
      .split('.')
      .reduce<Json | undefined>((at, part) => (isJsonObject(at) ? at[part] : undefined), json);
    if (value !== undefined) checkValue(value, name, [setting], report, path);
  }
}

function checkValue(value: Json, name: string, settings: readonly Setting[], report: Report, at = ''): void {
  const setting = settings.find((candidate) => candidate.name === name);
  if (setting === undefined) return;
  const path = at === '' ? name : `${at}.${name}`;
  const { kind } = setting;
  if (typeof kind !== 'string') {
    if (typeof value !== 'string' || value === '' || kind.some((option) => String(option) === value)) return;
    const options = kind.filter((option) => option !== '').map(String);
    const nearest = nearestName(value, options);
    const sentence = `"${value.slice(0, 60)}" is no value of "${name}", so it has no effect.`;
    report(
      path,
      'unknownValue',
      sentence,
      nearest === undefined ? `Use ${listOf(options)}.` : `Did you mean "${nearest}"?`,
    );
    return;
  }
  if (kind !== 'flag' && kind !== 'number' && kind !== 'object' && kind !== 'list') return;
  const isWrong =
    (kind === 'flag' && typeof value !== 'boolean' && value !== null) ||
    (kind === 'number' && (value === '' || !Number.isFinite(Number(value)) || typeof value === 'boolean')) ||
    (kind === 'object' && !isJsonObject(value)) ||
    (kind === 'list' && !Array.isArray(value));
  if (!isWrong) return;
  const wanted = { flag: 'true or false', number: 'a number', object: 'an object', list: 'a list' } as const;
  report(path, 'wrongType', `"${name}" is ignored: it must be ${wanted[kind]}.`, `Write ${wanted[kind]}.`);
}

/** Settings of Form.io that say something and that nothing here does, each with another way. No test reads of them. */
export const noEffectHere: Readonly<Record<string, string>> = {
  addResource: 'Give residents a field of their own for what is not in the list.',
  autoSync: 'Files are sent as soon as they are chosen; remove it.',
  customOptions: 'Use the settings of the field that the guide lists.',
  encrypted: 'Protect the disk and the database of the server; remove it here.',
  inputsLabelPosition: 'The labels of day, month and year stand above; remove it.',
  isUploadEnabled: 'Ask for pictures in a "file" field.',
  navigateOnEnter: 'The Enter key presses the first button of the page; remove it.',
  oauthProvider: 'Residents do not sign in here; use another action.',
  redrawOn: 'Texts follow the answers by themselves; remove it.',
  saveOnEnter: 'The Enter key presses the first button of the page; remove it.',
  serverOverride: 'Write the setting itself: page and server have the same.',
  shortcut: 'Keyboard shortcuts clash with those of screen readers; remove it.',
  uniqueOptions: 'Give each option a value of its own.',
  useMultipartUpload: 'Large files are sent in pieces anyway; remove it.',
};

function saysSomething(name: string, value: Json | undefined): boolean {
  return Object.hasOwn(noEffectHere, name) && !isEmpty(value) && value !== 'top';
}

function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  return typeof value === 'object' && Object.values(value).every((inner) => isEmpty(inner));
}

function reportUnknown(
  name: string,
  path: string,
  nearest: string | undefined,
  report: Report,
  isStrict = false,
): void {
  const sentence = `Nobody knows the setting "${name.slice(0, 60)}", so it has no effect.`;
  if (nearest !== undefined) report(path, 'unknownSetting', sentence, `Did you mean "${nearest}"?`);
  else if (isStrict) report(path, 'unknownSetting', sentence, 'Remove it, or correct its name.');
}

export function listOf(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

export function pathWith(path: string, name: string): string {
  return /^[\w$-]+$/.test(name) ? `${path}.${name}` : `${path}[${JSON.stringify(name)}]`;
}
