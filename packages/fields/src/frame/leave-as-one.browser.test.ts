import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusAsSafari } from '../testing/focus-as-safari.ts';
import { leaveAsOne } from './leave-as-one.ts';

test('a press on a button of a group does not leave it, in Safari neither', async () => {
  const main = document.createElement('main');
  main.innerHTML =
    '<div><input aria-label="In"><button type="button">Add</button></div><input aria-label="Out">';
  document.body.append(main);
  focusAsSafari();
  const end = leaveAsOne(main.querySelector('div'));
  onTestFinished(() => {
    end?.();
    main.remove();
  });
  const leave = vi.fn();
  main.addEventListener('focusout', leave);
  const button = page.getByRole('button', { name: 'Add' });
  await userEvent.click(page.getByRole('textbox', { name: 'In' }));
  await userEvent.click(button);
  await expect.element(button).toHaveFocus();
  expect(leave).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('textbox', { name: 'Out' }));
  expect(leave).toHaveBeenCalledOnce();
});
