import type { JsonObject } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const park: JsonObject = {
  ...{ type: 'resource', key: 'park', label: 'Park', input: true, resource: 'parks' },
  template: '<span>{{ item.data.name }}</span>',
};
const north = { _id: 'p1', data: { name: 'Parc du Nord' } };

const line = () => page.getByRole('combobox', { name: 'Park' });

/** Until what searches has come the list is a plain one. */
async function pressLine(): Promise<void> {
  await expect.element(line()).toHaveAttribute('aria-autocomplete', 'list');
  await userEvent.click(line());
}

test.each([
  ['whole', park, north],
  ['by the property that its author names', { ...park, valueProperty: '_id' }, 'p1'],
])('a submission of another form is chosen, and kept %s', async (_, component, kept) => {
  const sources = { ask: async () => ({ kind: 'found' as const, items: [north], hasMore: false }) };
  drawn = await drawForm([component], { sources });
  const { form, container } = drawn;
  await pressLine();
  await userEvent.click(page.getByRole('option', { name: 'Parc du Nord' }));
  expect(form.data().park).toEqual(kept);
  expect(await violations(container)).toEqual([]);
});

test.each([
  ['en', 'The choices cannot be shown because of an error in this form. Please contact the City.'],
  [
    'fr',
    'Les choix ne peuvent pas être affichés en raison d’une erreur dans ce formulaire. Veuillez communiquer avec la Ville.',
  ],
] as const)(
  'where no form service gives its submissions away the page says so, in %s',
  async (locale, words) => {
    const sources = { ask: async () => ({ kind: 'refused' as const }) };
    drawn = await drawForm([park], { locale, sources });
    await pressLine();
    await expect.element(page.getByText(words).first()).toBeVisible();
    expect(await violations(drawn.container)).toEqual([]);
  },
);
