import { defineRows } from '../define-model.ts';

/** A table of rows. Value: a list of objects, one a row. It begins with one row unless `initEmpty`. */
export const datagridModel = defineRows({
  label: { en: 'Data Grid', fr: 'Grille de données' },
  settings: (json) => ({
    ...((json.initEmpty === true || json.noFirstRow === true) && { initEmpty: true }),
  }),
  firstRows: ({ settings, validate }) =>
    settings.initEmpty === true ? 0 : Math.max(1, validate?.minLength ?? 0),
});
