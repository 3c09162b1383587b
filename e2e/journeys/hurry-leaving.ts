import type { Page } from '@playwright/test';

/**
 * For a page that posts its form to a service that does not answer. Playwright neither inspects a page that waits for
 * another one nor runs a clock in it: the page logs which heading takes the focus, and waits one second in place of 15.
 */
export async function hurryLeaving(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) console.log(`focus: ${target.textContent}`);
    });
    const wait = window.setTimeout.bind(window);
    const hurried = (task: () => void, milliseconds?: number) =>
      wait(task, milliseconds === 15_000 ? 1_000 : milliseconds);
    Object.assign(window, { setTimeout: hurried });
  });
}
