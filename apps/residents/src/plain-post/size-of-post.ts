import { decodeJson, isJsonObject, type Json } from '@guichet/definition';
import type { ChangeCommand, Model, Models, PreparedComponent } from '@guichet/engine';
import { models } from '@guichet/fields/models';
import { measureSubmission } from '@guichet/form-service';
import type { PlainPost } from './parse-post.ts';

/**
 * Fields in rows and items of lists of one plain post, beside those that its author begins with: the form is built
 * and drawn for each post, while everybody else waits. No button of a page without a script leads beyond it.
 */
const maxAddedFields = 1_000;

interface Grid {
  readonly children: Components;
  /** Fields of one row as nobody has filled it in. */
  readonly rowFields: number;
}

interface Grids {
  /** By data path, without the indexes of rows: `cars.drivers`. */
  readonly byPath: ReadonlyMap<string, Grid>;
  /** Fields in the rows that there are before anybody adds one. */
  readonly firstFields: number;
}

type Components = readonly PreparedComponent[];

const gridsByForm = new WeakMap<Components, Grids>();

/** Whether a post asks for more than one may: no page of ours sends so much. */
export function isTooLarge(components: Components, post: PlainPost): boolean {
  return roomLeft(components, post) < 0;
}

/** Whether what a button adds still fits. */
export function hasRoomFor(
  { kind, target }: ChangeCommand,
  components: Components,
  post: PlainPost,
): boolean {
  if (kind !== 'row:add' && kind !== 'add') return true;
  const { rowFields = 0 } = gridsOf(components).byPath.get(withoutIndexes(target)) ?? {};
  return roomLeft(components, post) >= rowFields + 1;
}

function roomLeft(components: Components, { controls, unposted }: PlainPost): number {
  const { byPath, firstFields } = gridsOf(components);
  let left = maxAddedFields + firstFields;
  for (const [name, values] of controls) {
    if (values.length > 1) left -= values.length;
    const grid = byPath.size === 0 ? undefined : byPath.get(withoutIndexes(name));
    if (grid !== undefined) left -= rowFieldsOf(grid, values);
    if (left < 0) break;
  }
  for (const [path, value] of Object.entries(unposted)) {
    const grid = byPath.get(withoutIndexes(path));
    if (grid !== undefined && Array.isArray(value)) left -= fieldsIn(value, grid.children);
    if (left < 0) break;
  }
  return left;
}

/** Of the rows that a grid sent: see `carriedRows`. */
function rowFieldsOf({ children, rowFields }: Grid, [first = '', ...rest]: readonly string[]): number {
  if (!first.startsWith('[')) return rest.length * rowFields;
  return fieldsIn(rowsIn(first), children);
}

function fieldsIn(rows: readonly Json[], children: Components): number {
  return rows.reduce<number>(
    (count, row) => count + 1 + measureSubmission(children, isJsonObject(row) ? row : {}).fields,
    0,
  );
}

function rowsIn(text: string): readonly Json[] {
  const rows = decodeJson(text);
  return Array.isArray(rows) ? rows : [];
}

function withoutIndexes(path: string): string {
  return path.replace(/\[\d+\]/g, '');
}

function gridsOf(components: Components): Grids {
  const known = gridsByForm.get(components);
  if (known !== undefined) return known;
  const byPath = new Map<string, Grid>();
  const firstFields = collect(components, '', byPath).inRows;
  const grids = { byPath, firstFields };
  gridsByForm.set(components, grids);
  return grids;
}

/** Enters the grids below a path. `outsideRows`: fields that stand in no row. `inRows`: those of first rows. */
function collect(
  components: Components,
  above: string,
  byPath: Map<string, Grid>,
): { readonly outsideRows: number; readonly inRows: number } {
  let [outsideRows, inRows] = [components.length, 0];
  for (const component of components) {
    const { key, children = [] } = component;
    const model = modelOf(component);
    const at = model.data === 'none' ? above : above === '' ? key : `${above}.${key}`;
    const inside = collect(children, at, byPath);
    if (model.data === 'rows') {
      const rowFields = inside.outsideRows + inside.inRows;
      byPath.set(at, { children, rowFields });
      inRows += firstRowsOf(component) * rowFields;
    } else {
      outsideRows += inside.outsideRows;
      inRows += inside.inRows;
    }
  }
  return { outsideRows, inRows };
}

function firstRowsOf(component: PreparedComponent): number {
  const { defaultValue } = component;
  const byDefault = Array.isArray(defaultValue) ? defaultValue.length : 0;
  return Math.max(byDefault, modelOf(component).firstRows?.(component) ?? 0);
}

function modelOf({ type, fallback = 'unknown' }: PreparedComponent): Pick<Model, 'data' | 'firstRows'> {
  const known: Models = models;
  return (Object.hasOwn(known, type) ? known[type] : known[fallback]) ?? { data: 'none' };
}
