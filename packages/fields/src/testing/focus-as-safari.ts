import { onTestFinished } from 'vitest';

/**
 * Until the test ends, a pressed button takes the focus only where its `tabindex` is said, as in Safari. Else the page's
 * `main` takes it, which ours makes focusable.
 */
export function focusAsSafari(): void {
  document.querySelector('main')?.setAttribute('tabindex', '-1');
  window.addEventListener('mousedown', press);
  onTestFinished(() => window.removeEventListener('mousedown', press));
}

function press(event: MouseEvent): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  if (event.target.closest('button:not([tabindex])') === null) return;
  event.preventDefault();
  event.target.closest('main')?.focus();
}
