import { defineRows } from '../define-model.ts';

/** A list of rows that are opened, saved and cancelled. Value: a list of objects, one a saved row. */
export const editgridModel = defineRows({
  label: { en: 'Edit Grid', fr: 'Grille modifiable' },
  firstRows: ({ validate }) => validate?.minLength ?? 0,
});
