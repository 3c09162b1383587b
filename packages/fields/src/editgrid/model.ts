import { defineRows, flagSettings } from '../define-model.ts';

/** A list of rows that are opened, saved and cancelled. Value: a list of objects, one a saved row. */
export const editgridModel = defineRows({
  label: { en: 'Edit Grid', fr: 'Grille modifiable' },
  firstRows: ({ validate }) => validate?.minLength ?? 0,
  settings: (json) => flagSettings(json, ['inlineEdit', 'rowDrafts', 'defaultOpen', 'openWhenEmpty']),
  rowEditing: ({ settings }) => ({
    isApart: settings.inlineEdit !== true,
    opens: settings.defaultOpen === true ? 'all' : settings.openWhenEmpty === true ? 'whenEmpty' : 'none',
    savesIncomplete: settings.rowDrafts === true,
  }),
});
