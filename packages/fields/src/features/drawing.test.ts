import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, Locale } from '@guichet/definition';
import { createForm, type Field, type FormParts, type PreparedForm, textsOf } from '@guichet/engine';
import { prepareForm } from '@guichet/prepare';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { everyPart } from '../every-part.ts';
import { everyView } from '../every-view.ts';
import { examples } from '../examples/examples.ts';
import { FieldSlots, ViewsContext } from '../frame/field-slot.tsx';
import type { Views } from '../frame/view.ts';
import { models } from '../models.ts';
import { namingRows } from '../rows/naming-rows.ts';
import { exactParts } from '../testing/exact-parts.ts';
import { followingViews } from '../types/editgrid/following-views.ts';

function prepare(definition: { readonly components: readonly Json[] }): PreparedForm {
  const prepared = prepareForm({ title: 'Test', ...definition, path: 'test' }, { models });
  if (prepared.kind !== 'prepared') throw new Error('It is a form.');
  return prepared.form;
}

function drawn(page: PreparedForm, parts: FormParts, views: Views, locale: Locale): string {
  const texts = textsOf(page, locale);
  const environment = { now: 0, timeZone: 'America/Toronto', seed: 1 };
  const form = createForm(page, { ...parts, locale, texts, environment });
  const slots = createElement(FieldSlots, { fields: form.fields });
  const html = renderToString(createElement(ViewsContext, { value: views }, slots));
  form.dispose();
  return html;
}

/** As a server draws it, which knows every type, and as its page does, which knows what the form names. */
function expectSame(definition: { readonly components: readonly Json[] }): void {
  const page = prepare(definition);
  const exact = exactParts(page);
  for (const locale of ['en', 'fr'] as const)
    expect(drawn(page, exact, exact.views, locale)).toBe(drawn(page, everyPart, everyView, locale));
}

const text = { type: 'textfield', key: 'a', label: 'A', input: true };
const layouts = ['panel', 'fieldset', 'well', 'columns', 'container', 'table', 'tabs'] as const;

const around = (type: string, key: string, inner: Json): Json => ({
  ...{ type, key, label: key, title: key, legend: key, input: type === 'container' },
  ...(type === 'columns' && { columns: [{ width: 6, components: [inner] }] }),
  ...(type === 'table' && { rows: [[{ components: [inner] }]] }),
  ...(type === 'tabs' && { components: [{ key: 't', label: 'T', components: [inner] }] }),
  ...(!['columns', 'table', 'tabs'].includes(type) && { components: [inner] }),
});

test.each(layouts)('what stands in a %s is drawn by a page as by its server', (type) => {
  for (const inner of layouts)
    expectSame({ components: [around(type, 'outer', around(inner, 'inner', text))] });
});

test('each example is drawn by a page as by its server, below a heading', () => {
  for (const typeExamples of Object.values(examples))
    for (const example of Object.values(typeExamples))
      expectSame({ components: [around('panel', 'outer', example)] });
});

test('each sample form is drawn by a page as by its server', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', '..', 'forms');
  for (const file of readdirSync(folder)) expectSame(JSON.parse(readFileSync(join(folder, file), 'utf8')));
});

test('no view calls a hook: its place draws it, among others and not each time', () => {
  const registries = [everyView, namingRows(everyView), followingViews(everyView)];
  const drawn = new Set<string>();
  for (const typeExamples of Object.values(examples)) {
    for (const example of Object.values(typeExamples)) {
      const page = prepare({ components: [example] });
      const environment = { now: 0, timeZone: 'America/Toronto', seed: 1 };
      for (const readOnly of [false, true]) {
        const settings = { locale: 'en', texts: textsOf(page, 'en'), environment, readOnly } as const;
        const form = createForm(page, { ...everyPart, ...settings });
        for (const field of allOf(form.fields)) {
          const { type } = field.component;
          // React has no place for a hook outside of its own drawing, and throws.
          for (const views of registries) views[type]?.({ field, view: field.view() });
          drawn.add(type);
        }
        form.dispose();
      }
    }
  }
  expect(drawn.size).toBeGreaterThan(30);
});

function allOf(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [
    ...[field, ...allOf(field.children)],
    ...(field.rows() ?? []).flatMap((row) => allOf(row.fields)),
  ]);
}
