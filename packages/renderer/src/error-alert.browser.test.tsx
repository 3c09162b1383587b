import type { JsonObject } from '@guichet/definition';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DrawnForm, drawForm } from './testing/draw-form.tsx';
import { violations } from './testing/violations.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const required = { validate: { required: true } };
const name = { type: 'textfield', key: 'name', label: 'Name', input: true, ...required };
const city = { type: 'textfield', key: 'city', label: 'City', input: true, ...required };
const submit = { type: 'button', key: 'submit', label: 'Send', input: true };
const filler = { type: 'content', key: 'long', html: '<p>Something to read.</p>'.repeat(60) };

test('a failed submit shows how many errors there are, lists each as a link, and takes the focus there', async () => {
  drawn = await drawForm([name, city, submit]);
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  const heading = page.getByRole('heading', { level: 2 });
  await expect
    .element(heading)
    .toHaveTextContent('The form could not be submitted because 2 errors were found.');
  await expect.element(page.getByRole('region')).toHaveFocus();
  const label = page.getByText(
    'Please fix the following errors before submitting. Select an error to go to its field.',
  );
  await expect.element(label).toBeVisible();
  expect([...drawn.container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Error 1: Name is required.',
    'Error 2: City is required.',
  ]);
  await userEvent.click(page.getByRole('link', { name: 'Error 2: City is required.' }));
  await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveFocus();
});

test('the list follows every change: one error is one in the singular, none takes the box away', async () => {
  drawn = await drawForm([name, city, submit], { locale: 'fr' });
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  const heading = page.getByRole('heading', { level: 2 });
  await expect
    .element(heading)
    .toHaveTextContent('Le formulaire n’a pas pu être envoyé, car 2 erreurs ont été trouvées.');
  await expect
    .element(page.getByRole('link').first())
    .toHaveTextContent('Erreur 1 : Le champ « Name » est obligatoire.');
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Ann');
  await expect
    .element(heading)
    .toHaveTextContent('Le formulaire n’a pas pu être envoyé, car 1 erreur a été trouvée.');
  await userEvent.fill(page.getByRole('textbox', { name: 'City' }), 'Ottawa');
  await expect.element(heading).not.toBeInTheDocument();
});

test('a second failed submit brings the alert back into view and takes the focus again', async () => {
  drawn = await drawForm([name, filler, city, submit]);
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByRole('region')).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByRole('region')).toHaveFocus();
  await expect
    .poll(() => Math.round(page.getByRole('region').element().getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0);
});

test.each([
  ['en', 'Our site did not answer', 'Your answers are still here.'],
  ['fr', 'Notre site n’a pas répondu', 'Vos réponses sont toujours là.'],
] as const)(
  'where no answer came, a notice takes the place of the list, and the focus (%s)',
  async (locale, title, kept) => {
    drawn = await drawForm([name], { locale });
    const { form, container } = drawn;
    flushSync(() => form.dispatch({ kind: 'setSubmitError', name: 'noAnswer' }));
    const notice = page.getByRole('region', { name: title, exact: true });
    await expect.element(notice).toHaveFocus();
    expect(notice.element().textContent).toContain(kept);
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent(title);
    await expect.element(notice.getByRole('listitem')).not.toBeInTheDocument();
    expect(await violations(container)).toEqual([]);
    flushSync(() => form.dispatch({ kind: 'submit' }));
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(page.getByRole('listitem')).toBeVisible();
  },
);

test.each([
  [
    'en',
    'Next',
    /^You cannot continue yet because 1 error was found\./,
    /^The form could not be submitted because/,
  ],
  [
    'fr',
    'Suivant',
    /^Vous ne pouvez pas encore continuer, car 1 erreur/,
    /^Le formulaire n’a pas pu être envoyé, car/,
  ],
] as const)(
  'the next page that is refused has a heading that does not speak of sending (%s)',
  async (locale, next, title, sending) => {
    const panel = (key: string, components: JsonObject[]) => ({ type: 'panel', key, title: key, components });
    drawn = await drawForm([panel('a', [name]), panel('b', [])], { locale, display: 'wizard' });
    const { form } = drawn;
    await userEvent.click(page.getByRole('button', { name: next }));
    const alert = page.getByRole('region', { name: title });
    await expect.element(alert).toHaveFocus();
    expect(alert.element().textContent).not.toMatch(/submit|envo/);
    flushSync(() => form.dispatch({ kind: 'submit' }));
    await expect.element(page.getByRole('region', { name: sending })).toHaveFocus();
  },
);

test('an error that belongs to no field is plain text', async () => {
  drawn = await drawForm([name]);
  const { form } = drawn;
  flushSync(() =>
    form.dispatch({
      kind: 'setServerErrors',
      details: [{ type: 'any.odd', path: ['nobody'], message: 'The service is odd', context: {} }],
    }),
  );
  await expect.element(page.getByText('Error 1: The service is odd')).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  await expect.element(page.getByText('Select an error')).not.toBeInTheDocument();
});

test('an error in a collapsed panel opens it, and a link into one that was closed again opens it anew', async () => {
  const panel = { type: 'panel', key: 'more', title: 'More', collapsible: true, collapsed: true };
  drawn = await drawForm([{ ...panel, components: [name] }, submit]);
  const box = drawn.container.querySelector('details');
  expect(box?.open).toBe(false);
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByRole('region')).toHaveFocus();
  expect(box?.open).toBe(true);
  await userEvent.click(page.getByText('More', { exact: true }));
  expect(box?.open).toBe(false);
  await userEvent.click(page.getByRole('link', { name: 'Error 1: Name is required.' }));
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});
