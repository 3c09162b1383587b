import { isJsonObject, type JsonObject } from '@guichet/definition';

/**
 * The template that Form.io's builder writes into each edit grid by itself, in its several versions, without white
 * space: nobody chose it, and it shows less than our view without a template.
 */
const column = String.raw`(displayValue\(component\)|!component\.hasOwnProperty\('tableView'\)\|\|component\.tableView)`;
const each = String.raw`{%util\.eachComponent\(components,function\(component\){%}{%if\(${column}\){%}`;
const end = String.raw`{%}%}{%}\)%}`;
const label = String.raw`{{(t\()?component\.label\)?}}`;
const value = String.raw`{{(isVisibleInRow\(component\)\?)?getView\(component,row\[component\.key\]\)(:'')?}}`;
const active = String.raw`{%if\((!instance\.options\.readOnly&&)?!instance\.disabled\){%}`;
const canRemove = String.raw`{%if\(!instance\.hasRemoveButtons\|\|instance\.hasRemoveButtons\(\)\){%}`;
const button = (name: string) =>
  String.raw`<buttonclass="btn btn-[\w-]+${name}"([^>]*)><iclass="{{iconClass\('\w+'\)}}"></i></button>`;
const buttons = `<divclass="btn-group( pull-right)?">${button('editRow')}${canRemove}${button('removeRow')}{%}%}</div>`;

const defaults: Readonly<Record<string, RegExp>> = {
  header: whole(`<divclass="row">${each}<divclass="col-sm-2">${label}</div>${end}</div>`),
  row: whole(
    `<divclass="row">${each}<divclass="col-sm-2">${value}</div>${end}${active}<divclass="col-sm-2">${buttons}</div>{%}%}</div>`,
  ),
  footer: /^$/,
  tableHeader: whole(
    `<tr>${each}<tdclass="editgrid-table-column">${label}</td>${end}${active}<tdclass="editgrid-table-column">Actions</td>{%}%}</tr>`,
  ),
  tableRow: whole(
    `${each}<tdclass="editgrid-table-column">${value}</td>${end}${active}<tdclass="editgrid-table-column">${buttons}</td>{%}%}`,
  ),
};

function whole(source: string): RegExp {
  return new RegExp(`^${source.replaceAll(' ', '')}$`);
}

/** The labels that the builder writes by itself: ours say the same, in the form's language. */
const labels: Readonly<Record<string, string>> = {
  addAnother: 'Add Another',
  saveRow: 'Save',
  removeRow: 'Cancel',
};

/** An edit grid as its author meant it: without what the builder wrote. */
export function withoutBuilderTexts(json: JsonObject): JsonObject {
  const { templates } = json;
  const kept = Object.entries(json).filter(
    ([name, text]) => !(Object.hasOwn(labels, name) && labels[name] === text),
  );
  if (!isJsonObject(templates)) return Object.fromEntries(kept);
  const authorTemplates = Object.entries(templates).filter(
    ([name, text]) => typeof text === 'string' && !defaults[name]?.test(text.replace(/\s+/g, '')),
  );
  return { ...Object.fromEntries(kept), templates: Object.fromEntries(authorTemplates) };
}
