import type { Page } from '@playwright/test';

/**
 * Fills in controls by their ids in one step, as a browser's autofill does, for journeys that are about what comes
 * after: typed one by one, a dozen answers take more processor time than opening the page. A radio button is chosen by
 * its value.
 */
export async function answerAtOnce(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((given) => {
    for (const [key, value] of Object.entries(given)) {
      const first = document.getElementById(`f-${key}`);
      if (first instanceof HTMLInputElement && ['radio', 'checkbox'].includes(first.type)) {
        const controls = document.querySelectorAll<HTMLInputElement>(`input[name="${first.name}"]`);
        const control = [...controls].find((choice) => choice.value === value);
        if (control === undefined) throw new Error(`${key} has no choice ${value}.`);
        control.focus();
        if (!control.checked) control.click();
      } else {
        if (first === null) throw new Error(`The page has no control f-${key}.`);
        first.focus();
        // Past the setter by which React remembers what it wrote itself.
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(first), 'value') ?? {};
        set?.call(first, value);
        for (const type of ['input', 'change']) first.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  }, answers);
}
