import type { Field, FieldView } from '@guichet/engine';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { everyView } from '../every-view.ts';
import { fieldAt, openForm } from '../form-instance/open-form.ts';
import { models as ours } from '../models.ts';
import { type DrawnFields, drawFields } from '../testing/draw-fields.tsx';
import { defineComponents, defineLine } from './custom.ts';
import { customModels } from './custom-models.ts';
import { framed, textInput } from './custom-view.ts';
import { createLazyViewRegistry } from './lazy-view-registry.ts';

let drawn: DrawnFields | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

function CardView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return framed(field, view, textInput(field, view, { type: 'text', size: 18 }), <p>On the back</p>);
}

const model = defineLine({ label: { en: 'Card', fr: 'Carte' } });
const loads: string[] = [];
const load = (name: string) => async () => {
  loads.push(name);
  return CardView;
};
const components = defineComponents({
  aliases: { short: { type: 'textfield', defaults: { label: 'Short', size: 5 } } },
  types: { card: { model, view: load('card') }, ticket: { model, view: load('ticket') } },
});
const models = customModels(components, ours);
const card = { type: 'card', key: 'card', input: true };

test('a new type is drawn by its own view, hydrates without a change, and takes what is typed', async () => {
  const growing = createLazyViewRegistry(everyView, components);
  await growing.load();
  drawn = await drawFields([card], { models, views: growing.views });
  expect(drawn.complaints).toEqual([]);
  const control = page.getByRole('textbox', { name: 'Card' });
  await expect.element(control).toHaveAttribute('size', '18');
  await expect.element(page.getByText('On the back')).toBeVisible();
  await userEvent.type(control, '12');
  drawn.form.dispatch({ kind: 'input', field: fieldAt(drawn.form, 'card'), strings: ['12'] });
  expect(drawn.form.stored.data()).toEqual({ card: '12' });
});

test('an alias is drawn by the view of its type, with its defaults', async () => {
  drawn = await drawFields([{ type: 'short', key: 's', input: true }], { models });
  await expect.element(page.getByRole('textbox', { name: 'Short' })).toHaveAttribute('size', '5');
});

test('a view is loaded for a form that needs it, wherever it stands, and once', async () => {
  loads.length = 0;
  const growing = createLazyViewRegistry(everyView, components);
  const form = openForm([{ type: 'panel', key: 'p', components: [card] }], { models });
  await growing.load(form.page);
  await growing.load(form.page);
  expect(loads).toEqual(['card']);
  expect(Object.keys(growing.views)).not.toContain('ticket');
});
