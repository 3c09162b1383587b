/**
 * What a form can use beyond the core of engine and page, but for the types of components. Each is an object in a file
 * of its own, which a page loads for the forms that name it alone.
 */
export const featureNames = [
  // What the engine does.
  'transientState',
  'authorRules',
  'builtIns',
  'buttons',
  'calculation',
  'code',
  'dateConditions',
  'interpolation',
  'jsonLogic',
  'libraries',
  'lodash',
  'logic',
  'moment',
  'rows',
  'special',
  'wizard',
  // Types that are not ours.
  'undrawn',
  'own',
  // What fields of several types are, and are drawn with: they change what those before them brought.
  'choices',
  'collapsible',
  'masks',
  'dates',
  'richText',
  'multiple',
  'modal',
] as const;

/** What one component type is, under its name: `type:survey`. Its model says that it needs it. */
export type TypeFeatureName = `type:${string}`;

export type FeatureName = (typeof featureNames)[number] | TypeFeatureName;
