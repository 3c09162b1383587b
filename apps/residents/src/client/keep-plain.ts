/**
 * A form that nothing brings to life works as the server drew it: with what stands there for a browser without scripts.
 * The browser asks before typed text is lost.
 */
export function keepPlain(container: HTMLElement): void {
  for (const plain of container.querySelectorAll('noscript')) {
    const former = plain.previousElementSibling;
    if (former instanceof HTMLAnchorElement) former.remove();
    // Where scripts may run, a browser takes this for text.
    plain.outerHTML = plain.textContent;
  }
  const ask = (event: Event) => event.preventDefault();
  container.addEventListener('input', () => window.addEventListener('beforeunload', ask));
  container.addEventListener('submit', () => window.removeEventListener('beforeunload', ask));
}
