import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { maxRowCount } from '@guichet/engine';
import { flagSettings, listOf, textSettings } from '../../define/define-model.ts';
import { defineRows } from '../../rows/define-rows.ts';
import { rowSettings } from '../../rows/row-settings.ts';
import { withoutBuilderTexts } from './builder-templates.ts';

/** A list of rows that are opened, saved and cancelled. Value: a list of objects, one a saved row. */
export const editgridModel = defineRows({
  needs: () => ['type:editgrid', 'rows'],
  label: { en: 'Edit Grid', fr: 'Grille modifiable' },
  rules: ['required', 'minRows', 'maxRows'],
  texts: [
    { setting: 'properties.rowName', as: 'plain' },
    { setting: 'saveRow', as: 'html' },
    { setting: 'removeRow', as: 'html' },
    { setting: 'templates.header', as: 'html', around: withButtons },
    { setting: 'templates.row', as: 'html', around: withButtons, isOfRow: true },
    { setting: 'templates.footer', as: 'html', around: withButtons },
    {
      setting: 'templates.tableHeader',
      as: 'html',
      around: (text) => inTable(`<thead>${withButtons(text)}</thead>`, text),
    },
    {
      setting: 'templates.tableRow',
      as: 'html',
      around: (text) => inTable(`<tbody><tr>${withButtons(text)}</tr></tbody>`, text),
      isOfRow: true,
    },
  ],
  plain: withoutBuilderTexts,
  // As many as its author asks for are saved from the start, but where one is to be open: that one is filled in first.
  firstRows: ({ settings, validate }) =>
    settings.openWhenEmpty === true ? 0 : Math.min(validate?.minLength ?? 0, maxRowCount),
  settings: (json) => ({
    ...rowSettings(json),
    ...flagSettings(json, [
      ...['inlineEdit', 'rowDrafts', 'defaultOpen', 'openWhenEmpty'],
      ...['modal', 'displayAsTable'],
    ]),
    ...textSettings(json, ['rowClass']),
    ...(json.removeRow === '' && { noCancel: true }),
    ...(asksToRemove(json) && { confirmRemove: true }),
    ...columnsIn(json),
  }),
  rowEditing: ({ settings }) => ({
    isApart: settings.inlineEdit !== true,
    opens: settings.defaultOpen === true ? 'all' : settings.openWhenEmpty === true ? 'whenEmpty' : 'none',
    savesIncomplete: settings.rowDrafts === true,
  }),
});

/** An author's own buttons are ours, with words for an icon: markup brings none, so that each is a place for one. */
function withButtons(text: string): string {
  return text
    .replace(/<i\s+class="\{\{\s*iconClass\([^)]*\)\s*\}\}"\s*>\s*<\/i>/gi, '')
    .replace(/<(\/?)button\b/gi, '<$1span');
}

/** The parts of a table are none without the table around. */
function inTable(parts: string, text: string): string {
  return text.trim() === '' ? '' : `<table>${parts}</table>`;
}

function asksToRemove({ properties }: JsonObject): boolean {
  const asked = isJsonObject(properties) ? properties.confirmRemove : undefined;
  return asked === true || asked === 'true';
}

/** Which children are no columns of a summary, and whether the author's template has buttons of its own. */
function columnsIn({ components, templates }: JsonObject): JsonObject {
  const notInTable = listOf(components).flatMap(hiddenColumnsIn);
  const rowTemplates = isJsonObject(templates) ? [templates.row, templates.tableRow] : [];
  return {
    ...(notInTable.length > 0 && { notInTable }),
    ...(rowTemplates.some((text) => typeof text === 'string' && /\b(?:edit|remove)Row\b/.test(text)) && {
      placesButtons: true,
    }),
  };
}

/** The keys of what has `tableView: false`, at any depth but within another grid. */
function hiddenColumnsIn(json: Json): readonly string[] {
  if (Array.isArray(json)) return json.flatMap(hiddenColumnsIn);
  if (!isJsonObject(json)) return [];
  const hiddenKeys = json.tableView === false && typeof json.key === 'string' ? [json.key] : [];
  if (json.type === 'datagrid' || json.type === 'editgrid') return hiddenKeys;
  return [
    ...hiddenKeys,
    ...[json.components, json.columns, json.rows].flatMap((inner) => hiddenColumnsIn(inner ?? null)),
  ];
}
