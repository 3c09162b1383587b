import type { Json, JsonObject } from '@guichet/definition';
import type { Models } from '@guichet/engine/prepared';
import type { Setting, SettingKind } from '../settings/setting.ts';
import { commonSettings, findSetting, formSettings, ownSettings } from '../settings/vocabulary.ts';

/** The models that stand for types nobody registered; no author writes their names. */
const standIns = /^unknown/;

export function authorTypes(models: Models): readonly string[] {
  return Object.keys(models)
    .filter((type) => !standIns.test(type))
    .sort();
}

/**
 * A JSON Schema of definitions, for editors: names are completed and explained, and values of the wrong kind are marked.
 * Whatever a builder writes passes: names that nobody knows are for the check, which finds the one that was meant.
 */
export function makeSchema(models: Models): JsonObject {
  const types = authorTypes(models);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Form definition',
    description: 'A form of Guichet. Made from the component models: npm run forms -- reference.',
    type: 'object',
    required: ['path', 'components'],
    properties: { ...nested(formSettings), $schema: { type: 'string' }, components: componentList },
    definitions: {
      component: {
        type: 'object',
        properties: {
          ...nested(commonSettings),
          type: { type: 'string', description: 'Names the component type.', examples: [...types] },
        },
        allOf: types.map((type) => ({
          if: { properties: { type: { const: type } }, required: ['type'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { $ref: `#/definitions/${type}` },
        })),
      },
      ...Object.fromEntries(
        types.map((type) => [type, { type: 'object', properties: nested(settingsOfType(type, models)) }]),
      ),
    },
  };
}

const componentList: JsonObject = { type: 'array', items: { $ref: '#/definitions/component' } };

function settingsOfType(type: string, models: Models): readonly Setting[] {
  return ownSettings(type, models).flatMap((name) => findSetting(name) ?? []);
}

interface Level {
  setting?: Setting;
  readonly inner: Map<string, Level>;
}

/** `a.b` and `a[].b` as properties within properties. */
function nested(settings: readonly Setting[]): JsonObject {
  const root: Level = { inner: new Map() };
  for (const setting of settings) {
    const names = setting.name.split(/\.|(?=\[\])/);
    let level = root;
    for (const name of names) {
      const next: Level = level.inner.get(name) ?? { inner: new Map() };
      level.inner.set(name, next);
      level = next;
    }
    level.setting = setting;
  }
  return propertiesOf(root);
}

function propertiesOf({ inner }: Level): JsonObject {
  return Object.fromEntries([...inner].map(([name, level]) => [name, schemaOf(name, level)]));
}

function schemaOf(name: string, { setting, inner }: Level): JsonObject {
  const items = inner.get('[]');
  const within = [...inner].filter(([innerName]) => innerName !== '[]');
  const described = setting === undefined ? {} : { description: setting.does };
  if (name === 'components' && setting?.kind === 'list') return { ...described, ...componentList };
  if (items !== undefined) {
    const item = name === 'columns' ? { components: componentList } : {};
    return {
      ...described,
      type: ['array', ...loose],
      items: {
        type: ['object', 'array', 'number', ...loose],
        properties: { ...propertiesOf(items), ...item },
      },
    };
  }
  if (within.length > 0)
    return { ...described, type: ['object', 'array', ...loose], properties: propertiesOf({ inner }) };
  return { ...described, ...ofKind(setting?.kind ?? 'any', olderValues[name]) };
}

/** Builders write these for what nobody set. */
const loose = ['null', 'string', 'boolean'] as const;

/** Values that older builders wrote, which have no effect. */
const olderValues: Readonly<Record<string, readonly string[]>> = {
  labelPosition: ['left', 'right'],
};

function ofKind(kind: SettingKind, older: readonly string[] = []): JsonObject {
  switch (kind) {
    case 'flag':
      // Older builders write "true".
      return { type: ['boolean', 'null', 'string'], examples: [true, false] };
    case 'number':
      return { type: ['number', 'string', 'null', 'boolean'] };
    case 'text':
      return { type: ['string', 'number', 'null', 'boolean', 'array', 'object'] };
    case 'size':
    case 'date':
      return { type: ['string', 'number', 'null'] };
    case 'code':
    case 'logic':
      return { type: ['string', 'object', 'null', 'array', 'boolean'] };
    case 'list':
      return { type: ['array', 'string', 'object', 'null'] };
    case 'object':
      return { type: ['object', 'string', 'null', 'array'] };
    case 'any':
      return {};
    default: {
      const values: readonly Json[] = [...kind, ...older];
      return {
        anyOf: [
          { enum: [...values] },
          { type: ['null', 'boolean', 'object', 'array'] },
          { type: 'string', maxLength: 0 },
        ],
      };
    }
  }
}
