import { ProcessorMap, processSync } from '@formio/core';
import { isJsonObject } from '@guichet/definition';
import type { EngineForm, EngineSide, OpenForm } from '../side.ts';
import { placeOf, type Values } from './place.ts';

/** In the order in which its renderer runs them. */
const { defaultValue, calculate, conditions, clearHidden, validate } = ProcessorMap;
const processors = [defaultValue, calculate, conditions, clearHidden, validate];

/**
 * Form.io's own processing. It keeps no live form: whatever changes, it processes the whole submission again, and to
 * open a form is to process what is filled in.
 */
export const core: EngineSide = {
  prepare: (form) => () => open(form),
};

function open(form: EngineForm): OpenForm {
  // It writes to both.
  const components = structuredClone(form.components);
  const data: Values = { ...form.data };
  const rows: Values[] = Array.isArray(form.data.grid)
    ? form.data.grid.filter(isJsonObject).map((row) => ({ ...row }))
    : [];
  if (form.data.grid !== undefined) data.grid = rows;

  function settle(): void {
    const context = { form: { components }, components, data, submission: { data }, processors };
    // Its types ask for every component type's own settings; a definition from outside is plain JSON.
    Reflect.apply(processSync, undefined, [{ ...context, scope: { errors: [] } }]);
  }

  settle();
  return {
    draw() {},
    fill(path, value) {
      const { row, key } = placeOf(path);
      const values = row === undefined ? data : rows[row];
      if (values !== undefined) values[key] = value;
      settle();
    },
    addRow() {
      rows.push({});
      settle();
    },
    removeRow() {
      rows.pop();
      settle();
    },
    data: () => structuredClone(data),
  };
}
