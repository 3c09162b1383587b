import type { Json, JsonObject } from '@guichet/definition';
import fc from 'fast-check';
import {
  conditional,
  logicItem,
  type Naming,
  numberExpression,
  rulesNaming,
  textExpression,
} from './arbitrary-conditions.ts';
import { oneOf, settingsOf, sometimes } from './arbitrary-settings.ts';
import { type TypeArbitrary, typeArbitrary, typeNames } from './arbitrary-types.ts';
import type { PlannedField } from './build-form.ts';

/** A field of any type, and what is sent for it in each of up to three rows. */
export const arbitraryField: fc.Arbitrary<PlannedField> = fc
  .constantFrom(...typeNames)
  .chain((name) => fieldOf(name));

const common = settingsOf({ hidden: [1, oneOf(true)], clearOnHide: [1, oneOf(false)] });
const whenHidden = settingsOf({ validateWhenHidden: [1, oneOf(true)] });

function fieldOf(name: string): fc.Arbitrary<PlannedField> {
  const type = typeArbitrary(name);
  const isSeveral = type.isSeveral === true ? sometimes(2, fc.constant(true)) : fc.constant(undefined);
  return fc
    .tuple(type.settings ?? fc.constant({}), isSeveral)
    .chain(([typeSettings, several]) => ownField(name, type, typeSettings, several === true));
}

function ownField(
  name: string,
  type: TypeArbitrary,
  typeSettings: JsonObject,
  isSeveral: boolean,
): fc.Arbitrary<PlannedField> {
  const single = type.value(typeSettings);
  // Never empty: `an empty list`. None is missing: `several numbers of which one is missing`.
  const item = single.filter((value) => value !== null || !isSeveral);
  const value: fc.Arbitrary<Json> = isSeveral ? fc.array(item, { minLength: 1, maxLength: 3 }) : single;
  const isAlwaysSent = isSeveral || type.alwaysSent !== undefined;
  const sent = isAlwaysSent ? value : sometimes(8, value);
  // Of several texts not all rules validate: `rules of several texts`.
  const switches =
    type.neverRequired === undefined ? ['hidden', 'disabled', 'validate.required'] : ['hidden'];
  const isValidated = !isSeveral || name === 'number' || name === 'currency';
  return fc.record(
    {
      kind: fc.constant('field'),
      type: fc.constant(name),
      condition: sometimes(4, conditional),
      settings: fc
        .tuple(common, whenHidden, sometimes(2, value))
        .map(([settings, validation, defaultValue]) => ({
          ...typeSettings,
          // See `several that are gone`.
          ...(isSeveral ? { multiple: true, truncateMultipleSpaces: false } : validation),
          ...settings,
          ...(defaultValue !== undefined && { defaultValue }),
        })),
      validate: fc
        .tuple(
          type.neverRequired === undefined ? settingsOf({ required: [3, oneOf(true)] }) : fc.constant({}),
          isValidated && type.validate !== undefined ? type.validate : fc.constant({}),
        )
        .map(([required, rules]) => ({ ...required, ...rules })),
      validateJson: sometimes(1, rulesNaming),
      calculateValue: isSeveral ? fc.constant(undefined) : sometimes(1, computed(name)),
      customDefaultValue: isSeveral ? fc.constant(undefined) : sometimes(1, computed(name)),
      logic: sometimes(1, logicItem(...switches)),
      values: fc.tuple(sent, sent, sent),
      hasDots: sometimes(1, fc.constant(true)).map((has) => has === true),
      isNamed: fc.constant(!isSeveral && type.neverNamed === undefined),
    },
    { noNullPrototype: true },
  );
}

/** Left out: what gives a value of another type, see `a computed value of another type`. */
function computed(type: string): fc.Arbitrary<Naming | undefined> {
  switch (type) {
    case 'textfield':
    case 'textarea':
    case 'hidden':
      return textExpression;
    case 'number':
      return numberExpression;
    default:
      return fc.constant(undefined);
  }
}

/** A cell of a required grid: neither hidden (`a required grid with hidden cells`) nor of blanks. */
export const plainCell: fc.Arbitrary<PlannedField> = fc
  .constantFrom('checkbox', 'number')
  .chain((name) => fieldOf(name))
  .map((cell) => {
    const { hidden: _, ...settings } = cell.settings;
    const { required: __, ...validate } = cell.validate;
    return { ...cell, settings, validate, condition: undefined, logic: undefined, calculateValue: undefined };
  });
