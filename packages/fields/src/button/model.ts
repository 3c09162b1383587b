import { defineDisplay, textSettings } from '../define-model.ts';

/** A button. Value: true for the one that was pressed; no form service keeps it. */
export const buttonModel = defineDisplay({
  label: { en: 'Submit', fr: 'Envoyer' },
  data: 'value',
  settings: (json) => ({
    action: 'submit',
    ...textSettings(json, ['action', 'theme', 'size']),
    ...(json.block === true && { block: true }),
  }),
  emptyValue: () => false,
  isEmpty: (value) => value !== true,
  normalise: (value) => value === true || value === 'true',
  fromControl: (strings) => strings.length > 0,
  toControl: (value) => (value === true ? ['true'] : []),
});
