/** The focused element, in a shadow root too: there the document knows only its host. */
export function focusedElement(): Element | null {
  let focused = globalThis.document?.activeElement ?? null;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
