import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const phone = { type: 'phoneNumber', key: 'phone', label: 'Phone', input: true };
const permit = { type: 'textfield', key: 'permit', label: 'Permit', input: true, inputMask: 'AA-9999' };

function box(): HTMLInputElement {
  const element = page.getByRole('textbox').element();
  if (!(element instanceof HTMLInputElement)) throw new Error('One input.');
  return element;
}

function caretAt(start: number, end = start): void {
  box().focus();
  box().setSelectionRange(start, end);
}

/** Composes as an input method does: pieces of text replace each other until it ends. */
function compose(pieces: readonly string[]): readonly string[] {
  const seen: string[] = [];
  const before = box().value;
  box().focus();
  box().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (const piece of pieces) {
    box().value = `${before}${piece}`;
    box().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: piece }));
    seen.push(box().value);
  }
  box().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  return [...seen, box().value];
}

test('the punctuation comes while digits are typed', async () => {
  drawn = await drawForm([phone]);
  const seen: string[] = [];
  for (const key of '6135550123') {
    await userEvent.type(page.getByRole('textbox'), key);
    seen.push(box().value);
  }
  expect(seen.slice(2, 7)).toEqual(['(613', '(613) 5', '(613) 55', '(613) 555', '(613) 555-0']);
  expect(box().value).toBe('(613) 555-0123');
  expect(drawn.form.data()).toEqual({ phone: '(613) 555-0123' });
});

test('Backspace takes out one sign after the other, punctuation too', async () => {
  drawn = await drawForm([phone]);
  await userEvent.type(page.getByRole('textbox'), '6135');
  const seen: string[] = [];
  while (box().value !== '') {
    await userEvent.keyboard('{Backspace}');
    seen.push(box().value);
  }
  expect(seen).toEqual(['(613) ', '(613)', '(613', '(61', '(6', '(', '']);
});

test('a digit in the middle is replaced where it stands, and the caret stays there', async () => {
  drawn = await drawForm([phone], { submission: { phone: '(613) 555-0123' } });
  caretAt(7);
  await userEvent.keyboard('{Delete}');
  expect([box().value, box().selectionStart]).toEqual(['(613) 55-0123', 7]);
  await userEvent.keyboard('2');
  expect([box().value, box().selectionStart]).toEqual(['(613) 525-0123', 8]);
  expect(drawn.form.data()).toEqual({ phone: '(613) 525-0123' });
});

test('Delete before punctuation takes it out, and leaving puts it back', async () => {
  drawn = await drawForm([phone], { submission: { phone: '(613) 555-0123' } });
  caretAt(4);
  await userEvent.keyboard('{Delete}{Delete}{Delete}');
  expect(box().value).toBe('(61355-0123');
  await userEvent.keyboard('5');
  expect([box().value, box().selectionStart]).toEqual(['(613) 555-0123', 7]);
});

test('a selection is typed over', async () => {
  drawn = await drawForm([permit], { submission: { permit: 'AB-1234' } });
  caretAt(0, 7);
  await userEvent.keyboard('cd5678');
  expect(box().value).toBe('CD-5678');
});

test('a pasted number is taken however it is written', async () => {
  drawn = await drawForm([{ ...phone, key: 'from' }, phone]);
  await userEvent.fill(page.getByRole('textbox').first(), '+1 613.555.0123');
  await userEvent.tab();
  await expect.element(page.getByRole('textbox').first()).toHaveValue('(613) 555-0123');
  // A browser's autofill comes at once, as a paste does.
  await userEvent.fill(page.getByRole('textbox').nth(1), '6135550199');
  await expect.element(page.getByRole('textbox').nth(1)).toHaveValue('(613) 555-0199');
});

test('what an input method composes is not touched until it is done', async () => {
  drawn = await drawForm([phone]);
  expect(compose(['６', '６１', '6135'])).toEqual(['６', '６１', '6135', '(613) 5']);
  expect(drawn.form.data()).toEqual({ phone: '(613) 5' });
});

test('what was typed before the script came is kept, and is written by the mask when it is there', async () => {
  const { giveTyped, readTyped } = await import('@guichet/renderer');
  let typed: ReturnType<typeof readTyped> = [];
  drawn = await drawForm([phone, { ...permit, defaultValue: 'XX-0000' }], {
    before(container) {
      const [first, second] = container.querySelectorAll<HTMLInputElement>('.g-input');
      if (first) first.value = '6135550123';
      if (second) second.value = 'ab12';
      typed = readTyped(container);
    },
    onConnected: (form, element) => giveTyped(form, element, typed),
  });
  await expect.element(page.getByLabelText('Phone')).toHaveValue('(613) 555-0123');
  await expect.element(page.getByLabelText('Permit')).toHaveValue('AB-12');
  expect(drawn.form.data()).toEqual({ phone: '(613) 555-0123', permit: 'AB-12' });
});

test('a mask of digits alone brings up digits on a telephone, one with letters does not', async () => {
  drawn = await drawForm([permit, { ...permit, key: 'digits', label: 'Digits', inputMask: '999-999' }]);
  await expect.element(page.getByLabelText('Digits')).toHaveAttribute('inputmode', 'numeric');
  await expect.element(page.getByLabelText('Permit')).not.toHaveAttribute('inputmode');
});

test('another mask is chosen from a list, which says in French what it is', async () => {
  const inputMasks = [
    { label: 'Plaque', mask: 'AAAA 999' },
    { label: 'Permis', mask: '99-99' },
  ];
  const component = {
    ...permit,
    label: 'Numéro',
    inputMask: '',
    allowMultipleMasks: true,
    inputMasks,
  };
  drawn = await drawForm([component], { locale: 'fr' });
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'Format de «\u00a0Numéro\u00a0»' }),
    'Permis',
  );
  await userEvent.type(page.getByRole('textbox', { name: 'Numéro' }), '1234');
  expect(box().value).toBe('12-34');
  expect(drawn.form.data()).toEqual({ permit: { value: '12-34', maskName: 'Permis' } });
});
