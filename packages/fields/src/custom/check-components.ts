import { isJsonObject, locales } from '@guichet/definition';
import { rules as ourRules } from '@guichet/engine/every-part';
import { models } from '../models.ts';
import type { CustomComponents } from './custom-components.ts';
import { customModels } from './custom-models.ts';

/**
 * Sentences about the faults of a components file's exports. The compiler says most of it too, where somebody asks it;
 * a build does not.
 */
export function problemsOf(exported: unknown): readonly string[] {
  if (!isRecord(exported) || Array.isArray(exported)) {
    return ['It exports no "components". Write: export const components = defineComponents({ ... })'];
  }
  const { aliases = {}, types = {}, rules = {} } = exported;
  const shapes = [
    ...entriesOf(aliases).flatMap(([name, alias]) => problemsOfAlias(name, alias)),
    ...entriesOf(types).flatMap(([name, type]) => problemsOfType(name, type, rules)),
    ...entriesOf(rules).flatMap(([name, rule]) => problemsOfRule(name, rule)),
    ...[aliases, types, rules].flatMap((part) =>
      isRecord(part) ? [] : ['Each part of it must be an object.'],
    ),
  ];
  if (shapes.length > 0 || !isChecked(exported)) return shapes;
  try {
    customModels(exported, models);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function problemsOfAlias(name: string, alias: unknown): readonly string[] {
  if (!isRecord(alias) || typeof alias.type !== 'string') return [`The alias "${name}" needs a "type".`];
  if (alias.defaults !== undefined && !isJsonObject(alias.defaults))
    return [`The "defaults" of the alias "${name}" must be an object of settings, as in a definition.`];
  return problemsOfSettings(name, alias.settings);
}

function problemsOfSettings(name: string, settings: unknown): readonly string[] {
  if (settings === undefined || typeof settings === 'function') return [];
  if (!isRecord(settings) || Array.isArray(settings))
    return [
      `The "settings" of the alias "${name}" are a function, or names by name: { ledetekst: 'label' }.`,
    ];
  return Object.entries(settings).flatMap(([setting, target]) => {
    if (typeof target !== 'string' || target.split('.').includes(''))
      return [
        `The setting "${setting}" of the alias "${name}" needs a name, such as 'label' or 'validate.required'.`,
      ];
    const isType = setting === 'type' || target.split('.')[0] === 'type';
    return isType
      ? [`No setting of the alias "${name}" may be its "type": set that once, at the alias.`]
      : [];
  });
}

function problemsOfType(name: string, type: unknown, rules: unknown): readonly string[] {
  if (!isRecord(type) || !isRecord(type.model) || typeof type.model.children !== 'function')
    return [`The type "${name}" needs a "model": make one with defineLine, defineText or another of them.`];
  if (typeof type.view !== 'function')
    return [`The type "${name}" needs a "view": async () => (await import('./view.tsx')).SomeView`];
  const named: unknown = type.model.rules;
  const unknown = Array.isArray(named) ? named.filter((rule) => !isKnownRule(rule, rules)) : [];
  return unknown.map((rule) => `The model of "${name}" names the rule "${rule}": register it under "rules".`);
}

function isKnownRule(rule: unknown, customRules: unknown): boolean {
  return [ourRules, customRules].some((rules) => isRecord(rules) && Object.hasOwn(rules, String(rule)));
}

function problemsOfRule(name: string, rule: unknown): readonly string[] {
  if (!name.includes(':')) return [`The rule "${name}" needs a colon in its name, as in "city:${name}".`];
  if (!isRecord(rule) || typeof rule.check !== 'function') return [`The rule "${name}" needs a "check".`];
  const { sentences } = rule;
  return locales
    .filter((locale) => !isRecord(sentences) || typeof sentences[locale] !== 'string')
    .map((locale) => `The rule "${name}" needs its sentence in "${locale}".`);
}

function entriesOf(part: unknown): readonly (readonly [string, unknown])[] {
  return isRecord(part) ? Object.entries(part) : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Its shape was looked at, part by part. */
function isChecked(
  _: Readonly<Record<string, unknown>>,
): _ is Readonly<Record<string, unknown>> & CustomComponents {
  return true;
}
