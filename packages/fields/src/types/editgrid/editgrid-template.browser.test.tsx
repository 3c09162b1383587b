import { offerLibraryShims } from '@guichet/author-scripts/built-ins';
import { createLibraryShims } from '@guichet/author-scripts/libraries';
import { createRunCode } from '@guichet/engine/code';
import { violations } from '@guichet/renderer/testing/violations';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw, edit, remove, row, two } from './testing/edit-grid.ts';

beforeEach(() => page.viewport(1024, 768));

offerLibraryShims(createLibraryShims);
const runCode = createRunCode();

const each = (inside: string) =>
  `{% util.eachComponent(components, function(component) { %}{% if (displayValue(component)) { %}${inside}{% } %}{% }) %}`;
const header = `<div class="row">${each('<div class="col-sm-3">{{ t(component.label) }}</div>')}<div class="col-sm-3">Actions</div></div>`;
const cells = each(
  '<div class="col-sm-3 told">{{ isVisibleInRow(component) ? getView(component, row[component.key]) : "" }}</div>',
);
const buttons = `{% if (!instance.options.readOnly && !instance.disabled) { %}<div class="col-sm-3"><div class="btn-group">
  <button class="btn btn-light btn-sm editRow"><i class="{{ iconClass('edit') }}"></i></button>
  {% if (!instance.hasRemoveButtons || instance.hasRemoveButtons()) { %}
    <button class="btn btn-danger btn-sm removeRow"><i class="{{ iconClass('trash') }}"></i> Take it off</button>
  {% } %}</div></div>{% } %}`;

const emitted = (number: number) =>
  [...(row(number)?.querySelectorAll('.told') ?? [])].map((cell) => cell.textContent?.trim());

test('a row is told as its author wrote it, values as a person reads them, our buttons in the places of theirs', async () => {
  const { container, form } = await draw(
    { defaultValue: two, templates: { header, row: `<div class="row">${cells}${buttons}</div>` } },
    { runCode },
  );
  expect(emitted(1)).toEqual(['Sugar maple', '42', 'Yes']);
  expect(container.querySelector('.g-editgrid__header')?.textContent).toBe('SpeciesTrunkIt is illActions');
  expect(container.querySelector('.told')?.closest('.row')).not.toBeNull();
  expect(await violations(container)).toEqual([]);
  await userEvent.click(edit(2));
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.selectOptions(page.getByRole('combobox'), 'maple');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(emitted(2)).toEqual(['Sugar maple', '30', 'No']);
  await userEvent.click(remove(1));
  expect(form.data()).toEqual({ trees: [{ species: 'maple', trunk: 30, ill: false }] });
});

test('at 320 pixels each value in a row of columns has the name that the header gives it, and no other header goes', async () => {
  await page.viewport(320, 800);
  const rowTemplates = { row: `<div class="row">${cells}${buttons}</div>` };
  const { container } = await draw(
    { defaultValue: two, templates: { ...rowTemplates, header } },
    { runCode },
  );
  const names = () =>
    [...(row(1)?.querySelectorAll('.row > *') ?? [])].map(
      (cell) => getComputedStyle(cell, '::before').content,
    );
  expect(container.querySelector('.g-editgrid__header')?.checkVisibility()).toBe(false);
  expect(names()).toEqual(['"Species"', '"Trunk"', '"It is ill"', 'none']);
  expect(await violations(container)).toEqual([]);
  await page.viewport(1000, 800);
  expect(names()).toEqual(['none', 'none', 'none', 'none']);
  await page.viewport(320, 800);
  const plain = await draw({ templates: { ...rowTemplates, header: '<h3>My trees</h3>' } }, { runCode });
  expect(plain.container.querySelector('.g-editgrid__header')?.checkVisibility()).toBe(true);
});

test('a template decides by row what it shows; a button that it leaves out is not there', async () => {
  const template =
    '<p class="told">{{ rowIndex + 1 }}: {{ row.species === "oak" ? "mighty" : "sweet" }} {{ state }}</p>' +
    '<span class="editRow">x</span>{% if (row.trunk > 40) { %}<button class="removeRow"></button>{% } %}';
  await draw({ defaultValue: two, templates: { row: template } }, { runCode });
  expect([emitted(1), emitted(2)]).toEqual([['1: sweet saved'], ['2: mighty saved']]);
  await expect.element(remove(1)).toBeVisible();
  await expect.element(remove(2)).not.toBeInTheDocument();
  await expect.element(edit(2)).toBeVisible();
});

test('what its author wrote around the rows stands there without any row, too', async () => {
  const templates = { header: '<b>Trees here</b>', footer: '<i>{{ data.trees.length }} trees</i>' };
  const { container } = await draw({ templates }, { runCode });
  const around = () =>
    ['header', 'footer'].map((part) => container.querySelector(`.g-editgrid__${part}`)?.textContent);
  expect(around()).toEqual(['Trees here', '0 trees']);
  expect(await violations(container)).toEqual([]);
});

test('a template says in French what its author translated, and the rest as it is written', async () => {
  const template =
    '<p class="told">{{ t("Tree") }} {{ t(row.species) }} {{ instance.t("Trunk") }} {{ t("constructor") }}</p>';
  const settings = { i18n: { fr: { Tree: 'Arbre', oak: 'chêne', Trunk: 'Tronc' } } };
  await draw({ defaultValue: two, templates: { row: template } }, { runCode, locale: 'fr', settings });
  expect(emitted(2)).toEqual(['Arbre chêne Tronc constructor']);
});

test('a button in a paragraph asks before it removes the row, too', async () => {
  const template = '<p class="told">{{ row.trunk }} <button class="removeRow"></button></p>';
  const properties = { confirmRemove: true };
  const { served, hydrated } = await draw(
    { defaultValue: two, templates: { row: template }, properties },
    { runCode },
  );
  expect(hydrated).toBe(served);
  await userEvent.click(remove(1));
  await expect.element(page.getByRole('dialog', { name: 'Remove Trees, row 1?' })).toBeVisible();
});

test('one that has no places for buttons gets them all the same', async () => {
  await draw(
    { defaultValue: two, templates: { row: '<b class="told">{{ row.trunk }} cm</b>' } },
    { runCode },
  );
  expect(emitted(2)).toEqual(['30 cm']);
  await expect.element(edit(2)).toBeVisible();
  await expect.element(remove(2)).toBeVisible();
});

test.each([
  ['asks for what no form may', '{% const who = indexedDB.open("who"); %}<b>{{ who }}</b>'],
  ['breaks', '<b>{{ row.trunk.of.nothing.at.all }}</b>{% row.trunk.of.nothing(); %}'],
])('a template that %s leaves the row to us', async (_, template) => {
  await draw({ defaultValue: two, templates: { row: template } }, { runCode });
  expect(row(1)?.querySelector('dl')?.textContent).toContain('SpeciesSugar maple');
});

test('what Form.io’s builder writes by itself counts as no template, in any of its versions', async () => {
  const written = (visible: string, value: string, active: string) =>
    `<div class="row">\n      {% util.eachComponent(components, function(component) { %}\n        {% if (${visible}) { %}\n          <div class="col-sm-2">\n            {{ ${value} }}\n          </div>\n        {% } %}\n      {% }) %}\n      {% if (${active}) { %}\n        <div class="col-sm-2">\n          <div class="btn-group pull-right">\n            <button class="btn btn-default btn-light btn-sm editRow"><i class="{{ iconClass('edit') }}"></i></button>\n            {% if (!instance.hasRemoveButtons || instance.hasRemoveButtons()) { %}\n              <button class="btn btn-danger btn-sm removeRow"><i class="{{ iconClass('trash') }}"></i></button>\n            {% } %}\n          </div>\n        </div>\n      {% } %}\n    </div>`;
  for (const template of [
    written(
      'displayValue(component)',
      "isVisibleInRow(component) ? getView(component, row[component.key]) : ''",
      '!instance.options.readOnly && !instance.disabled',
    ),
    written(
      "!component.hasOwnProperty('tableView') || component.tableView",
      'getView(component, row[component.key])',
      '!instance.disabled',
    ),
  ]) {
    const { form } = await draw({ defaultValue: two, templates: { row: template } }, { runCode });
    expect(form.page.hasCode).toBeUndefined();
    expect(row(1)?.querySelector('dl')).not.toBeNull();
  }
});

test('a table is told by templates of its own', async () => {
  const { container } = await draw(
    {
      displayAsTable: true,
      defaultValue: two,
      templates: {
        tableHeader: `<tr><th>No.</th>${each('<th>{{ component.label }}!</th>')}<th>Do</th></tr>`,
        tableRow: `${each('<td class="told">{{ getView(component, row[component.key]) }}</td>')}<td><button class="editRow"></button></td>`,
      },
    },
    { runCode },
  );
  expect(emitted(2)).toEqual(['Red oak', '30', 'No']);
  await expect.element(page.getByRole('columnheader', { name: 'Species!' })).toBeVisible();
  await expect.element(edit(2)).toBeVisible();
  await expect.element(remove(2)).not.toBeInTheDocument();
  expect(await violations(container)).toEqual([]);
});

test('what a template sets of its fields sets nothing', async () => {
  const template =
    '{% (flattenedComponents.species).disabled = true; %}<b class="told">{{ flattenedComponents.species.label }}</b>';
  const { form } = await draw({ defaultValue: two, templates: { row: template } }, { runCode });
  expect(emitted(1)).toEqual(['Species']);
  await userEvent.click(edit(1));
  await expect.element(page.getByRole('combobox')).toBeEnabled();
  expect(form.stored.unchecked()).toEqual([]);
});
