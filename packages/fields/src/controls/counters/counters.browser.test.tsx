import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fieldAt } from '../../form-instance/open-form.ts';
import { type DrawnFields, drawFields } from '../../testing/draw-fields.tsx';

let drawn: DrawnFields | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const text = { type: 'textarea', key: 'why', label: 'Why', input: true };
const limited = { ...text, showCharCount: true, validate: { maxLength: 10 } };

test('what is left of the limit is seen at each key, and heard when somebody pauses', async () => {
  drawn = await drawFields([limited]);
  expect(drawn.complaints).toEqual([]);
  await expect.element(page.getByText('10 characters remaining')).toBeInTheDocument();
  const { form } = drawn;
  form.dispatch({ kind: 'input', field: fieldAt(form, 'why'), strings: ['Tree'] });
  await expect.element(page.getByText('6 characters remaining')).toHaveAttribute('aria-hidden', 'true');
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  form.dispatch({ kind: 'input', field: fieldAt(form, 'why'), strings: ['Trees'] });
  await expect.element(page.getByRole('status')).toHaveTextContent('5 characters remaining');
});

test('what is too much is said as that', async () => {
  drawn = await drawFields([limited]);
  const { form } = drawn;
  form.dispatch({ kind: 'input', field: fieldAt(form, 'why'), strings: ['Too many trees'] });
  await expect.element(page.getByText('4 characters too many').first()).toHaveAttribute('aria-hidden');
  expect(drawn.container.querySelector('.g-counter--over')).not.toBeNull();
  form.dispatch({ kind: 'input', field: fieldAt(form, 'why'), strings: ['Eleven left'] });
  await expect.element(page.getByText('1 character too many').first()).toBeInTheDocument();
});

test('in French one and none are singular, and thousands stand apart', async () => {
  drawn = await drawFields([{ ...limited, showWordCount: true, validate: { maxLength: 2000 } }], {
    locale: 'fr',
  });
  const { form } = drawn;
  await expect.element(page.getByText('Il reste 2\u00a0000\u00a0caractères')).toBeInTheDocument();
  await expect.element(page.getByText('0\u00a0mot', { exact: true })).toBeInTheDocument();
  form.dispatch({ kind: 'input', field: fieldAt(form, 'why'), strings: ['x'.repeat(1999)] });
  await expect
    .element(page.getByText('Il reste 1\u00a0caractère', { exact: true }).first())
    .toBeInTheDocument();
  await expect.element(page.getByText('1\u00a0mot', { exact: true }).first()).toBeInTheDocument();
});

test('before the script and without one the limit is to be seen, and no count that would be wrong', async () => {
  let served = '';
  drawn = await drawFields([limited], {
    served: (container) => {
      served = container.innerText;
    },
  });
  expect(served).toContain('At most 10 characters');
  expect(served).not.toContain('remaining');
});

test('who enters the control hears the limit', async () => {
  drawn = await drawFields([{ ...limited, description: 'In short.' }]);
  await expect
    .element(page.getByLabelText('Why'))
    .toHaveAccessibleDescription('In short. At most 10 characters');
});

test('a count without a limit counts up', async () => {
  drawn = await drawFields([{ ...text, type: 'textfield', showWordCount: true }]);
  const { form } = drawn;
  form.dispatch({ kind: 'input', field: fieldAt(form, 'why'), strings: [' two   words '] });
  await expect.element(page.getByText('2 words').first()).toBeInTheDocument();
  await expect.element(page.getByLabelText('Why')).not.toHaveAttribute('aria-describedby');
});
