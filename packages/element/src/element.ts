import { GuichetForm } from './guichet-form.tsx';

export { GuichetForm };

if (customElements.get('guichet-form') === undefined) customElements.define('guichet-form', GuichetForm);

declare global {
  interface HTMLElementTagNameMap {
    'guichet-form': GuichetForm;
  }
}
