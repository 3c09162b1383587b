import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { Model, Models, PreparedComponent } from '@guichet/engine/prepared';
import { reportAuthorScripts } from './author-scripts.ts';
import {
  type Fallback,
  fallbackOf,
  knownChildren,
  type LocatedJson,
  requiredIn,
  unknownChildren,
} from './child-places.ts';
import type { Calculation } from './circular-calculations.ts';
import { defaultInMask } from './default-in-mask.ts';
import type { Placed } from './placed.ts';
import { prepareCondition } from './prepare-condition.ts';
import { keyOf } from './prepare-key.ts';
import { prepareLogic } from './prepare-logic.ts';
import { prepareSettings, withoutSlowFilePattern } from './prepare-settings.ts';
import type { FormTexts } from './prepare-texts.ts';
import type { Problems } from './problems.ts';
import { withStylesOfAttributes } from './styles-of-attributes.ts';
import { withTypingSettings } from './typing-settings.ts';
import { unusableSettings } from './unusable-settings.ts';
import { withoutAlias } from './without-alias.ts';
import type { Untick } from './without-ticks.ts';
import { withWrittenFlags } from './written-flags.ts';
import { reportWrongTypes } from './wrong-types.ts';

export interface Preparing {
  readonly models: Models;
  readonly texts: FormTexts;
  readonly problems: Problems;
  /** Gives each component its id. */
  readonly idFor: (key: string) => string;
  /** Every component that was prepared, in definition order. */
  readonly placed: Placed[];
  /** Every value that is computed. */
  readonly calculations: Calculation[];
  /** Of a form in which no box may be ticked beforehand: takes the ticks from what an alias has made. */
  readonly untick?: Untick | undefined;
}

/** The keys of what stands around a component. */
interface Around {
  readonly dataPath: string;
  readonly fullPath: string;
  readonly depth: number;
  readonly isConditional: boolean;
}

/** Levels and components: only types that bring themselves have more. A definition may have 5,000. */
const deepest = 100;
const maxComponents = 20_000;

/** The models that stand for types nobody registered; no author may ask for them by name. */
const standIns = ['unknown', 'unknownInput', 'unknownLayout', 'unknownContainer'];

/** Prepares a list of components; what is no component is left out and reported. */
export function prepareComponents(
  places: readonly LocatedJson[],
  preparing: Preparing,
  around: Around = { dataPath: '', fullPath: '', depth: 0, isConditional: false },
): readonly PreparedComponent[] {
  const { models, problems, placed, untick } = preparing;
  return places.flatMap(({ json, path }) => {
    if (!isJsonObject(json) || typeof json.type !== 'string') {
      const sentence = 'A component must be an object with a "type". This one is left out.';
      problems.add(path, 'notAComponent', sentence);
      return [];
    }
    if (around.depth >= deepest || placed.length >= maxComponents) {
      const sentence =
        'The types of COMPONENTS_FILE add more components than a form can have, so this one is left out. No type may contain itself.';
      problems.add(path.slice(0, 200), 'tooManyComponents', sentence);
      return [];
    }
    const [written, type] = withoutAlias(json, json.type, { models, path, problems });
    const unticked = written === json ? json : untick?.(written, path);
    const plain = isJsonObject(unticked) ? unticked : written;
    return [prepareComponent(plain, type, path, preparing, around)];
  });
}

function prepareComponent(
  written: JsonObject,
  type: string,
  path: string,
  preparing: Preparing,
  around: Around,
): PreparedComponent {
  const { models, texts, problems, placed } = preparing;
  reportWrongTypes(written, path, problems);
  const json = withWrittenFlags(written);
  const isKnown = Object.hasOwn(models, type) && !standIns.includes(type);
  const fallback = isKnown ? undefined : fallbackOf(json, models);
  const model = modelNamed(fallback ?? type, models);
  const ownKey = keyOf(json, path, model, problems);
  const sharedKey = model.dataKey?.(json);
  const key = sharedKey ?? ownKey;
  const id = preparing.idFor(ownKey);
  const condition = prepareCondition(json, path, problems);
  const logic = prepareLogic(json, path, problems);
  const fullPath = joined(around.fullPath, key);
  const dataPath = joined(around.dataPath, key);
  const isConditional =
    around.isConditional || condition !== undefined || logic.length > 0 || json.hidden === true;
  placed.push({
    id,
    path,
    key,
    dataPath,
    fullPath,
    data: model.data,
    isShared: sharedKey !== undefined,
    isConditional,
    condition,
  });
  const plain = withTypingSettings(withStylesOfAttributes(model.plain?.(json) ?? json), model);
  texts.addComponent(plain, { id, key: ownKey, path, model });
  reportComponent(json, { type, path, fallback, model }, problems);
  const places = isKnown ? knownChildren(json, path, model) : unknownChildren(json, path);
  const inner = {
    ...{ fullPath, depth: around.depth + 1, isConditional },
    dataPath: model.data === 'none' ? around.dataPath : dataPath,
  };
  const children = texts.inside(json, model, () => prepareComponents(places, preparing, inner));
  const settings = prepareSettings(plain, path, problems);
  const ownSettings = withoutSlowFilePattern(model.settings(plain), path, problems);
  const { calculateValue: expression, calculateServer } = settings;
  if (expression !== undefined) {
    preparing.calculations.push({ path, key, expression, isOnService: calculateServer === true });
  }
  return {
    id,
    type,
    key,
    ...(fallback !== undefined && { fallback }),
    ...(fallback === 'unknownInput' ? validatedInSight(settings) : settings),
    ...unusableSettings(plain, path, model, problems),
    ...(model.isSecret === true && { protected: true }),
    ...(model.isUnseen === true && { isUnseen: true }),
    clearOnHide: typeof json.clearOnHide === 'boolean' ? json.clearOnHide : model.clearOnHide,
    ...(condition !== undefined && { condition }),
    ...((logic.length > 0 || setsItself(json)) && { logic }),
    settings: ownSettings,
    ...defaultInMask(settings.defaultValue, ownSettings),
    ...(children.length > 0 && { children }),
  };
}

function reportComponent(
  json: JsonObject,
  {
    type,
    path,
    fallback,
    model,
  }: { type: string; path: string; fallback: Fallback | undefined; model: Model },
  problems: Problems,
): void {
  reportAuthorScripts(json, path, problems);
  for (const { setting, code, sentence } of (fallback === undefined && model.problems?.(json)) || [])
    problems.add(`${path}.${setting}`, code, sentence);
  if (fallback !== undefined) {
    const sentence = `The type "${type.slice(0, 60)}" is unknown. Register it, or use another.`;
    const isLocked = fallback === 'unknownInput' && requiredIn(json);
    problems.add(`${path}.type`, 'unknownType', isLocked ? `${sentence} ${lockedSentence}` : sentence);
  }
  if (json.multiple === true && model.data === 'value' && model.isMultiple !== true) {
    problems.add(
      `${path}.multiple`,
      'multipleNotSupported',
      'This component takes one answer: several are not supported here.',
    );
  }
}

const lockedSentence =
  'It is required and cannot be drawn: while it is visible without a value, residents read that they should contact the City, and nobody can send the form.';

/** Whether the code of a component sets its own settings, as in `component.disabled = true`. */
function setsItself({
  customConditional,
  calculateValue,
  customDefaultValue,
  validate,
  custom,
}: JsonObject): boolean {
  const codes = [
    customConditional,
    calculateValue,
    customDefaultValue,
    isJsonObject(validate) && validate.custom,
    custom,
  ];
  return codes.some(
    (code) => typeof code === 'string' && /\b(?:component|instance|self)\s*\.[\w.\s]+=[^=]/.test(code),
  );
}

/** Nobody is held up by a question that can be neither seen nor answered. */
function validatedInSight<T extends Pick<PreparedComponent, 'validateWhenHidden'>>(settings: T) {
  const { validateWhenHidden: _, ...kept } = settings;
  return kept;
}

function modelNamed(name: string, models: Models): Model {
  const model = Object.hasOwn(models, name) ? models[name] : undefined;
  if (model === undefined)
    throw new Error(`The registry of models lacks "${name}". Pass a complete registry to prepareForm.`);
  return model;
}

function joined(above: string, key: string): string {
  if (key === '') return above;
  return above === '' ? key : `${above}.${key}`;
}
