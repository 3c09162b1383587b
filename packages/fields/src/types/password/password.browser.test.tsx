import { drawForm } from '@guichet/renderer/testing/draw-form';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

test('a password that is shown is hidden before it is sent', async () => {
  const drawn = await drawForm([{ type: 'password', key: 'secret', label: 'Password', input: true }]);
  await userEvent.type(page.getByLabelText('Password', { exact: true }), 'Rex 4');
  await userEvent.click(page.getByRole('button', { name: 'Show Password' }));
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'password');
  expect(drawn.form.data()).toEqual({ secret: 'Rex 4' });
  drawn.close();
});
