import { afterEach, expect, test } from 'vitest';
import { type DrawnForm, drawForm } from './testing/draw-form.tsx';
import { giveTyped, readTyped, type Typed } from './typed.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const values = [
  { label: 'Ontario', value: 'ON' },
  { label: 'Québec', value: 'QC' },
  { label: 'Manitoba', value: 'MB' },
];
const components = [
  { type: 'textfield', key: 'name', label: 'Name', input: true, defaultValue: 'Nobody' },
  { type: 'email', key: 'email', label: 'Email', input: true },
  { type: 'checkbox', key: 'news', label: 'News', input: true, defaultValue: true },
  { type: 'radio', key: 'home', label: 'Home', input: true, values, defaultValue: 'ON' },
  { type: 'select', key: 'work', label: 'Work', input: true, data: { values }, defaultValue: 'ON' },
  {
    type: 'select',
    key: 'seen',
    label: 'Seen',
    input: true,
    data: { values },
    multiple: true,
    widget: 'html5',
  },
];

/** Fills in the form as a resident may while the script loads. */
function fillIn(container: HTMLElement): void {
  for (const control of container.querySelectorAll('[data-field]')) {
    if (control instanceof HTMLSelectElement) {
      for (const option of control.options) {
        option.selected = control.multiple ? option.value !== 'ON' : option.value === 'QC';
      }
    }
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === 'checkbox') control.checked = false;
    else if (control.type === 'radio') control.checked = control.value === 'MB';
    else control.value = control.type === 'email' ? 'ann@example.ca' : '';
  }
}

const filledIn = {
  name: '',
  email: 'ann@example.ca',
  news: false,
  home: 'MB',
  work: 'QC',
  seen: ['QC', 'MB'],
};

/** The controls' values, as the browser would post them. */
function posted(container: HTMLElement): Readonly<Record<string, unknown>> {
  const form = container.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  const post = new FormData(form);
  return {
    name: post.get('name'),
    email: post.get('email'),
    news: post.getAll('news').includes('true'),
    home: post.get('home'),
    work: post.get('work'),
    seen: post.getAll('seen'),
  };
}

test('hydration itself changes no control that the resident changed', async () => {
  drawn = await drawForm(components, { before: fillIn });
  expect(drawn.recovered).toEqual([]);
  expect(posted(drawn.container)).toEqual(filledIn);
});

test('an untouched form has nothing to give, whatever its defaults', async () => {
  drawn = await drawForm(components);
  expect(readTyped(drawn.container)).toEqual([]);
});

test('what was read before hydration and after it counts, and giving it twice does no harm', async () => {
  let early: readonly Typed[] = [];
  drawn = await drawForm(components, {
    before(container) {
      fillIn(container);
      early = readTyped(container);
    },
    onConnected(form, element) {
      giveTyped(form, element, early);
      giveTyped(form, element, readTyped(element));
    },
  });
  expect(drawn.form.data()).toEqual(filledIn);
  expect(posted(drawn.container)).toEqual(filledIn);
});
