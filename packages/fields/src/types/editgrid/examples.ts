import type { Examples } from '../../examples/example.ts';

const species = {
  type: 'select',
  key: 'species',
  label: 'Species',
  input: true,
  validate: { required: true },
  data: {
    values: [
      { label: 'Sugar maple', value: 'maple' },
      { label: 'Red oak', value: 'oak' },
    ],
  },
};
const trunk = { type: 'number', key: 'trunk', label: 'Diameter of the trunk', input: true, suffix: 'cm' };
const notes = { type: 'textarea', key: 'notes', label: 'Notes', input: true, tableView: false };
const ill = { type: 'checkbox', key: 'ill', label: 'It is ill', input: true };

const grid = {
  type: 'editgrid',
  key: 'trees',
  label: 'Trees',
  input: true,
  addAnother: 'Add a tree',
  components: [species, trunk, ill, notes],
};
const two = [
  { species: 'maple', trunk: 42, ill: true, notes: 'Near the fence' },
  { species: 'oak', trunk: 30, ill: false, notes: '' },
];

export const editgridExamples: Examples = {
  plain: { ...grid, key: 'noTrees' },
  filled: {
    ...grid,
    description: 'One row a tree',
    tooltip: 'All that you want to cut down',
    validate: { required: true, minLength: 1, maxLength: 3 },
    rowDrafts: true,
    properties: { confirmRemove: 'true' },
    defaultValue: [...two, { species: '', trunk: 12 }],
  },
  single: { ...grid, key: 'oneTree', saveRow: 'Keep this tree', openWhenEmpty: true },
  open: { ...grid, key: 'openTrees', defaultOpen: true, removeRow: 'Leave it', defaultValue: two },
  table: { ...grid, key: 'treeTable', displayAsTable: true, bordered: true, defaultValue: two },
  modal: { ...grid, key: 'treesInDialog', modal: true, defaultValue: two },
  template: {
    ...grid,
    key: 'treesAsWritten',
    defaultValue: two,
    templates: {
      header: '<div class="row"><div class="col-sm-4">Tree</div><div class="col-sm-4">Trunk</div></div>',
      row:
        '<div class="row">{% util.eachComponent(components, function(component) { %}' +
        '{% if (displayValue(component)) { %}<div class="col-sm-3">' +
        "{{ isVisibleInRow(component) ? getView(component, row[component.key]) : '' }}</div>{% } %}{% }) %}" +
        '<div class="col-sm-3"><button class="btn btn-light btn-sm editRow"><i class="{{ iconClass(\'edit\') }}"></i></button>' +
        '{% if (row.trunk < 40) { %}<button class="btn btn-danger btn-sm removeRow">Take it off</button>{% } %}</div></div>',
      footer: '<p>{{ data.treesAsWritten.length }} trees</p>',
    },
  },
  nested: {
    ...grid,
    key: 'gardens',
    label: 'Gardens',
    addAnother: 'Add a garden',
    components: [
      { type: 'textfield', key: 'street', label: 'Street', input: true },
      {
        type: 'columns',
        key: 'sizes',
        columns: [
          { width: 6, components: [{ type: 'number', key: 'wide', label: 'Width', input: true }] },
          { width: 6, components: [{ type: 'number', key: 'long', label: 'Length', input: true }] },
        ],
      },
      { ...grid, key: 'gardenTrees', label: 'Trees of the garden' },
    ],
    defaultOpen: true,
    defaultValue: [{ street: 'Elgin', wide: 10, long: 20, gardenTrees: two }],
  },
};
