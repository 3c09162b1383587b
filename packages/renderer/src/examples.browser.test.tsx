import { locales } from '@guichet/definition';
import { examples } from '@guichet/fields/examples';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type DrawnForm, drawForm } from './testing/draw-form.tsx';
import { exampleForms } from './testing/example-forms.ts';
import { violations } from './testing/violations.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const cases = exampleForms.flatMap((form) => locales.map((locale) => ({ ...form, locale })));

test.each(cases)(
  '$type ($names, $locale): hydration leaves the HTML of the server as it is; accessible, without errors and with them',
  async ({ components, locale }) => {
    drawn = await drawForm(components, { locale });
    const { form, container } = drawn;
    expect(drawn.recovered).toEqual([]);
    expect(drawn.hydrated).toBe(drawn.served);
    expect(drawn.served).not.toContain('style=');
    // French says other words in the same colours.
    const withContrast = locale === 'en';
    expect(await violations(container, withContrast)).toEqual([]);
    const notValidated = container.innerHTML;
    flushSync(() => void form.dispatch({ kind: 'submit' }));
    // Where nothing is at fault nothing changed, and it was looked at.
    if (container.innerHTML !== notValidated) expect(await violations(container, withContrast)).toEqual([]);
  },
);

test.each(locales)(
  'nothing is wider than a page of 320 pixels, without errors and with them (%s)',
  async (locale) => {
    await page.viewport(320, 800);
    drawn = await drawForm(
      exampleForms.flatMap(({ components }) => components),
      { locale },
    );
    const { form } = drawn;
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    flushSync(() => void form.dispatch({ kind: 'submit' }));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);

test('a form that was refused is drawn by the server with its errors, and hydrates to the same', async () => {
  const components = Object.values(examples.textfield ?? {});
  drawn = await drawForm(components, { submission: { plate: 'x' } });
  expect(drawn.recovered).toEqual([]);
});
