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

const club: JsonObject = {
  ...{ type: 'tree', key: 'club', label: 'Club', input: true },
  components: [
    { type: 'textfield', key: 'name', label: 'Name', input: true },
    { type: 'number', key: 'people', label: 'People', input: true },
  ],
};

const within = (item: string) => page.getByRole('group', { name: item, exact: true });
const node = (name: string, children: readonly JsonObject[] = []): JsonObject => ({
  data: { name },
  children,
});

test('items are added below others, filled in, and kept as a tree', async () => {
  drawn = await drawForm([club], { locale: 'fr' });
  const { form, container } = drawn;
  expect(form.data()).toEqual({ club: {} });
  await userEvent.type(within('Élément 1').getByLabelText('Name'), 'Sports');
  await userEvent.type(within('Élément 1').getByLabelText('People'), '1200,5');
  await userEvent.click(
    page.getByRole('button', { name: 'Ajouter un élément au-dessous\u00a0: élément 1, Club' }),
  );
  await expect.element(within('Élément 1.1').getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('Natation');
  await expect.element(page.getByText('L’élément 1.1 a été ajouté.')).toBeInTheDocument();
  expect(form.data()).toEqual({
    club: {
      data: { name: 'Sports', people: 1200.5 },
      children: [{ data: { name: 'Natation', people: '' }, children: [] }],
    },
  });
  expect(await violations(container)).toEqual([]);
});

test('an item goes with all below it, and the others keep what is in them', async () => {
  const held = node('Sports', [node('Swimming', [node('Juniors')]), node('Skating')]);
  drawn = await drawForm([club], { submission: { club: held } });
  await userEvent.click(page.getByRole('button', { name: 'Remove item 1.1, and everything below it: Club' }));
  await expect.element(within('Item 1.1').getByLabelText('Name')).toHaveValue('Skating');
  await expect.element(within('Item 1').getByLabelText('Name')).toHaveFocus();
  expect(drawn.form.data()).toMatchObject({ club: node('Sports', [node('Skating')]) });
});

test('a tree in which nothing stands is missing where it is asked for', async () => {
  drawn = await drawForm([{ ...club, validate: { required: true } }]);
  const { form } = drawn;
  expect(form.dispatch({ kind: 'submit' }).kind).toBe('invalid');
  await expect.poll(() => document.activeElement?.id).toBe('guichet-errors');
  await userEvent.type(within('Item 1').getByLabelText('Name'), 'Sports');
  expect(form.dispatch({ kind: 'submit' }).kind).toBe('valid');
});
