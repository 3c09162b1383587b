import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { productStyle } from '../../bench/serving/product-style.ts';
import { serveBeside } from '../../bench/serving/serve-beside.ts';
import { isJsonObject, type Json } from '../../packages/definition/src/definition.ts';
import { expect, test } from '../fixtures/test.ts';

const root = join(import.meta.dirname, '..', '..');
const definition: Json = JSON.parse(readFileSync(join(root, 'forms', 'everything.json'), 'utf8'));

/** The keys of all that is drawn, as the class names of both sides have them. */
async function keysOn(page: Page, keys: readonly string[]): Promise<readonly string[]> {
  const drawn = await page
    .locator('.formio-component')
    .evaluateAll((all) => all.map((component) => component.className).join(' '));
  return keys.filter((key) => new RegExp(`formio-component-${key}(?:\\.data)?(?= |$)`).test(drawn));
}

/** Types of ours alone, and those whose class names differ: theirs draws a box for what is hidden, none around a well, and a guard of somebody else’s. */
const apart: readonly Json[] = ['location', 'locationSearch', 'hidden', 'well', 'recaptcha'];

/** Keys of the form's components, in definition order. */
function keysIn(json: Json | undefined): readonly string[] {
  if (Array.isArray(json)) return json.flatMap(keysIn);
  if (!isJsonObject(json)) return [];
  const { type, key } = json;
  // A tree of its nodes is ours alone: theirs takes what each node asks for fields of an object.
  const inner = type === 'tree' ? [] : [json.components, json.columns, json.rows].flatMap(keysIn);
  return typeof type === 'string' && typeof key === 'string' && !apart.includes(type)
    ? [key, ...inner]
    : inner;
}

test('Form.io’s own renderer opens the form of everything, and draws beside ours what ours does', async ({
  product,
  page,
  browser,
}) => {
  // The product is built by now.
  expect(product.siteUrl).not.toBe('');
  if (!isJsonObject(definition)) throw new Error('It is a form.');
  const keys = keysIn(definition.components);
  const { address, close } = await serveBeside(definition, await productStyle(root));
  // Not watched: it asks its makers' servers for a calendar, and no page of a test reaches anybody.
  const context = await browser.newContext();
  await context.route(/form\.io|cdnjs/, (route) => route.abort());
  try {
    const drawn = async (on: Page, side: 'ours' | 'theirs') => {
      await on.goto(`${address}/${side}`);
      await on.locator('[data-drawn]').waitFor();
      return keysOn(on, keys);
    };
    const ours = await drawn(page, 'ours');
    expect(ours.length).toBeGreaterThan(30);
    expect(await drawn(await context.newPage(), 'theirs')).toEqual(ours);
  } finally {
    await context.close();
    await close();
  }
});
