import type { Field, FieldView, Row } from '@guichet/engine';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { listOf } from '../../define/define-model.ts';
import { authorText } from '../../frame/author-text.tsx';
import { errorMark } from '../../frame/error-mark.tsx';
import { hasError } from '../../frame/has-error.ts';
import { partId } from '../../frame/part-id.ts';
import { useFollowed } from '../../frame/use-followed.ts';
import { useIsHydrating } from '../../frame/use-is-hydrating.ts';
import { asPart } from '../../rows/as-part.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly rows: readonly Row[];
  /** How many cells a row has. */
  readonly width: number;
  readonly draw: (row: Row, index: number) => ReactNode;
}

/** The rows, below the names of their groups where they have some. Rows that the groups do not count come last. */
export function RowGroups({ field, view, rows, width, draw }: Props) {
  const sizes = listOf(field.component.settings.rowGroups).map(Number);
  const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
  const counted = sizes.reduce((sum, size) => sum + size, 0);
  const rest = rows.slice(counted);
  return (
    <>
      {sizes.map((size, index) => {
        const [start = 0, label] = [starts[index], view.texts[`rowGroups.${index}.label`]];
        return (
          <RowGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: groups never move
            key={index}
            id={partId(field, `group-${index}`)}
            start={start}
            rows={rows.slice(start, start + size)}
            view={view}
            width={width}
            canClose={field.component.settings.groupToggle === true}
            label={authorText(label) ?? index + 1}
            draw={draw}
          />
        );
      })}
      {rest.length > 0 && (
        <tbody {...asPart('rowgroup')}>{rest.map((row, at) => draw(row, counted + at))}</tbody>
      )}
    </>
  );
}

interface GroupProps {
  readonly id: string;
  /** The place of its first row. */
  readonly start: number;
  readonly rows: readonly Row[];
  readonly view: FieldView;
  readonly width: number;
  readonly canClose: boolean;
  readonly label: ReactNode;
  readonly draw: (row: Row, index: number) => ReactNode;
}

/**
 * Where its author lets it be closed, an error in it opens it, and so does a link into it. Without a script it is open.
 */
function RowGroup({ id, start, rows, view, width, canClose, label, draw }: GroupProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [isOpen, setOpen] = useState(true);
  const isHydrating = useIsHydrating();
  const isWrong = useFollowed(
    useCallback(() => canClose && rows.some(({ fields }) => fields.some(hasError)), [rows, canClose]),
  );

  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);

  useEffect(() => {
    const element = body.current;
    const open = () => setOpen(true);
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, []);

  return (
    <>
      <tbody {...asPart('rowgroup')} className="g-datagrid__group">
        <tr {...asPart('row')}>
          <th {...asPart('rowheader')} scope="rowgroup" colSpan={width}>
            {canClose && !isHydrating ? (
              <button
                type="button"
                className="g-datagrid__toggle"
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setOpen(!isOpen)}
              >
                {label}
                {isWrong && errorMark(view.locale)}
              </button>
            ) : (
              label
            )}
          </th>
        </tr>
      </tbody>
      <tbody ref={body} {...asPart('rowgroup')} id={id} hidden={!isOpen}>
        {rows.map((row, at) => draw(row, start + at))}
      </tbody>
    </>
  );
}
