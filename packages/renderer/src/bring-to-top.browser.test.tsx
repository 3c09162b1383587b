import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DrawnForm, drawForm } from './testing/draw-form.tsx';

let drawn: DrawnForm | undefined;
let header: HTMLElement | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
  header?.remove();
  header = undefined;
});

const required = { input: true, validate: { required: true } };
const values = ['Yes', 'No', 'Perhaps'].map((label) => ({ label, value: label }));
const description = 'Something that one should know before one answers, in a sentence of some length.';
const components = [
  { type: 'textfield', key: 'name', label: 'Name', ...required },
  { type: 'radio', key: 'kind', label: 'Kind', values, description, ...required },
  { type: 'textarea', key: 'what', label: 'What', rows: 30, ...required },
  { type: 'selectboxes', key: 'needs', label: 'Needs', values, ...required },
  { type: 'day', key: 'day', label: 'Day', description, ...required },
  { type: 'checkbox', key: 'agree', label: 'Agree', ...required },
  { type: 'button', key: 'submit', label: 'Send', input: true },
];

/** A host's header, over the top of the window. */
function addHeader(height: number): void {
  header = document.createElement('header');
  header.style.cssText = `position: fixed; inset: 0 0 auto; block-size: ${height}px; background: navy`;
  document.body.append(header);
}

// 1280 by 800, half of a desktop's window and of a phone's: at 200 %; and phones.
test.each([
  [1280, 800, 0],
  [1280, 800, 120],
  [640, 400, 60],
  [375, 667, 60],
  [320, 568, 0],
  [320, 568, 60],
])(
  'at %i by %i, under a header of %i, every error leads to a label in the top third, with its control',
  async (width, height, cover) => {
    await page.viewport(width, height);
    drawn = await drawForm(components);
    if (cover > 0) addHeader(cover);
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect.element(page.getByRole('region')).toHaveFocus();
    const links = page.getByRole('link').elements();
    expect(links).toHaveLength(6);
    for (const link of links) {
      if (!(link instanceof HTMLElement)) throw new Error('No link.');
      link.focus();
      link.click();
      await expect.poll(() => document.activeElement?.closest('.g-field')).not.toBeNull();
      const control = document.activeElement?.getBoundingClientRect();
      const field = document.activeElement?.closest('.g-field');
      const name = field?.querySelector('label, legend')?.getBoundingClientRect();
      const message = field?.querySelector('.g-error')?.getBoundingClientRect();
      expect(name?.top, link.textContent).toBeGreaterThanOrEqual(cover);
      expect(name?.top, link.textContent).toBeLessThan(Math.max(height / 3, cover + 44));
      expect(message?.top, link.textContent).toBeGreaterThanOrEqual(cover);
      expect(message?.bottom, link.textContent).toBeLessThanOrEqual(height);
      expect((control?.top ?? height) + Math.min(control?.height ?? 0, 44)).toBeLessThanOrEqual(height);
    }
  },
);
