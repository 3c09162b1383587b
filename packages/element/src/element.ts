import type { EmitsFormEvents } from './events.ts';
import { GuichetForm } from './guichet-form.tsx';

export type { FormHooks, FormOptions, Submission } from '@guichet/renderer/wrapper';
export type { GuichetFormEvents } from './events.ts';
export { GuichetForm };

if (customElements.get('guichet-form') === undefined) customElements.define('guichet-form', GuichetForm);

declare global {
  interface HTMLElementTagNameMap {
    'guichet-form': EmitsFormEvents & GuichetForm;
  }
}
