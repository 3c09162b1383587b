import { locales } from '@guichet/definition';
import { samples } from '@guichet/fields/examples';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DrawnForm, drawForm } from './testing/draw-form.tsx';
import { exampleForms } from './testing/example-forms.ts';
import { violations } from './testing/violations.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const cases = exampleForms.flatMap((form) => locales.map((locale) => ({ ...form, locale })));

const perceived = 'input:not([type="hidden"]), select, textarea';

function controlsIn(container: HTMLElement, selector = perceived) {
  const all = container.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    selector,
  );
  return [...all];
}

function isReadable(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return 'readOnly' in control && control.readOnly === true;
}

test.each(cases)(
  '$type ($names, $locale): shown to read, it is accessible, and nothing that is done to it changes it',
  async ({ components, locale }) => {
    drawn = await drawForm(components, { locale, readOnly: true });
    const { container, form, served, hydrated, recovered } = drawn;
    expect(recovered).toEqual([]);
    expect(hydrated).toBe(served);
    // French says other words in the same colours.
    expect(await violations(container, locale === 'en')).toEqual([]);
    expect(
      container.querySelector('.g-asterisk, [aria-required], [type="submit"]:enabled:not([hidden])'),
    ).toBe(null);
    const [before, controls] = [JSON.stringify(form.data()), controlsIn(container)];
    for (const control of controls) expect(control.disabled || isReadable(control)).toBe(true);
    for (const control of controls.filter(isReadable)) {
      const shown = control.value;
      control.focus();
      // The browser takes no key in either language.
      if (locale === 'en') await userEvent.keyboard('1a{Enter}');
      expect(control.value).toBe(shown);
    }
    for (const button of container.querySelectorAll<HTMLButtonElement>('button:enabled')) {
      flushSync(() => button.click());
    }
    expect(JSON.stringify(form.data())).toBe(before);
    expect(controlsIn(container).length).toBe(controls.length);
    expect(container.querySelector('.g-error, [aria-invalid]')).toBe(null);
  },
);

test.each(samples)(
  '$component.type: $value is shown to read as it was',
  async ({ component, value, shown, locale }) => {
    drawn = await drawForm([component], { locale, submission: { a: value }, readOnly: true });
    const { container, form } = drawn;
    expect(form.data().a).toEqual(value);
    const isSecret = component.type === 'password';
    const texts = controlsIn(container, '[data-field]').flatMap((control) => {
      if (control instanceof HTMLSelectElement)
        return [...control.selectedOptions].map((option) => option.value);
      const isChoice = control.type === 'checkbox' || control.type === 'radio';
      return isChoice && !('checked' in control && control.checked) ? [] : [control.value];
    });
    // The place to type the next value, where there is one, is absent.
    const isFilled = (text: string) => text !== '';
    expect(texts.filter(isFilled)).toEqual(isSecret ? [] : shown.filter(isFilled));
  },
);

test('a text that was filled in is reached by the Tab key, and heard as read-only', async () => {
  const street = { type: 'textfield', key: 'street', label: 'Street', input: true, placeholder: 'Main' };
  drawn = await drawForm(
    [
      { ...street, validate: { required: true } },
      { ...street, key: 'b', label: 'Unit' },
    ],
    {
      submission: { street: 'Elgin' },
      readOnly: true,
    },
  );
  drawn.container.querySelector('h1')?.setAttribute('tabindex', '-1');
  drawn.container.querySelector('h1')?.focus();
  await userEvent.tab();
  const control = page.getByRole('textbox', { name: 'Street' });
  await expect.element(control).toHaveFocus();
  await expect.element(control).toHaveAttribute('readonly');
  await expect.element(control).toHaveValue('Elgin');
  await expect.element(page.getByRole('textbox', { name: 'Unit' })).not.toHaveAttribute('placeholder');
});

test('what was required and not filled in is no fault of who reads', async () => {
  const street = {
    type: 'textfield',
    key: 'street',
    label: 'Street',
    input: true,
    validate: { required: true },
  };
  drawn = await drawForm([street], { readOnly: true });
  const control = page.getByRole('textbox', { name: 'Street' });
  await userEvent.click(control);
  await userEvent.tab();
  await expect.element(control).not.toHaveAttribute('aria-invalid');
});

test('a wizard is read page by page, without validation, by its buttons and steps; nothing sends or cancels', async () => {
  const step = (key: string) => ({
    ...{ type: 'panel', key, title: `Page ${key}` },
    components: [
      {
        type: 'textfield',
        key: `${key}street`,
        label: `Street ${key}`,
        input: true,
        validate: { required: true },
      },
    ],
  });
  let sent = 0;
  drawn = await drawForm([step('a'), step('b'), step('c')], {
    display: 'wizard',
    readOnly: true,
    submission: { astreet: 'Elgin' },
    onSubmit() {
      sent += 1;
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.element(page.getByRole('textbox', { name: 'Street b' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Previous' }));
  await expect.element(page.getByRole('textbox', { name: 'Street a' })).toHaveValue('Elgin');
  await userEvent.click(page.getByRole('link', { name: /Page c/ }));
  await expect.element(page.getByRole('textbox', { name: 'Street c' })).toBeVisible();
  await userEvent.click(page.getByRole('textbox', { name: 'Street c' }));
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(0);
  expect(page.getByRole('button', { name: /Submit|Cancel/ }).elements()).toEqual([]);
  expect(page.getByRole('link', { name: 'Cancel' }).elements()).toEqual([]);
  expect(drawn.container.querySelector('.g-error')).toBe(null);
});
