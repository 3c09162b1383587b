/** Names that an element has of its own: ours say whose they are. */
const renamed: Readonly<Record<string, string>> = { focus: 'fieldfocus', blur: 'fieldblur' };

/** Names of details that are dispatched together. */
const named: Readonly<Record<string, readonly string[]>> = {
  change: ['submission', 'flags', 'modified'],
  submit: ['submission', 'saved'],
  wizardPageSelected: ['page', 'index'],
};

/**
 * Tells the page of an event of a form, by its name in small letters: `submitDone` as `submitdone`. It does not bubble:
 * a page's own form around it is not to take `submit` or `change` for its own.
 */
export function dispatch(element: HTMLElement, event: string, payload: readonly unknown[]): void {
  const names = named[event];
  const detail = names ? Object.fromEntries(names.map((name, index) => [name, payload[index]])) : payload[0];
  element.dispatchEvent(new CustomEvent(renamed[event] ?? event.toLowerCase(), { detail }));
}
