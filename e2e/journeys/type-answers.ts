import type { Locator, Page } from '@playwright/test';
import { isJsonObject, type Json, type JsonObject } from '../../packages/definition/src/definition.ts';
import { expect } from '../fixtures/test.ts';
import { chooseAddress } from './location-search.ts';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = { name: 'place.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/**
 * Types answers into the page that shows, by its controls, as a resident does: component by component in the order of
 * the definition, so that a field that an answer brings in is answered too. `typed` holds what was answered before.
 */
export async function typeAnswers(page: Page, definition: JsonObject, answers: JsonObject, typed: Set<Json>) {
  const form = page.locator('form.g-form');
  for (const { component, value } of answersIn(definition, answers)) {
    if (typed.has(component)) continue;
    const field = fieldOf(form, component);
    if (!(await field.isVisible())) continue;
    if (await answer(page, field, component, value)) typed.add(component);
  }
}

interface Answer {
  readonly component: JsonObject;
  readonly value: Json | undefined;
}

/** The components that take an answer, each with the one that it gets. Those within rows stay with their grid. */
function answersIn(json: Json | undefined, answers: JsonObject): readonly Answer[] {
  if (Array.isArray(json)) return json.flatMap((child) => answersIn(child, answers));
  if (!isJsonObject(json)) return [];
  const { type, key, components, columns, rows, input } = json;
  const isLayout =
    input !== true || type === undefined || ['panel', 'fieldset', 'well'].includes(String(type));
  if (isLayout) return [components, columns, rows].flatMap((inner) => answersIn(inner, answers));
  const value = String(key)
    .split('.')
    .reduce<Json | undefined>((data, name) => (isJsonObject(data) ? data[name] : undefined), answers);
  return [{ component: json, value }];
}

function fieldOf(scope: Locator, { key }: JsonObject): Locator {
  return scope.locator(`[class~="formio-component-${key}"]`).first();
}

/** True once the field has its answer, or needs none. */
async function answer(page: Page, field: Locator, component: JsonObject, value: Json | undefined) {
  const { type, key } = component;
  switch (type) {
    case 'locationSearch':
      await chooseAddress(page, String(key));
      return true;
    case 'file':
      await send(field);
      return true;
    case 'signature':
      await field.getByRole('textbox').fill('Ann Roy');
      return true;
    case 'editgrid':
      await typeRow(page, field, component, value);
      return true;
    default:
      if (component.dataSrc === 'url') return chooseFirst(page, field, component);
      if (value === undefined || isEmpty(value)) return false;
      await typeValue(field, component, value);
      return true;
  }
}

async function typeValue(field: Locator, { type }: JsonObject, value: Json): Promise<void> {
  switch (type) {
    case 'checkbox':
      return field.getByRole('checkbox').check();
    case 'radio':
      return field.locator(`input[value="${value}"]`).check();
    case 'selectboxes':
      for (const [name, isChosen] of Object.entries(Object(value)))
        if (isChosen === true) await field.locator(`input[value="${name}"]`).check();
      return;
    case 'survey':
      // Each question's first answer, which is the one that is given.
      for (const question of await field.getByRole('radiogroup').all())
        await question.getByRole('radio').first().check();
      return;
    case 'select':
      await field.getByRole('combobox').selectOption(String(value));
      return;
    case 'day': {
      const [month, day, year] = String(value).split('/');
      await field.getByRole('combobox').selectOption({ index: Number(month) });
      await field
        .locator('input')
        .first()
        .fill(String(Number(day)));
      await field.locator('input').last().fill(String(year));
      return;
    }
    default: {
      // One that the form works out is answered already.
      const box = field.locator('input, textarea').first();
      if (await box.isEditable()) await box.fill(String(value));
    }
  }
}

/** Choices come from the city's open data, by our site. */
async function chooseFirst(page: Page, field: Locator, { type, widget, validate }: JsonObject) {
  if (!isJsonObject(validate) || validate.required !== true) return true;
  if (type === 'radio') await field.getByRole('radio').first().check();
  else if (widget === 'html5') await field.getByRole('combobox').selectOption({ index: 1 });
  else {
    // A plain list stands in its place until that part has come.
    await field.locator('input[role="combobox"]').fill('a');
    await page.getByRole('option').first().click();
  }
  return true;
}

/** A row of an edit grid that is wanted: opened, filled in, saved. */
async function typeRow(page: Page, grid: Locator, component: JsonObject, value: Json | undefined) {
  const [row] = Array.isArray(value) ? value : [];
  if (!isJsonObject(row)) return;
  const open = grid.locator('.g-editgrid__open');
  if (!(await open.isVisible())) await grid.getByRole('button').last().click();
  for (const rowAnswer of answersIn(component.components, row)) {
    const field = fieldOf(open, rowAnswer.component);
    if (await field.isVisible()) await answer(page, field, rowAnswer.component, rowAnswer.value);
  }
  await open.locator('.g-editgrid__save').click();
  await expect(open).toHaveCount(0);
}

/** Fulfilled once our site has the file. */
async function send(field: Locator): Promise<void> {
  const input = field.locator('input[type=file]').first();
  const isPicture = (await input.getAttribute('accept'))?.includes('image') !== false;
  const file = isPicture ? photo : plan;
  await input.setInputFiles(file);
  await expect(field.locator('.g-file__item:not([data-status])')).toContainText(file.name);
}

function isEmpty(value: Json | undefined): boolean {
  if (isJsonObject(value)) return Object.values(value).every(isEmpty);
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}
