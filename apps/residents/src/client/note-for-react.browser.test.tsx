import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noteForReact } from './note-for-react.ts';

/** Draws a text in a form, and gives what a key in it changes in the document. */
async function changesOfKey(listen: (form: HTMLFormElement) => void): Promise<readonly (string | null)[]> {
  const container = document.createElement('main');
  document.body.append(container);
  const root = createRoot(container);
  const close = () => {
    flushSync(() => root.unmount());
    container.remove();
  };
  onTestFinished(close);
  flushSync(() =>
    root.render(
      <form>
        <input aria-label="Name" name="name" data-field="f-name" type="text" defaultValue="Ann" />
      </form>,
    ),
  );
  const form = container.querySelector('form');
  if (form !== null) listen(form);
  await userEvent.click(page.getByRole('textbox'));
  const changes: (string | null)[] = [];
  const observer = new MutationObserver((records) => {
    for (const { attributeName } of records) changes.push(attributeName);
  });
  observer.observe(container, { subtree: true, attributes: true });
  await userEvent.keyboard('{End}e');
  await expect.element(page.getByRole('textbox')).toHaveValue('Anne');
  observer.disconnect();
  close();
  return changes;
}

test('React renames a control at each key, and leaves a text of a form alone that is noted for it', async () => {
  expect(await changesOfKey(() => undefined)).toContain('name');
  expect(await changesOfKey((form) => form.addEventListener('input', noteForReact))).toEqual([]);
});
