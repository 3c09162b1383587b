declare global {
  interface Window {
    /** The parts of the `@formio/js` bundle that are used here. */
    Formio?: { createForm(element: HTMLElement, definition: object): Promise<unknown> };
  }
}

// Draws the form of a file as Form.io's own renderer does: the library stands in `window.Formio`.
const place = document.getElementById('bench');
const definition: object = await (await fetch('/definition.json')).json();
if (place === null) throw new Error('The document has no place for a form.');
await window.Formio?.createForm(place, definition);
place.setAttribute('data-drawn', '');
