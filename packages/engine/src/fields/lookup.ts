import { type JsonObject, parsePath } from '@guichet/definition';
import { ownPropertyOf } from '../data/property-of.ts';
import type { FormContext, InternalField } from './internal-field.ts';

/** The target of a condition's reference. */
export interface FoundField {
  readonly value: unknown;
  readonly isEmpty: boolean;
  /** Of the component that holds it. */
  readonly settings?: JsonObject;
  /** Where it names a field in the rows of a grid from outside of them: what each row holds. */
  readonly inRows?: readonly FoundField[];
}

type Find = (reference: string) => InternalField | undefined;

/**
 * Finds the target of a reference from where a field stands: in its row, then in the rows around it, then in the form,
 * a field by path or key or `group.option`; else a loaded value. Tracked.
 */
export function lookup(reference: string, from: InternalField, context: FormContext): FoundField {
  const around = [...findersAround(from), (name: string) => context.index.find(name)];
  for (const find of around) {
    const found = find(reference);
    if (found !== undefined) return held(found);
  }
  for (const find of around) {
    const inside = insideOfField(reference, find);
    if (inside !== undefined) return inside;
  }
  const value = context.root.findUnclaimed(reference);
  return { value, isEmpty: value === undefined || value === null || value === '' };
}

/** The names of the row or the form within the form that a field stands in, then of what is around that. */
function findersAround({ inRow, scope }: InternalField): readonly Find[] {
  if (scope !== undefined && scope.of.inRow === inRow) return [scope.find, ...findersAround(scope.of)];
  return inRow === undefined ? [] : [inRow.find, ...findersAround(inRow.grid)];
}

function held(field: InternalField): FoundField {
  return { value: field.value(), isEmpty: field.isEmpty(), settings: field.component.settings };
}

/** `group.option`: a property of the value of the field that the first keys name; of a grid, one in each row. */
function insideOfField(reference: string, find: Find): FoundField | undefined {
  const keys = parsePath(reference).map(String);
  for (let count = keys.length - 1; count > 0; count -= 1) {
    const field = find(keys.slice(0, count).join('.'));
    if (field === undefined) continue;
    const rest = keys.slice(count);
    if (field.list !== undefined) return inEachRow(field, rest.join('.'));
    const value = rest.reduce<unknown>(ownPropertyOf, field.value());
    return value === undefined ? undefined : { value, isEmpty: value === null || value === '' };
  }
  return undefined;
}

function inEachRow(grid: InternalField, reference: string): FoundField {
  // A row's value changes as it is opened and saved.
  grid.list?.read();
  const inRows = (grid.rows() ?? []).flatMap((row) => {
    const field = row.find(reference);
    if (field === undefined || row.stored === undefined) return [];
    if (row.stored === row.node) return [held(field)];
    // Of an open row what is saved of it counts.
    const value = row.stored.read(field.keys);
    return [{ ...held(field), value, isEmpty: field.model.isEmpty(value, field.component) }];
  });
  return { value: undefined, isEmpty: inRows.every(({ isEmpty }) => isEmpty), inRows };
}
