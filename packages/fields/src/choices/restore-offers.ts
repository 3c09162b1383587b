import type { Form } from '@guichet/engine';
import { transientStateWith } from './offer.ts';
import type { KeptOffer } from './posted-choices.ts';
import { sourceIn } from './source.ts';

/** Before anything is drawn of the form. */
export function restoreOffers(form: Form, offers: readonly KeptOffer[]): void {
  for (const { path, offer } of offers) {
    const field = form.fieldByPath(path);
    if (field === undefined || sourceIn(field.component.settings) === undefined) continue;
    form.dispatch({
      kind: 'setTransientState',
      field,
      transientState: transientStateWith(offer, field.transientState?.value, field.shown()),
      isUnderWay: true,
    });
  }
}
