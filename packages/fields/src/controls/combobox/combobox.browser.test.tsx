import type { Json, Locale } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sourceOf } from '../../choices/testing/source-of.ts';
import type { Sources } from '../../posted.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const names = ['Alma', 'Beaupré', 'Chibougamau', 'Gatineau', 'Montréal', 'Québec', 'Saint-Jérôme'];
const many = Array.from({ length: 30 }, (_, index) => ({ label: `Place ${index}`, value: `p${index}` }));
const values = [...names.map((label) => ({ label, value: label.slice(0, 2).toLowerCase() })), ...many];
const listed = { type: 'select', key: 'a', label: 'City', input: true, data: { values } };
const beside = { type: 'textfield', key: 'b', label: 'Beside', input: true };
const sourced = {
  ...{ type: 'select', key: 'a', label: 'City', input: true, dataSrc: 'url', valueProperty: 'id' },
  ...{ data: { url: '/cities' }, searchField: 'name', searchDebounce: 0, limit: 60 },
};

async function open(component: Json, sources?: Sources, locale: Locale = 'en', onSubmit = () => {}) {
  drawn = await drawForm([component, beside], { locale, onSubmit, ...(sources && { sources }) });
  await expect.poll(() => line()).not.toBe(null);
  return drawn.form;
}

const line = () => document.querySelector<HTMLInputElement>('[role="combobox"]');
const options = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(line()?.getAttribute('aria-activedescendant') ?? '')?.textContent;
const announced = () => document.querySelector('.g-combobox [role="status"]')?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);

test('letters find what holds them, whatever their case and accents, and it is said how many', async () => {
  const form = await open(listed);
  line()?.focus();
  await press('jerome');
  await expect.poll(options).toEqual(['Saint-Jérôme']);
  expect(announced()).toBe('1 choice.');
  expect(line()?.getAttribute('aria-expanded')).toBe('true');
  await press('{Enter}');
  expect(form.data().a).toBe('sa');
  expect(line()?.value).toBe('Saint-Jérôme');
  expect(line()?.getAttribute('aria-expanded')).toBe('false');
  expect(announced()).toBe('Chosen: Saint-Jérôme.');
});

test('arrow keys open the list and go over it, round its ends; Escape leaves all as it was', async () => {
  let sent = 0;
  const form = await open({ ...listed, defaultValue: 'qu' }, undefined, 'en', () => {
    sent += 1;
  });
  expect(line()?.value).toBe('Québec');
  line()?.focus();
  await press('{ArrowDown}');
  await expect.poll(active).toBe('Québec');
  await press('{ArrowUp}');
  await expect.poll(active).toBe('Montréal');
  await press('{Enter}');
  expect(form.data().a).toBe('mo');
  await press('{ArrowUp}');
  await expect.poll(active).toBe('Place 29');
  await press('{ArrowDown}');
  await expect.poll(active).toBe('Alma');
  await press('xyz{Escape}');
  expect(line()?.value).toBe('Montréal');
  expect(form.data().a).toBe('mo');
  expect(sent).toBe(0);
});

test('leaving keeps a name typed in full, drops what names nothing, and clears where all was deleted', async () => {
  const form = await open(listed);
  line()?.focus();
  await press('quebec');
  await userEvent.tab();
  expect(form.data().a).toBe('qu');
  await userEvent.clear(page.getByRole('combobox'));
  await press('nowhere');
  expect(announced()).toBe('Nothing was found for “nowhere”.');
  await userEvent.tab();
  await expect.poll(() => line()?.value).toBe('Québec');
  await userEvent.clear(page.getByRole('combobox'));
  await userEvent.tab();
  await expect.poll(() => form.data().a).toBe('');
});

test('a required one that is left empty says so, and its alert leads to the line', async () => {
  const form = await open({ ...listed, validate: { required: true } });
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await userEvent.click(page.getByRole('link', { name: /City is required/ }));
  await expect.poll(() => document.activeElement).toBe(line());
  expect(line()?.getAttribute('aria-invalid')).toBe('true');
  await press('alma{Enter}');
  await expect.poll(() => form.errors()).toEqual([]);
});

test('of several each choice is a button that takes it back, and the focus stays among them', async () => {
  const form = await open({ ...listed, multiple: true });
  line()?.focus();
  await press('alma{Enter}quebec{Enter}');
  expect(form.data().a).toEqual(['al', 'qu']);
  await press('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Remove Alma' }));
  expect(form.data().a).toEqual(['qu']);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Remove Québec');
  expect(announced()).toBe('Removed: Alma.');
  await press('{Enter}');
  expect(form.data().a).toEqual([]);
  await expect.poll(() => document.activeElement).toBe(line());
});

test('of several, leaving adds a name typed in full, takes none back, and drops what names nothing', async () => {
  const form = await open({ ...listed, multiple: true });
  line()?.focus();
  await press('alma{Enter}quebec');
  await userEvent.tab();
  expect(form.data().a).toEqual(['al', 'qu']);
  await press('{Shift>}{Tab}{/Shift}');
  await expect.poll(() => document.activeElement).toBe(line());
  for (const text of ['québec', 'nowhere', ' ']) {
    await userEvent.fill(page.getByRole('combobox'), text);
    // The list lies over it: a press would not reach it.
    page.getByRole('textbox', { name: 'Beside' }).element().focus();
    await expect.poll(() => line()?.value).toBe('');
    expect(form.data().a).toEqual(['al', 'qu']);
  }
});

test('a press on a choice takes it, and the cross takes it back', async () => {
  const form = await open(listed);
  await userEvent.click(page.getByRole('combobox'));
  await userEvent.click(page.getByRole('option', { name: 'Gatineau' }));
  expect(form.data().a).toBe('ga');
  await userEvent.click(page.getByRole('button', { name: 'Clear: City' }));
  expect(form.data().a).toBe('');
  expect(document.activeElement).toBe(line());
});

test('what a calculation or a restored draft sets is shown by its name', async () => {
  const form = await open(listed);
  const [field] = form.fields;
  if (field === undefined) throw new Error('One field.');
  form.dispatch({ kind: 'setValue', field, value: 'ch' });
  await expect.poll(() => line()?.value).toBe('Chibougamau');
});

test('choices that stand elsewhere are asked for when the list opens, and more of them at its end', async () => {
  const { sources, asked } = sourceOf(100);
  const form = await open(sourced, sources);
  expect(asked).toEqual([]);
  line()?.focus();
  await press('{ArrowDown}');
  await expect.poll(() => options().length).toBeGreaterThan(0);
  expect(announced()).toBe('60 choices so far.');
  await press('{ArrowUp}{ArrowUp}');
  await expect.poll(() => asked.map(({ skip }) => skip)).toEqual([0, 60]);
  await expect.poll(announced).toBe('100 choices.');
  await press('City 87');
  await expect.poll(() => asked.at(-1)?.search).toBe('City 87');
  await expect.poll(options).toEqual(['City 87']);
  await press('{Enter}');
  expect(form.data().a).toBe(87);
  expect(line()?.value).toBe('City 87');
  expect(form.selectData?.()).toEqual({ a: { label: 'City 87' } });
});

test('so many letters must be typed before anything is asked', async () => {
  const { sources, asked } = sourceOf(100);
  await open({ ...sourced, minSearch: 3 }, sources);
  line()?.focus();
  await press('Ci');
  await expect.poll(announced).toBe('Type 3 letters or more to search.');
  expect(asked).toEqual([]);
  await press('ty 42');
  await expect.poll(options).toEqual(['City 42']);
});

test.each<[Locale, string, string]>([
  ['en', 'The choices could not be loaded.', 'Try again: City'],
  ['fr', 'Les choix n’ont pas pu être chargés.', 'Réessayer\u00a0: City'],
])('a failure says so and can be tried again (%s)', async (locale, sentence, again) => {
  let isDown = true;
  const { sources } = sourceOf(3, () => (isDown ? { kind: 'failed' } : undefined));
  await open({ ...sourced, lazyLoad: false }, sources, locale);
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(await violations(drawn?.container ?? document.body)).toEqual([]);
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: again }));
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
  await press('{ArrowDown}');
  await expect.poll(() => options().length).toBe(3);
});

test.each(['en', 'fr'] as const)(
  'open, chosen, empty and refused it is accessible, and fits 320 pixels (%s)',
  async (locale) => {
    await page.viewport(320, 700);
    await open({ ...listed, multiple: true }, undefined, locale);
    line()?.focus();
    for (const keys of ['{ArrowDown}', 'alma{Enter}', 'xyz']) {
      await press(keys);
      expect(await violations(drawn?.container ?? document.body)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    }
    drawn?.close();
    await open({ ...sourced, lazyLoad: false }, sourceOf(0, () => ({ kind: 'refused' })).sources, locale);
    const refused = locale === 'en' ? /because of an error in this form/ : /en raison d’une erreur/;
    await expect.element(page.getByText(refused)).toBeVisible();
    expect(await violations(drawn?.container ?? document.body)).toEqual([]);
  },
);

test('choices that hang on an answer are asked for again once it is another', async () => {
  const { sources, asked } = sourceOf(3);
  const hanging = {
    ...sourced,
    widget: 'html5',
    data: { url: '/cities/{{ data.b }}' },
    searchField: undefined,
  };
  drawn = await drawForm([hanging, beside], { sources });
  await expect.poll(() => asked.map(({ holes }) => holes)).toEqual([['']]);
  await userEvent.fill(page.getByLabelText('Beside'), 'Ontario');
  await expect.poll(() => asked.at(-1)?.holes).toEqual(['Ontario']);
  expect(asked).toHaveLength(2);
});

test('a search that failed is tried again as it was typed', async () => {
  let isDown = false;
  const { sources, asked } = sourceOf(100, () => (isDown ? { kind: 'failed' } : undefined));
  await open(sourced, sources);
  line()?.focus();
  await press('City 4');
  await expect.poll(options).toContain('City 42');
  isDown = true;
  await press('2');
  await expect.element(page.getByRole('button', { name: 'Try again: City' })).toBeVisible();
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again: City' }));
  await expect.poll(options).toEqual(['City 42']);
  expect(asked.at(-1)?.search).toBe('City 42');
  expect(document.activeElement).toBe(line());
  expect(line()?.value).toBe('City 42');
});

test.each([
  ['City 42', 42, 'City 42'],
  ['City', '', ''],
])(
  '%s is looked up though the line was left before, and the choice of that name taken',
  async (typed, id, text) => {
    const { sources, asked } = sourceOf(100);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow: Sources = {
      async ask(...question) {
        const found = await sources.ask(...question);
        await held;
        return found;
      },
    };
    // So long a rest is cut short by leaving.
    const form = await open({ ...sourced, searchDebounce: 600 }, slow);
    line()?.focus();
    await press(`${typed}{Tab}`);
    await expect.poll(() => asked.at(-1)?.search).toBe(typed);
    expect(document.activeElement).toBe(page.getByLabelText('Beside').element());
    expect([line()?.value, options()]).toEqual([typed, []]);
    answer();
    await expect.poll(() => line()?.value).toBe(text);
    expect(form.data().a).toBe(id);
  },
);

test('what was loaded is called by its name in a form that is read, or by its value where its author wants that', async () => {
  const { sources } = sourceOf(9);
  const read = { ...sourced, searchField: undefined, disabled: false };
  const components = [read, { ...read, key: 'v', label: 'Value', readOnlyValue: true }];
  drawn = await drawForm(components, { sources, submission: { a: 7, v: 7 }, readOnly: true });
  await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveValue('City 7');
  await expect.element(page.getByRole('textbox', { name: 'Value' })).toHaveValue('7');
});
