import { definitionOf } from '../forms.ts';
import { offerMount, place } from './offer-mount.ts';

declare global {
  interface Window {
    /** What the bundle of `@formio/js` leaves, as far as it is used here. */
    Formio?: { createForm(element: HTMLElement, definition: object): Promise<unknown> };
  }
}

const { container, name } = place();

offerMount(async () => {
  await window.Formio?.createForm(container, definitionOf(name));
});
