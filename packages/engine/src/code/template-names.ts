import type { HostObject, HostValue } from '@guichet/author-scripts/run';
import type { RowTemplateCode } from '../fields/asked-code.ts';
import type { InternalField } from '../fields/internal-field.ts';
import type { HostApi } from './code-host.ts';
import { hostValueOf } from './host-value.ts';

/** Form.io's names for the states of a row. */
const states = { new: 'new', open: 'editing', saved: 'saved', draft: 'draft' } as const;

/** The names that mean something in the templates of an edit grid alone: they show rows, and change nothing. */
export function templateNames(
  { grid, row, formatValue }: RowTemplateCode,
  hostApi: HostApi,
): Readonly<Record<string, () => HostValue>> {
  const cells = ((row ?? grid.rows()?.[0])?.fields ?? []).flatMap(cellsIn);
  const cellOf = (component: HostValue) => cells.find((cell) => cell.component.key === keyIn(component));
  const { notInTable } = grid.component.settings;
  const isColumn = ({ component, model }: InternalField) =>
    model.isUnseen !== true && !(Array.isArray(notInTable) && notInTable.includes(component.key));
  const isShownIn = (gridRow: { readonly fields: readonly InternalField[] }, key: string) =>
    gridRow.fields.flatMap(cellsIn).some((cell) => cell.component.key === key && cell.visible());

  function createColumnObject(cell: InternalField): HostObject {
    const component = hostApi.component(cell);
    const more: Readonly<Record<string, HostValue>> = {
      tableView: isColumn(cell),
      attributes: hostValueOf(cell.component.attributes ?? {}),
    };
    return {
      get: (key) => (Object.hasOwn(more, key) ? more[key] : component.get(key)),
      keys: () => [...new Set([...component.keys(), ...Object.keys(more)])],
    };
  }

  return {
    components: () => cells.map(createColumnObject),
    flattenedComponents: () => ({
      get(key: string) {
        const cell = cells.find(({ component }) => component.key === key);
        return cell && silent(hostApi.instance(cell));
      },
      keys: () => cells.map(({ component }) => component.key),
    }),
    displayValue: () => (component) => {
      const cell = cellOf(component);
      if (cell === undefined || !isColumn(cell)) return false;
      return (grid.rows() ?? []).some((gridRow) => isShownIn(gridRow, cell.component.key));
    },
    isVisibleInRow: () => (component) => cellOf(component)?.visible() ?? false,
    getView: () => (component, value) => {
      const cell = cellOf(component);
      return cell === undefined ? String(value ?? '') : formatValue(cell, value);
    },
    instance: () => hostApi.instance(grid),
    self: () => hostApi.instance(grid),
    value: () => hostValueOf(grid.value()),
    ...(row && {
      row: () => hostApi.data(row.node),
      rowIndex: () => row.index(),
      state: () => states[row.state()],
    }),
  };
}

/** A template sets nothing: it only renders. */
function silent({ get, keys }: HostObject): HostObject {
  return { get, keys, set() {} };
}

/** The fields with values in a row, however it is laid out; of a container its own fields. */
function cellsIn(field: InternalField): readonly InternalField[] {
  const valueFields = field.model.data === 'value' || field.model.data === 'rows' ? [field] : [];
  return [...valueFields, ...field.children.flatMap(cellsIn)];
}

function keyIn(component: HostValue): unknown {
  return typeof component === 'object' && component !== null ? Reflect.get(component, 'key') : undefined;
}
