import type { Examples } from '../../examples/example.ts';

const text = (key: string, label: string) => ({ type: 'textfield', key, label, input: true });

export const columnsExamples: Examples = {
  'of two': {
    type: 'columns',
    key: 'name',
    columns: [
      { width: 6, size: 'md', components: [text('first', 'First name')] },
      { width: 6, size: 'md', components: [text('last', 'Last name')] },
    ],
  },
  'of three, with room in between': {
    type: 'columns',
    key: 'place',
    autoAdjust: true,
    columns: [
      { width: 4, size: 'sm', components: [text('street', 'Street'), text('unit', 'Unit')] },
      { width: 3, offset: 1, size: 'sm', components: [text('city', 'City')] },
      { width: 4, size: 'sm', components: [{ ...text('code', 'Postal code'), hidden: true }] },
    ],
  },
  'in another order': {
    type: 'columns',
    key: 'order',
    hideOnChildrenHidden: true,
    columns: [
      { width: 6, push: 6, size: 'sm', currentWidth: 2, components: [text('second', 'Seen second')] },
      { width: 6, pull: 6, size: 'sm', components: [text('third', 'Seen first')] },
    ],
  },
};
