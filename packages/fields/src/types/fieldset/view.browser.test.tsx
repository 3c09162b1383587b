import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DrawnFields, drawFields } from '../../testing/draw-fields.tsx';

let drawn: DrawnFields | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const fieldset = {
  type: 'fieldset',
  key: 'summer',
  legend: 'In summer',
  components: [
    { type: 'textfield', key: 'street', label: 'Street', input: true, validate: { required: true } },
  ],
};

test('its legend names the group that its fields stand in', async () => {
  drawn = await drawFields([fieldset]);
  const street = page.getByRole('group', { name: 'In summer' }).getByRole('textbox', { name: 'Street' });
  await expect.element(street).toBeVisible();
});

test('one that collapses opens by its legend, and by an error; shown, it is a group of that name', async () => {
  drawn = await drawFields([{ ...fieldset, collapsible: true, collapsed: true, tooltip: 'July and August' }]);
  expect(drawn.complaints).toEqual([]);
  const street = page.getByRole('textbox', { includeHidden: true });
  await expect.element(street).not.toBeVisible();
  await expect.element(page.getByRole('button', { name: /More about/ })).toBeVisible();
  await userEvent.click(page.getByText('In summer'));
  await expect.element(page.getByRole('group', { name: 'In summer' }).getByRole('textbox')).toBeVisible();
  await userEvent.click(page.getByText('In summer'));
  await expect.element(street).not.toBeVisible();
  drawn.form.dispatch({ kind: 'validate' });
  await expect.element(street).toBeVisible();
});

test('help stands beside the legend', async () => {
  drawn = await drawFields([{ ...fieldset, tooltip: 'July and August' }]);
  const legend = page.getByText('In summer').element().getBoundingClientRect();
  const help = page.getByRole('button').element().getBoundingClientRect();
  expect(help.top).toBeLessThan(legend.bottom);
  expect(help.left).toBeGreaterThanOrEqual(legend.right);
  expect(page.getByRole('textbox').element().getBoundingClientRect().top).toBeGreaterThan(help.bottom);
});

test('a label is never drawn; an author’s own names a group that has no legend, the builder’s does not', async () => {
  const { legend: _, ...bare } = fieldset;
  drawn = await drawFields([
    { ...bare, key: 'a', label: 'Field Set', legend: '' },
    { ...bare, key: 'b', label: 'FieldSet 2', collapsible: true, collapsed: true },
    { ...bare, key: 'c', label: 'Who <em>pays</em>', legend: '' },
    { ...fieldset, key: 'd', label: 'Who signs', hideLabel: true },
  ]);
  expect(drawn.complaints).toEqual([]);
  const groups = page.getByRole('group').elements();
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([null, null, 'Who pays', null]);
  expect(groups.map((group) => group.querySelector('legend, summary')?.textContent)).toEqual([
    undefined,
    undefined,
    undefined,
    'In summer',
  ]);
  expect(groups.map((group) => group.textContent.includes('Street'))).toEqual([true, true, true, true]);
  await expect.element(page.getByText('In summer')).toBeVisible();
  expect(drawn.container.textContent).not.toMatch(/Field ?Set|Who/);
});
