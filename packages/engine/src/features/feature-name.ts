/**
 * What a form can use beyond the core of engine and page. Each is an object in a file of its own, which a page loads
 * for the forms that name it alone.
 */
export const featureNames = [
  // What the engine does.
  'asides',
  'authorRules',
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
  // What fields of one type are.
  'address',
  'container',
  'currency',
  'datagrid',
  'datamap',
  'day',
  'editgrid',
  'files',
  'hidden',
  'location',
  'nested',
  'number',
  'password',
  'phoneNumber',
  'recaptcha',
  'selectboxes',
  'signature',
  'survey',
  'table',
  'tabs',
  'tags',
  'time',
  'tree',
  'undrawn',
  'url',
  'own',
  // What fields of several types are, and are drawn with: they change what those before them brought.
  'choices',
  'collapsible',
  'masks',
  'dates',
  'richText',
  'several',
  'modal',
] as const;

export type FeatureName = (typeof featureNames)[number];
