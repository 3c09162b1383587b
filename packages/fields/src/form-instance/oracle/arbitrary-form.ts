import fc from 'fast-check';
import { conditional } from './arbitrary-conditions.ts';
import { arbitraryField, plainCell } from './arbitrary-field.ts';
import { oneOf, settingsOf, sometimes } from './arbitrary-settings.ts';
import { build, type Planned, type PlannedBox, type PlannedTwice } from './build-form.ts';
import type { OracleCase } from './outcome.ts';

const layouts = ['panel', 'fieldset', 'well', 'columns', 'table', 'tabs', 'container'] as const;

function boxOf(inner: fc.Arbitrary<Planned>): fc.Arbitrary<PlannedBox> {
  return fc.record(
    {
      kind: fc.constant('box'),
      type: fc.constantFrom(...layouts),
      condition: sometimes(5, conditional),
      settings: settingsOf({ clearOnHide: [3, oneOf(true)], hidden: [1, oneOf(true)] }),
      rows: fc.constant(1),
      inner: fc.array(inner, { minLength: 1, maxLength: 3 }),
    },
    { noNullPrototype: true },
  );
}

const gridSettings = settingsOf({ clearOnHide: [1, oneOf(false)], hidden: [1, oneOf(true)] });

function gridOf(inner: fc.Arbitrary<Planned>): fc.Arbitrary<PlannedBox> {
  return fc.boolean().chain((isRequired) =>
    fc.record(
      {
        kind: fc.constant('box'),
        type: fc.constantFrom('datagrid', 'editgrid'),
        condition: sometimes(3, conditional),
        settings: gridSettings.map((settings) => ({
          ...settings,
          ...(isRequired && { validate: { required: true } }),
        })),
        rows: fc.nat(3),
        inner: fc.array(isRequired ? plainCell : inner, { minLength: 1, maxLength: 3 }),
      },
      { noNullPrototype: true },
    ),
  );
}

/** Two fields with one key, of which one is shown at a time. */
const twice: fc.Arbitrary<PlannedTwice> = fc.record(
  { kind: fc.constant('twice'), one: arbitraryField, other: arbitraryField, eq: oneOf('a', 'yes') },
  { noNullPrototype: true },
);

const inBox = fc.oneof(
  { weight: 5, arbitrary: arbitraryField },
  { weight: 1, arbitrary: boxOf(arbitraryField) },
);
const inGrid = fc.oneof(
  { weight: 8, arbitrary: arbitraryField },
  { weight: 1, arbitrary: boxOf(arbitraryField) },
  { weight: 1, arbitrary: gridOf(arbitraryField) },
);

const planned: fc.Arbitrary<Planned> = fc.oneof(
  { weight: 12, arbitrary: arbitraryField },
  {
    weight: 2,
    arbitrary: boxOf(fc.oneof({ weight: 5, arbitrary: inBox }, { weight: 1, arbitrary: gridOf(inGrid) })),
  },
  { weight: 2, arbitrary: gridOf(inGrid) },
  { weight: 1, arbitrary: twice },
);

/** A form of up to seven parts, and what is sent for it. */
export const arbitraryCase: fc.Arbitrary<OracleCase> = fc
  .array(planned, { minLength: 1, maxLength: 6 })
  .map((parts) => build(parts));
