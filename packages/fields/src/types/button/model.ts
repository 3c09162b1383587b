import { defineDisplay, flagSettings, textSettings } from '../../define/define-model.ts';

/** Actions of a button. */
export const buttonActions = [
  'submit',
  'saveState',
  'event',
  'custom',
  'url',
  'reset',
  'delete',
  'oauth',
] as const;

/** A button. Value: true for the one that was pressed; no form service keeps it. */
export const buttonModel = defineDisplay({
  label: { en: 'Submit', fr: 'Envoyer' },
  needs: ({ settings }) => [
    ...(settings.action === 'submit' ? [] : (['buttons'] as const)),
    ...(settings.disableOnInvalid === true ? (['disableOnInvalid'] as const) : []),
  ],
  data: 'value',
  settings: (json) => ({
    action: 'submit',
    // `state` is that of the submission that `saveState` keeps, `event` the name of the event.
    ...textSettings(json, ['action', 'theme', 'size', 'state', 'event', 'url', 'leftIcon', 'rightIcon']),
    ...flagSettings(json, ['block', 'disableOnInvalid']),
  }),
  emptyValue: () => false,
  isEmpty: (value) => value !== true,
  normalise: (value) => value === true || value === 'true',
  parse: (strings) => strings.length > 0,
  format: (value) => (value === true ? ['true'] : []),
});
