import type { Field, PreparedComponent } from '@guichet/engine';
import { isValidElement, type ReactNode } from 'react';
import { listOf } from '../../define/define-model.ts';
import { plainBox } from '../../frame/frame.tsx';
import { isOfOneLine } from '../../frame/of-one-line.ts';
import { asPart } from '../../rows/as-part.ts';
import { isLayout } from './columns.ts';

/** Puts what is drawn of a field of a row into its cell. */
export type InCell = (drawn: ReactNode, field: Field, index: number) => ReactNode;

interface BoxProps {
  readonly className?: string;
}

/**
 * The cells of a grid's rows. Where all are of one line, the box of a field is its cell, which spares the page an element
 * each; a cell beside something taller would draw the bar of an error along all of it.
 */
export function cellsOf(grid: Field): InCell {
  const isEven = grid.component.children?.every((child) => child.isUnseen === true || isOfOneLine(child));
  const labelled = listOf(grid.component.settings.labelled);
  const classNames = (grid.component.children ?? []).map((child, index) =>
    labelled[index] === true || isLayout(child)
      ? 'g-datagrid__cell'
      : // Without the label, which the column says. A layout shows those of its fields.
        'g-datagrid__cell g-datagrid__cell--bare',
  );
  return (drawn, { component }, index) => {
    const className = classNames[index];
    const box = isEven && isUndressed(component) && isValidElement<BoxProps>(drawn) && drawn.type === 'div';
    // Keys of its own: no trace of the box stays on the cell of a field that is hidden.
    return box && drawn.props.className?.startsWith(plainBox) ? (
      <td
        key={component.id}
        {...drawn.props}
        {...asPart('cell')}
        className={`${className} ${drawn.props.className}`}
      />
    ) : (
      <td key={index} {...asPart('cell')} className={className}>
        {drawn}
      </td>
    );
  };
}

/** No setting of its author lays out the field's box, which a table would not let be a cell any more. */
function isUndressed({ customClass, labelPosition }: PreparedComponent): boolean {
  return !customClass && !labelPosition;
}
