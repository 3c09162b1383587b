import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { EngineSide, OpenForm } from '../side.ts';
import { placeOf, type Values } from './place.ts';
import { componentKey, type Plan, planOf } from './plan.ts';

interface Cell {
  readonly component: JsonObject;
  value: Json | undefined;
  isShown: boolean;
  /** Listeners of the field. */
  look: (() => void) | undefined;
}

/** By hand: what a change touches is known beforehand, and nothing else is computed. */
export const floor: EngineSide = {
  prepare({ components, data }) {
    const plan = planOf(components);
    return () => open(plan, data);
  },
};

function open(plan: Plan, data: JsonObject): OpenForm {
  const cells = cellsOf(plan.components, data, plan.conditional);
  const given = Array.isArray(data.grid) ? data.grid.filter(isJsonObject) : [];
  const rows = given.map((row) => cellsOf(plan.columns, row));
  for (const key of cells.keys()) if (!plan.conditional.has(key)) follow(key);

  /** Shows or hides what stands there because of this field, and what stands there because of that; then adds up. */
  function follow(changed: string): void {
    const sums = new Set<string>();
    const due = [changed];
    for (let key = due.pop(); key !== undefined; key = due.pop()) {
      const sum = plan.sumOf.get(key);
      if (sum !== undefined) sums.add(sum);
      const isShown = isFilled(cells.get(key));
      for (const follower of plan.followers.get(key) ?? []) {
        const cell = cells.get(follower);
        if (cell === undefined || cell.isShown === isShown) continue;
        cell.isShown = isShown;
        cell.value = isShown ? firstValue(cell.component) : undefined;
        cell.look?.();
        due.push(follower);
      }
    }
    for (const sum of sums) addUp(sum);
  }

  function addUp(sum: string): void {
    const cell = cells.get(sum);
    if (cell === undefined) return;
    let total = 0;
    for (const key of plan.addends.get(sum) ?? []) total += Number(cells.get(key)?.value ?? 0);
    if (cell.value === total) return;
    cell.value = total;
    cell.look?.();
  }

  return {
    draw() {
      for (const cell of cells.values()) cell.look = () => {};
      for (const row of rows) for (const cell of row.values()) cell.look = () => {};
    },
    fill(path, value) {
      const { row, key } = placeOf(path);
      const cell = (row === undefined ? cells : rows[row])?.get(key);
      if (cell === undefined) throw new Error(`There is no ${path}.`);
      cell.value = value;
      if (row === undefined) follow(key);
    },
    addRow() {
      const row = cellsOf(plan.columns, {});
      for (const cell of row.values()) cell.look = () => {};
      rows.push(row);
    },
    removeRow() {
      rows.pop();
    },
    data: () => ({ ...valuesIn(cells), ...(plan.columns.length > 0 && { grid: rows.map(valuesIn) }) }),
  };
}

type Cells = ReadonlyMap<string, Cell>;

function cellsOf(
  components: readonly JsonObject[],
  data: JsonObject,
  conditional: ReadonlySet<string> = new Set(),
): Cells {
  return new Map(
    components.map((component): [string, Cell] => {
      const key = componentKey(component);
      const isShown = !conditional.has(key);
      const value = data[key] ?? (isShown ? firstValue(component) : undefined);
      return [key, { component, value, isShown, look: undefined }];
    }),
  );
}

function firstValue({ type, defaultValue }: JsonObject): Json | undefined {
  if (defaultValue !== undefined) return defaultValue;
  switch (type) {
    case 'number':
    case 'panel':
      return undefined;
    case 'checkbox':
      return false;
    default:
      return '';
  }
}

function isFilled(cell: Cell | undefined): boolean {
  return cell?.isShown === true && Boolean(cell.value);
}

function valuesIn(cells: Cells): JsonObject {
  const values: Values = {};
  for (const [key, { value }] of cells) if (value !== undefined) values[key] = value;
  return values;
}
