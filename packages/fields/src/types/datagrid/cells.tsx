import type { Field, PreparedComponent } from '@guichet/engine';
import type { ReactNode } from 'react';
import { isOfOneLine } from '../../frame/of-one-line.ts';
import { asPart } from '../../rows/as-part.ts';
import { type GridColumn, isLayout } from './columns.ts';

/** Puts what is drawn of a field into its cell. */
export type InCell = (drawn: ReactNode, column: GridColumn) => ReactNode;

/**
 * The cells of a grid's rows. Where all are of one line, the box of a field is its cell, which spares the page an element
 * each; a cell beside something taller would draw the bar of an error along all of it.
 */
export function cellsOf({ component: { children = [] } }: Field): InCell {
  const isEven = children.every((child) => child.isUnseen || isOfOneLine(child));
  return (drawn, { index, component, isLabelled }) => {
    const className = cellClass(component, isLabelled);
    const { customClass, labelPosition } = component;
    // A box that its author dresses or lays out would not be a cell any more.
    const { type, props } = Object(drawn);
    const isBox = isEven && !customClass && !labelPosition && type === 'div';
    // Keys of its own: no trace of the box stays on the cell of a field that is hidden.
    return isBox && `${props.className}`.startsWith('g-field formio') ? (
      <td key={component.id} {...props} {...asPart('cell')} className={`${className} ${props.className}`} />
    ) : (
      <td key={index} {...asPart('cell')} className={className}>
        {drawn}
      </td>
    );
  };
}

/** In a cell of a table a field goes without its label, which its column says; a layout shows those of its fields. */
function cellClass(component: PreparedComponent, isLabelled: boolean): string {
  return isLabelled || isLayout(component) ? 'g-datagrid__cell' : 'g-datagrid__cell g-datagrid__cell--bare';
}
