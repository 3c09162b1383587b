import { isJsonObject, type JsonObject } from '@guichet/definition';

/** Settings that are true or false, and that Form.io also takes for true where they are the text "true". */
const flags: ReadonlySet<string> = new Set([
  ...[
    'hidden',
    'disabled',
    'multiple',
    'hideLabel',
    'protected',
    'unique',
    'autofocus',
    'modalEdit',
    'input',
  ],
  ...['clearOnHide', 'allowCalculateOverride', 'calculateServer', 'validateWhenHidden', 'clearOnRefresh'],
  ...['allowMultipleMasks', 'mask', 'truncateMultipleSpaces', 'showCharCount', 'showWordCount', 'autoExpand'],
  ...['delimiter', 'requireDecimal', 'disableAddingRemovingRows', 'reorder', 'initEmpty', 'noFirstRow'],
  ...['inlineEdit', 'openWhenEmpty', 'modal', 'displayAsTable', 'defaultOpen', 'collapsible', 'collapsed'],
  ...['inline', 'bordered', 'condensed', 'hover', 'striped', 'block', 'disableOnInvalid', 'dayFirst'],
  ...['hideInputLabels', 'enableManualMode', 'disableClearIcon', 'readOnlyValue', 'uploadOnly', 'webcam'],
]);

/** A component whose settings say true where its author wrote "true". Source: measured on Form.io. */
export function withWrittenFlags(json: JsonObject): JsonObject {
  const plain = withFlags(json, flags);
  const { validate } = plain;
  return isJsonObject(validate) ? { ...plain, validate: withFlags(validate, flagsOfValidate) } : plain;
}

const flagsOfValidate: ReadonlySet<string> = new Set([
  'required',
  'onlyAvailableItems',
  'skipMaskValidation',
]);

function withFlags(json: JsonObject, names: ReadonlySet<string>): JsonObject {
  const written = Object.keys(json).filter((name) => json[name] === 'true' && names.has(name));
  return written.length === 0
    ? json
    : { ...json, ...Object.fromEntries(written.map((name) => [name, true])) };
}
