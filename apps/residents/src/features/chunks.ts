import type { FeatureName } from '@guichet/engine';
import { typeLoaders } from '@guichet/fields/features/type-loaders';
import type { PageFeature } from './page-feature.ts';

/**
 * Every feature, a chunk each, those that change what others brought after them. A name without an entry does not
 * compile.
 */
export const chunks = {
  ...typeLoaders,
  'type:address': () => import('./address.ts'),
  'type:file': () => import('./file.ts'),
  'type:locationSearch': () => import('./location-search.ts'),
  transientState: () => import('@guichet/fields/features/transient-state'),
  authorRules: () => import('@guichet/fields/features/author-rules'),
  builtIns: () => import('@guichet/fields/features/built-ins'),
  rareBuiltIns: () => import('@guichet/fields/features/rare-built-ins'),
  buttons: () => import('@guichet/fields/features/buttons'),
  calculation: () => import('@guichet/fields/features/calculation'),
  disableOnInvalid: () => import('./disable-on-invalid.ts'),
  interpolation: () => import('@guichet/fields/features/interpolation'),
  jsonLogic: () => import('@guichet/fields/features/json-logic'),
  code: () => import('./code.ts'),
  libraries: () => import('./libraries.ts'),
  lodash: () => import('./lodash.ts'),
  logic: () => import('@guichet/fields/features/logic'),
  regularExpressions: () => import('@guichet/fields/features/regular-expressions'),
  moment: () => import('./moment.ts'),
  review: () => import('./review.ts'),
  rows: () => import('@guichet/fields/features/rows'),
  special: () => import('./special.ts'),
  tooltips: () => import('./tooltips.ts'),
  wizard: () => import('./wizard.ts'),
  fileHashes: () => import('./file-hashes.ts'),
  furtherStorages: () => import('./further-storages.ts'),
  arrangedRows: () => import('@guichet/fields/features/arranged-rows'),
  webcam: () => import('@guichet/fields/features/webcam'),
  undrawn: () => import('./undrawn.ts'),
  own: () => import('./own.ts'),
  choices: () => import('./choices.ts'),
  collapsible: () => import('@guichet/fields/features/collapsible'),
  masks: () => import('@guichet/fields/features/masks'),
  dates: () => import('@guichet/fields/features/dates'),
  richText: () => import('@guichet/fields/features/rich-text'),
  multiple: () => import('@guichet/fields/features/multiple'),
  modal: () => import('@guichet/fields/features/modal'),
} satisfies Readonly<Record<FeatureName, () => Promise<{ readonly feature: PageFeature }>>>;
