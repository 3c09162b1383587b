import type { JsonObject } from '@guichet/definition';
import type { Examples } from '../../examples/example.ts';

const text = (key: string, label: string) => ({ type: 'textfield', key, label, input: true });
const cell = (...components: JsonObject[]) => ({ components });

export const tableExamples: Examples = {
  'side by side': {
    type: 'table',
    key: 'contact',
    numRows: 2,
    numCols: 2,
    rows: [
      [cell(text('first', 'First name')), cell(text('last', 'Last name'))],
      [cell(text('street', 'Street'), text('unit', 'Unit')), cell()],
    ],
  },
  'with headers': {
    type: 'table',
    key: 'fees',
    caption: 'Trees by <em>size</em>',
    header: ['Kind', 'Number', ''],
    numRows: 2,
    numCols: 3,
    ...{
      striped: true,
      bordered: true,
      hover: true,
      condensed: true,
      cloneRows: true,
      cellAlignment: 'left',
    },
    rows: [
      [
        cell({ ...text('kind', 'Kind'), ...{ hideLabel: true, validate: { required: true } } }),
        cell(text('count', 'Number')),
        cell({ ...text('note', 'Note'), tooltip: 'What else there is to know' }),
      ],
    ],
  },
  'with a caption': {
    type: 'table',
    key: 'hours',
    caption: 'Hours',
    numRows: 1,
    numCols: 2,
    cellAlignment: 'center',
    rows: [[cell(text('from', 'From')), cell(text('to', 'To'))]],
  },
};
