import type { InEveryLocale } from '@guichet/definition';
import type { Form } from '@guichet/engine';
import { detailsOfHookError } from '../hooks.ts';

/** Shown above a form of a special type that has nowhere to go from this page, and again when it is sent. */
export const onTheSite: InEveryLocale = {
  en: 'This form can only be submitted on the city’s website. Open it there to submit it.',
  fr: 'Ce formulaire ne peut être envoyé qu’à partir du site Web de la Ville. Ouvrez-le sur ce site pour l’envoyer.',
};

/** A form service would store it, and nobody would be paid or asked: that part is the site's. */
export function refuseElsewhere(form: Form): void {
  form.dispatch({ kind: 'setServerErrors', details: detailsOfHookError(onTheSite[form.locale()]) });
}
