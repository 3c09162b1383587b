/** Which of our elements a page may dress by `::part(...)`, by class. */
const parts = {
  'g-form': 'form',
  'g-field': 'field',
  'g-label': 'label',
  'g-error': 'error',
  'g-description': 'description',
  'g-button': 'button',
  'g-alert': 'alert',
  'g-progress': 'steps',
  'g-step-heading': 'step-heading',
  'g-note': 'note',
} as const;

/** Names the parts of what is drawn, and of what is drawn from here on. Returns the end of that. */
export function nameParts(shadow: ShadowRoot): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) nameWithin(node);
    }
  });
  observer.observe(shadow, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function nameWithin(element: Element): void {
  for (const target of [element, ...element.querySelectorAll('*')]) {
    const names: string[] = Object.entries(parts).flatMap(([name, part]) =>
      target.classList.contains(name) ? [part] : [],
    );
    if (target.hasAttribute('data-field')) names.push('control');
    if (names.length > 0) target.setAttribute('part', names.join(' '));
  }
}
