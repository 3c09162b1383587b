import { createForm, type Field, type Form, textsOf } from '@guichet/engine';
import { everyPart } from '@guichet/fields/every-part';
import { prepareForm } from '@guichet/prepare';
import type { EngineSide, OpenForm } from '../side.ts';

const environment = { now: 0, timeZone: 'UTC', seed: 1 };

/** The form instance. A service prepares it once for each version, so that is not measured. */
export const ours: EngineSide = {
  prepare({ components, data }) {
    const definition = { title: 'Bench', path: 'bench', display: 'form', components };
    const prepared = prepareForm(definition, everyPart);
    if (prepared.kind !== 'prepared') throw new Error(JSON.stringify(prepared.problems));
    const { form: page } = prepared;
    const options = { ...everyPart, locale: 'en', texts: textsOf(page, 'en'), environment } as const;
    return () => offer(createForm(page, { ...options, submission: data }));
  },
};

function offer(form: Form): OpenForm {
  const at = (path: string): Field => {
    const field = form.fieldByPath(path);
    if (field === undefined) throw new Error(`There is no ${path}.`);
    return field;
  };
  return {
    draw: () => form.fields.forEach(look),
    fill(path, value) {
      form.dispatch({
        kind: 'input',
        field: at(path),
        strings: typeof value === 'string' ? [value] : value ? ['true'] : [],
      });
    },
    addRow: () => form.dispatch({ kind: 'row:add', grid: at('grid') }).fields.forEach(look),
    removeRow() {
      const grid = at('grid');
      const last = grid.rows()?.at(-1);
      if (last !== undefined) form.dispatch({ kind: 'row:remove', grid, row: last });
    },
    data: () => form.data(),
  };
}

function look(field: Field): void {
  field.subscribe(() => {});
  field.children.forEach(look);
  for (const row of field.rows() ?? []) row.fields.forEach(look);
}
