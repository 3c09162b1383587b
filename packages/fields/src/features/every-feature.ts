import type { FeatureName, featureNames, TypeFeatureName } from '@guichet/engine';
import { feature as arrangedRows } from './arranged-rows.ts';
import { feature as authorRules } from './author-rules.ts';
import { feature as builtIns } from './built-ins.ts';
import { feature as buttons } from './buttons.ts';
import { feature as calculation } from './calculation.ts';
import { feature as choices } from './choices.ts';
import { feature as code } from './code.ts';
import { feature as collapsible } from './collapsible.ts';
import { core } from './core.ts';
import { feature as dates } from './dates.ts';
import type { Feature } from './feature.ts';
import { feature as interpolation } from './interpolation.ts';
import { feature as jsonLogic } from './json-logic.ts';
import { feature as logic } from './logic.ts';
import { feature as masks } from './masks.ts';
import { feature as modal } from './modal.ts';
import { feature as multiple } from './multiple.ts';
import { feature as deploymentTypes } from './own.ts';
import { feature as rareBuiltIns } from './rare-built-ins.ts';
import { feature as regularExpressions } from './regular-expressions.ts';
import { feature as richText } from './rich-text.ts';
import { feature as rows } from './rows.ts';
import { feature as transientState } from './transient-state.ts';
import { typeNamed } from './type-name.ts';
import { feature as undrawn } from './undrawn.ts';
import { feature as webcam } from './webcam.ts';
import { feature as wizard } from './wizard.ts';

/** Features that only a page needs. */
const ofPage = [
  ...(['disableOnInvalid', 'fileHashes', 'furtherStorages', 'libraries', 'lodash', 'moment'] as const),
  ...(['review', 'special', 'tooltips'] as const),
] as const;
type OfPage = (typeof ofPage)[number];

const typeFiles = import.meta.glob<Feature>(
  [
    '../types/*/view.tsx',
    '!../types/{button,checkbox,columns,content,datetime,email,fieldset,htmlelement,panel,radio,select,textarea,textfield,unknown,well}/view.tsx',
  ],
  { eager: true, import: 'feature' },
);

/** The feature of each component type, by its folder: types of the core are always there. */
export const typeFeatures: Readonly<Record<TypeFeatureName, Feature>> = Object.fromEntries(
  Object.entries(typeFiles).map(([path, feature]) => [typeNamed(path), feature]),
);

const first = {
  transientState,
  authorRules,
  builtIns,
  buttons,
  calculation,
  code,
  interpolation,
  jsonLogic,
  logic,
  rareBuiltIns,
  regularExpressions,
  rows,
  wizard,
} satisfies Named;

/** They come after all that they change. */
const changing = {
  undrawn,
  own: deploymentTypes,
  arrangedRows,
  webcam,
  choices,
  collapsible,
  masks,
  dates,
  richText,
  multiple,
  modal,
} satisfies Named;

type Named = Readonly<Partial<Record<FeatureName, Feature>>>;
type OfFields = Exclude<(typeof featureNames)[number], OfPage>;

/** Every feature, those that change what others brought after them. A name without an entry does not compile. */
export const everyFeature: Readonly<Record<OfFields, Feature> & Record<TypeFeatureName, Feature>> = {
  ...first,
  ...typeFeatures,
  ...changing,
};

const named: Named = everyFeature;

/** Those of these names, after the core. Throws for one that is none. */
export function featuresNamed(names: readonly FeatureName[]): readonly Feature[] {
  const missing = names.filter((name) => !Object.hasOwn(named, name) && !isOfPage(name));
  if (missing.length > 0) throw new Error(`There is no feature ${missing.join(', ')}.`);
  const wanted = (Object.keys(everyFeature) as FeatureName[]).filter((name) => names.includes(name));
  return [core, ...wanted.flatMap((name) => named[name] ?? [])];
}

function isOfPage(name: FeatureName): name is OfPage {
  return ofPage.some((pageFeature) => pageFeature === name);
}
