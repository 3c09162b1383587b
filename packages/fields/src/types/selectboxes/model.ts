import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { malformed, type PreparedComponent } from '@guichet/engine';
import { optionText, readOptions } from '../../choices/options.ts';
import { defineDisplay } from '../../define/define-model.ts';

/** Any of a few options. Value: `{a: true, b: false}`, each option with its mark. */
export const selectboxesModel = defineDisplay({
  needs: () => ['type:selectboxes'],
  label: { en: 'Select Boxes', fr: 'Cases à cocher' },
  data: 'value',
  isPersistent: true,
  isTicked: true,
  validateOn: 'change',
  texts: [
    { setting: 'values[].label', as: 'html' },
    { setting: 'minSelectedCountMessage', as: 'sentence' },
    { setting: 'maxSelectedCountMessage', as: 'sentence' },
  ],
  rules: ['type', 'maxSelectedCount', 'minSelectedCount', 'required', 'onlyAvailableItems'],
  emptyValue: (component) => marksOf([], component),
  isEmpty: (value) => chosenIn(value).length === 0,
  normalise: (value) => marksIn(value),
  parse: (strings, component) => marksOf(strings, component),
  format: (value) => chosenIn(value),
  drawnState: (value, { validate }) =>
    validate?.maxSelectedCount !== undefined && chosenIn(value).length >= validate.maxSelectedCount
      ? 'full'
      : undefined,
});

/** Each option with its mark; of options that come from elsewhere, those that are chosen. */
function marksOf(chosen: readonly string[], { settings }: PreparedComponent): JsonObject {
  const known = settings.options === undefined ? chosen : readOptions(settings).map(({ value }) => value);
  // An option without a value is none.
  const options = known.filter((value) => value !== '');
  return Object.fromEntries(options.map((value) => [value, chosen.includes(value)]));
}

function chosenIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([option, isChosen]) => (isChosen === true ? [option] : []));
}

/** A list of options and a single one are taken as what they mean. Source: measured on Form.io. */
function marksIn(value: unknown): Json | typeof malformed {
  if (value === undefined || value === null || value === '' || value === false || value === 0) return {};
  if (typeof value === 'string') return { [value]: true };
  if (Array.isArray(value)) return Object.fromEntries(value.map((option) => [optionText(option), true]));
  if (!isJsonObject(value)) return malformed;
  return Object.fromEntries(
    Object.entries(value).map(([option, mark]) => [option, mark === true || mark === 'true']),
  );
}
