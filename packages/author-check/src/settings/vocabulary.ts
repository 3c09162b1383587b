import type { Models } from '@guichet/engine/prepared';
import { commonSettings } from './common-settings.ts';
import { formSettings } from './form-settings.ts';
import type { Setting } from './setting.ts';
import { settingsRead } from './settings-read.ts';
import { typeSettings } from './type-settings.ts';

const byName = new Map([...typeSettings, ...commonSettings].map((setting) => [setting.name, setting]));
const common = new Set(commonSettings.map(({ name }) => name));

export { commonSettings, formSettings };

export function findSetting(name: string): Setting | undefined {
  return byName.get(name);
}

const readByModel = new Map<Models, ReadonlyMap<string, ReadonlySet<string>>>();

/** Further names that a type's features, not its model, read. */
const readByFeatures: Readonly<Record<string, readonly string[]>> = {
  checkbox: ['name', 'value'],
  file: ['properties.maxFiles'],
  form: ['form', 'path', 'src', 'display', 'reference'],
  resource: ['resource'],
  columns: ['columns[].size'],
  htmlelement: ['tag', 'attrs', 'className'],
  textfield: ['widget.format', 'inputMasks'],
  time: ['format', 'dataFormat'],
  select: ['data.custom', 'template', 'limit', 'filter', 'sort', 'searchField', 'data.headers'],
  textarea: ['inputMask'],
  datetime: [
    ...['format', 'widget.format'],
    ...[
      'datePicker.minDate',
      'datePicker.maxDate',
      'datePicker.disable',
      'defaultDate',
      'timePicker.showMeridian',
    ],
    ...[
      'datePicker.disableWeekends',
      'datePicker.disableWeekdays',
      'timePicker.hourStep',
      'timePicker.minuteStep',
    ],
  ],
  datagrid: ['addAnother', 'rowGroups'],
  editgrid: ['addAnother'],
  datamap: ['addAnother'],
  button: ['custom', 'event', 'state'],
};

/** The settings that a type reads beside the common ones, sorted. */
export function ownSettings(type: string, models: Models): readonly string[] {
  let ofAll = readByModel.get(models);
  if (ofAll === undefined) {
    ofAll = new Map(Object.entries(models).map(([name, model]) => [name, settingsRead(model)]));
    readByModel.set(models, ofAll);
  }
  const names = new Set([...(ofAll.get(type) ?? []), ...(readByFeatures[type] ?? [])]);
  return [...names].filter((name) => !common.has(name) && !isOfChild.test(name)).sort();
}

/** Components within have settings of their own, and so has what a builder alone counts. */
const isOfChild = /^(?:components|valueComponent|rows\[\])\[?\]?\.(?!label$)|^columns\[\]\.count$/;

/** Whether anything here reads a setting of a component of this type. */
export function isRead(type: string, name: string, models: Models): boolean {
  return common.has(name) || ownSettings(type, models).includes(name);
}
