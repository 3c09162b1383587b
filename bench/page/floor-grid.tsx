import { memo, type ReactNode, useCallback, useRef, useState } from 'react';
import { type BenchComponent, columns } from '../forms.ts';

interface Props {
  readonly components: readonly BenchComponent[];
  readonly children: ReactNode;
}

/** Rows by number: one that stays is not drawn again. */
export function Grid({ components: [grid], children }: Props) {
  const count = Array.isArray(grid?.defaultValue) ? grid.defaultValue.length : 0;
  const [rows, setRows] = useState(() => Array.from({ length: count }, (_, index) => index));
  const [values] = useState(() => new Map<string, string>());
  const next = useRef(count);
  const remove = useCallback(
    (row: number) => setRows((all) => all.filter((rowNumber) => rowNumber !== row)),
    [],
  );
  const moveDown = useCallback((row: number) => setRows((all) => movedDown(all, row)), []);
  return (
    <form
      className="g-form"
      noValidate
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) values.set(target.name, target.value);
      }}
    >
      <div>
        <table>
          <thead>
            <tr>
              {columns.map(({ key, label }) => (
                <th key={key}>{label}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <GridRow
                key={row}
                row={row}
                remove={remove}
                moveDown={grid?.reorder === true ? moveDown : undefined}
              />
            ))}
          </tbody>
        </table>
        <button
          type="button"
          className="g-button"
          onClick={() => {
            setRows([...rows, next.current]);
            next.current += 1;
          }}
        >
          Add
        </button>
      </div>
      {children}
    </form>
  );
}

/** With the row in the place of the next one. */
function movedDown(rows: readonly number[], row: number): number[] {
  const at = rows.indexOf(row);
  const remaining = rows.filter((rowNumber) => rowNumber !== row);
  return remaining.toSpliced(at + 1, 0, row);
}

interface GridRowProps {
  readonly row: number;
  readonly remove: (row: number) => void;
  readonly moveDown: ((row: number) => void) | undefined;
}

const GridRow = memo(function GridRow({ row, remove, moveDown }: GridRowProps) {
  return (
    <tr>
      {columns.map(({ key, label }) => {
        const id = `g${row}-${key}`;
        return (
          <td key={id}>
            <label htmlFor={id} className="g-visually-hidden">
              {label}
            </label>
            <input id={id} name={id} className="g-input" type="text" size={50} />
          </td>
        );
      })}
      <td>
        {moveDown && (
          <button type="button" className="g-button" onClick={() => moveDown(row)}>
            Down
          </button>
        )}
        <button type="button" className="g-button" onClick={() => remove(row)}>
          Remove
        </button>
      </td>
    </tr>
  );
});
