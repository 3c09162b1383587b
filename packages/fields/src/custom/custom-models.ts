import { type FeatureName, featureNames, type Model, type Models } from '@guichet/engine';
import type { CustomAlias, CustomComponents } from './custom-components.ts';

/** The models that a deployment adds to ours. An alias may stand for another one. Throws for what cannot be one. */
export function customModels({ aliases = {}, types = {} }: CustomComponents, builtInModels: Models): Models {
  const added: Record<string, Model> = {};
  for (const [name, { model }] of Object.entries(types)) {
    added[named(name, builtInModels)] = { ...model, needs: () => everythingOf(builtInModels) };
  }
  for (const name of Object.keys(aliases)) {
    if (Object.hasOwn(added, name))
      throw new Error(`"${name}" is both an alias and a type. Keep one of them.`);
    added[named(name, builtInModels)] = modelOf(name, aliases, { ...builtInModels, ...added });
  }
  return added;
}

/** A deployment's own type may use every feature: nobody here knows what it does. */
function everythingOf(builtInModels: Models): readonly FeatureName[] {
  const blank = { type: '', id: '', key: '', settings: {}, clearOnHide: true };
  const types = Object.values(builtInModels).flatMap((model) => model.needs?.(blank) ?? []);
  return [...new Set([...fieldFeatures, ...types.filter((name) => name.startsWith('type:'))])];
}

/** Named by what else a form holds. */
const ofForm: readonly string[] = [
  ...['code', 'fileHashes', 'libraries', 'lodash', 'moment', 'rareBuiltIns', 'regularExpressions'],
  ...['review', 'special', 'wizard'],
];
const fieldFeatures = featureNames.filter((name) => !ofForm.includes(name));

function named(name: string, builtInModels: Models): string {
  if (!Object.hasOwn(builtInModels, name)) return name;
  throw new Error(`The type "${name}" is ours already. Register yours under another name.`);
}

function modelOf(name: string, aliases: Readonly<Record<string, CustomAlias>>, known: Models): Model {
  const steps = [name];
  for (let alias = aliases[name]; alias !== undefined; ) {
    const model = Object.hasOwn(known, alias.type) ? known[alias.type] : undefined;
    if (model !== undefined) return aliasOf(aliases[name], model);
    if (steps.includes(alias.type)) throw new Error(`The aliases ${steps.join(', ')} stand for one another.`);
    steps.push(alias.type);
    alias = Object.hasOwn(aliases, alias.type) ? aliases[alias.type] : undefined;
  }
  throw new Error(
    `The alias "${name}" stands for the type "${steps.at(-1)}", which is not registered. Check its spelling.`,
  );
}

function aliasOf(alias: CustomAlias | undefined, model: Model): Model {
  if (alias === undefined) return model;
  const { defaults = {}, ...rest } = alias;
  return { ...model, alias: { ...rest, defaults } };
}
