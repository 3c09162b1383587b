import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateSubmission } from '../../apps/form-service/src/submissions/validate-submission.ts';
import type { JsonObject } from '../../packages/definition/src/definition.ts';
import {
  createForm,
  type Field,
  type Form,
  type PreparedForm,
  textsOf,
} from '../../packages/engine/src/engine.ts';
import { everyPart } from '../../packages/fields/src/every-part.ts';
import { arbitraryCase } from '../../packages/fields/src/form-instance/oracle/arbitrary-form.ts';
import { failuresOf, type OracleCase } from '../../packages/fields/src/form-instance/oracle/outcome.ts';
import { models } from '../../packages/fields/src/models.ts';
import { prepareForm } from '../../packages/prepare/src/prepare-form.ts';

const timeZone = 'America/Toronto';

function prepared({ components }: OracleCase): PreparedForm {
  const result = prepareForm({ title: 'Test', path: 'test', components }, { models });
  if (result.kind !== 'prepared') throw new Error(JSON.stringify(result.problems));
  return result.form;
}

/** As a page opens it, with every type validated as it is once it is drawn. */
function openPage(form: PreparedForm, submission?: JsonObject): Form {
  return createForm(form, {
    ...everyPart,
    locale: 'en',
    texts: textsOf(form, 'en'),
    environment: { now: 0, timeZone, seed: 1 },
    ...(submission !== undefined && { submission }),
  });
}

/** Fills in the form as a resident would, field by field as it shows them. */
function fillIn(page: Form, data: JsonObject): void {
  const fill = (field: Field) => {
    const value = at(data, field.path());
    if (field.rows() !== undefined) page.dispatch({ kind: 'setValue', field, value });
    else if (field.model.data === 'value' && field.visible() && value !== undefined)
      page.dispatch({ kind: 'setValue', field, value });
    field.children.forEach(fill);
  };
  page.fields.forEach(fill);
}

function at(data: JsonObject, path: string) {
  return path.split('.').reduce<JsonObject[string]>((found, key) => Object(found)[key], data);
}

/** The page and the service each say what is wrong with what the page sends, and what is stored. */
function expectAgreement(form: PreparedForm, page: Form): void {
  const data: JsonObject = JSON.parse(JSON.stringify(page.data()));
  const verdict = validateSubmission({ form, data, locale: 'en', now: 0, timeZone });
  const refused = verdict.kind === 'invalid' ? verdict.details : [];
  expect(refused.map(({ context }) => `${context.path}:${context.validator}`).sort()).toEqual(
    failuresOf(page),
  );
  if (verdict.kind === 'valid') expect(verdict.data).toEqual(page.stored.data());
  page.dispose();
}

describe('what a page finds wrong with random answers, the form service finds too, and nothing else', () => {
  test('when they are loaded', () => {
    fc.assert(
      fc.property(arbitraryCase, (testCase) => {
        const form = prepared(testCase);
        expectAgreement(form, openPage(form, testCase.data));
      }),
    );
  });

  test('when they are filled in one after the other', () => {
    fc.assert(
      fc.property(arbitraryCase, (testCase) => {
        const form = prepared(testCase);
        const page = openPage(form);
        fillIn(page, testCase.data);
        expectAgreement(form, page);
      }),
    );
  });
});
