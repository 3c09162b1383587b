import type { JsonObject } from '@guichet/definition';
import { chained, mixed } from '../forms.ts';
import type { EngineForm } from './side.ts';

export const fieldsOf = (count: number): EngineForm => ({ components: mixed(count), data: {} });

export const chainOf = (count: number): EngineForm => ({ components: chained(count), data: {} });

/** A grid of five texts a row. */
export function gridOf(rows: number): EngineForm {
  const columns = [0, 1, 2, 3, 4].map((index): JsonObject => text(`c${index}`));
  const filledIn = Object.fromEntries(columns.map(({ key }) => [key, 'x']));
  return {
    components: [{ type: 'datagrid', key: 'grid', label: 'Grid', input: true, components: columns }],
    data: { grid: Array.from({ length: rows }, () => filledIn) },
  };
}

/** Mixed fields in a panel that a checkbox shows. */
export function panelOf(count: number): EngineForm {
  const conditional = { show: true, when: 'open', eq: 'true' };
  return {
    components: [
      { type: 'checkbox', key: 'open', label: 'Open', input: true },
      { type: 'panel', key: 'panel', title: 'Panel', input: false, components: mixed(count), conditional },
    ],
    data: {},
  };
}

function text(key: string): JsonObject {
  return { type: 'textfield', key, label: key, input: true };
}
