/**
 * Features that a form can use beyond the core of engine and page, except component types. Each is an object in a file
 * of its own, which a page loads for the forms that name it alone.
 */
export const featureNames = [
  // Features of the engine.
  'transientState',
  'authorRules',
  'builtIns',
  'buttons',
  'calculation',
  'code',
  'disableOnInvalid',
  'fileHashes',
  'furtherStorages',
  'interpolation',
  'jsonLogic',
  'libraries',
  'lodash',
  'logic',
  'moment',
  'rareBuiltIns',
  'regularExpressions',
  'review',
  'rows',
  'special',
  'tooltips',
  'wizard',
  // Types that are not ours.
  'undrawn',
  'own',
  // More of a type, for the few forms that ask for it.
  'arrangedRows',
  'webcam',
  // Features of fields of several types: each adapts the ones before it.
  'choices',
  'collapsible',
  'masks',
  'dates',
  'richText',
  'multiple',
  'modal',
] as const;

/** The feature of one component type, by name: `type:survey`. Its model says that it needs it. */
export type TypeFeatureName = `type:${string}`;

export type FeatureName = (typeof featureNames)[number] | TypeFeatureName;
