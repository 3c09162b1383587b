import type { Model, Models } from '@guichet/engine/prepared';

/** A type that shows something and keeps nothing. */
function model(parts: Partial<Model>): Model {
  return {
    data: 'none',
    isPersistent: true,
    clearOnHide: true,
    validateOn: 'change',
    label: { en: '', fr: '' },
    texts: [],
    rules: [],
    children: () => [],
    settings: () => ({}),
    emptyValue: () => '',
    isEmpty: (value) => value === '',
    normalise: () => '',
    parse: ([text = '']) => text,
    format: () => [],
    ...parts,
  };
}

const children: Model['children'] = ({ components }) =>
  Array.isArray(components) ? [{ path: 'components', components }] : [];

/** Just enough types to prepare a form with: the engine does not know the real ones. */
export const testModels: Models = {
  textfield: model({
    data: 'value',
    label: { en: 'Text Field', fr: 'Champ de texte' },
    settings: ({ size }) => (typeof size === 'number' ? { size } : {}),
  }),
  radio: model({ data: 'value', texts: [{ setting: 'values[].label', as: 'html' }] }),
  select: model({ data: 'value', texts: [{ setting: 'data.values[].label', as: 'plain' }] }),
  checkbox: model({ data: 'value', isTicked: true }),
  selectboxes: model({ data: 'value', isTicked: true }),
  press: model({ data: 'value', isPersistent: false }),
  tick: model({ data: 'value', dataKey: ({ name }) => (typeof name === 'string' ? name : undefined) }),
  content: model({ texts: [{ setting: 'html', as: 'html' }] }),
  panel: model({ clearOnHide: false, texts: [{ setting: 'title', as: 'html', isHeading: true }], children }),
  container: model({ data: 'object', children }),
  form: model({ data: 'object', isForm: true, children }),
  unknown: model({}),
  unknownInput: model({ data: 'value' }),
  unknownLayout: model({ children }),
  unknownContainer: model({ data: 'object', children }),
};
