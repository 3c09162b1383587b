import { encodeJson, isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { malformed } from '@guichet/engine';
import { defineDisplay, flagSettings, listOf, textSettings } from '../../define/define-model.ts';
import { parseObject } from '../../define/read-object.ts';
import { restoredTransientState } from './work.ts';

const texts = [
  ...['storage', 'url', 'filePattern', 'fileMinSize', 'fileMaxSize', 'dir', 'fileKey', 'fileNameTemplate'],
  ...['imageSize', 'webcamSize', 'capture'],
];

/**
 * Files. Value: a list of records, one for each that was stored, even where one is asked for; empty `[]`. Its control
 * says nothing by the input that files are chosen with, then one record a string, as JSON. Files under way are
 * transient state: see `FileFieldState`.
 */
export const fileModel = defineDisplay({
  needs: ({ settings: { storage, webcam } }) => [
    ...(['transientState', 'type:file'] as const),
    ...(webcam === true ? (['webcam'] as const) : []),
    // One without a storage of ours has that of the deployment, which is any.
    ...(storage === 'url' || storage === 'resumable' ? [] : (['furtherStorages'] as const)),
  ],
  label: { en: 'Upload', fr: 'Téléversement' },
  data: 'value',
  isPersistent: true,
  isMultiple: true,
  ownsList: true,
  texts: [{ setting: 'fileTypes[].label', as: 'plain' }],
  rules: ['type', 'filesMissing', 'filesUnderWay', 'filesFailed'],
  settings: (json) => ({
    ...textSettings(json, texts),
    ...textSettings({ imageSize: asText(json.imageSize), webcamSize: asText(json.webcamSize) }, [
      'imageSize',
      'webcamSize',
    ]),
    ...flagSettings(json, ['image', 'uploadOnly', 'privateDownload', 'webcam']),
    ...optionsIn(json),
    ...fileTypesIn(json),
  }),
  emptyValue: () => [],
  isEmpty: (value) => !Array.isArray(value) || value.length === 0,
  normalise(value) {
    if (value === undefined || value === null || value === '') return [];
    const records: readonly Json[] = isJsonObject(value) ? [value] : Array.isArray(value) ? value : [''];
    return records.every(isJsonObject) ? records : malformed;
  },
  parse: (strings) => strings.map(parseObject).filter(isJsonObject),
  format: (value) => ['', ...recordsIn(value).map(encodeJson)],
  transientStateOf: (_, before) => before,
  restoredTransientState,
  formatValue: (value) => recordsIn(value).map(fileName),
});

/** The records of a value that was checked at the door. */
export function recordsIn(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** As the resident named it. */
export function fileName({ originalName, name }: JsonObject): string {
  if (typeof originalName === 'string' && originalName !== '') return originalName;
  return typeof name === 'string' ? name : '';
}

function asText(value: Json | undefined): Json {
  return typeof value === 'number' ? String(value) : '';
}

/** `urlRequestOptions`, of old `options`: an object, or one as JSON. */
function optionsIn({ urlRequestOptions, options }: JsonObject): JsonObject {
  const [given] = [urlRequestOptions, options].flatMap((value) => {
    const object = typeof value === 'string' ? parseObject(value) : value;
    return isJsonObject(object) && Object.keys(object).length > 0 ? [object] : [];
  });
  return given === undefined ? {} : { options: given };
}

/** The builder leaves one without a label: no choice. Each stands where its author wrote it: its label is found so. */
function fileTypesIn(json: JsonObject): JsonObject {
  const types = listOf(json.fileTypes).map((type) =>
    isJsonObject(type) && typeof type.label === 'string' ? type.label : '',
  );
  return types.some((label) => label !== '') ? { fileTypes: types } : {};
}
