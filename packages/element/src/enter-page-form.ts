import type { InEveryLocale, Locale } from '@guichet/definition';
import type { Form } from '@guichet/engine';

/** Why there are no answers. */
export type Obstacle = 'loading' | 'failed';

/**
 * In a form of the page its answers go along as JSON, under the element's name. The page's form is not sent while they
 * are wrong, nor without them. `locale` is for an obstacle: a form has its own.
 */
export function enterPageForm(internals: ElementInternals, entry: Form | Obstacle, locale: Locale): void {
  const { form: around, shadowRoot } = internals;
  const frame = shadowRoot?.querySelector<HTMLElement>('.g-frame') ?? undefined;
  if (typeof entry === 'string' && around !== null) {
    const message = messages[entry][locale];
    internals.setFormValue(null);
    // Browsers show the message only at an element that takes the focus, and there is no control yet.
    for (const [name, value] of anchorAttributes(message)) frame?.setAttribute(name, value);
    internals.setValidity({ customError: true }, message, frame);
    return;
  }
  for (const [name] of anchorAttributes('')) frame?.removeAttribute(name);
  if (typeof entry === 'string' || around === null) return;
  internals.setFormValue(JSON.stringify(entry.data()));
  if (entry.isValid()) {
    internals.setValidity({});
    return;
  }
  const controls = [...(shadowRoot?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  const failsIn = ({ dataset }: HTMLElement) => entry.fieldById(dataset.field ?? '')?.failures().length;
  // The invalid field may be on another page of a wizard.
  const anchor = controls.find(failsIn) ?? controls[0];
  internals.setValidity({ customError: true }, messages.incomplete[entry.locale()], anchor);
}

const anchorAttributes = (message: string) =>
  [
    ['tabindex', '-1'],
    ['role', 'group'],
    ['aria-label', message],
  ] as const;

const messages = {
  loading: { en: 'The form is still loading.', fr: 'Le formulaire se charge encore.' },
  failed: {
    en: 'The form could not be loaded. Reload this page, or try again later.',
    fr: 'Impossible de charger le formulaire. Rechargez cette page ou réessayez plus tard.',
  },
  incomplete: { en: 'Please complete this form.', fr: 'Veuillez remplir ce formulaire.' },
} satisfies Record<string, InEveryLocale>;
