import { definitionOf } from '../forms.ts';
import { offerMount, place } from './offer-mount.ts';

declare global {
  interface Window {
    /** The parts of the `@formio/js` bundle that are used here. */
    Formio?: { createForm(element: HTMLElement, definition: object): Promise<unknown> };
  }
}

const { container, name } = place();

offerMount(async () => {
  await window.Formio?.createForm(container, definitionOf(name));
});
