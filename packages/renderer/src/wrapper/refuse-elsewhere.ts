import type { InEveryLocale } from '@guichet/definition';
import type { Form } from '@guichet/engine';
import { detailsOfHookError } from './hooks.ts';

const onTheSite: InEveryLocale = {
  en: 'This form can only be submitted on the city’s website. Open it there to submit it.',
  fr: 'Ce formulaire ne peut être envoyé qu’à partir du site Web de la Ville. Ouvrez-le sur ce site pour l’envoyer.',
};

/** A form service would store it, and nobody would be paid or asked: that part is the site's. */
export function refuseElsewhere(form: Form, submissionType: string): void {
  console.error(
    new Error(
      `A form of the submission type "${submissionType}" is not sent from another page. Open it on the site, or leave out src and url and take it by onSubmit.`,
    ),
  );
  form.dispatch({ kind: 'setServerErrors', details: detailsOfHookError(onTheSite[form.locale()]) });
}
