import { fieldList } from '../pages/field-list.ts';
import { type Html, html } from '../pages/html.ts';
import type { Language } from '../pages/languages.ts';
import { page } from '../pages/page.ts';
import type { FormFields } from '../received/form-fields.ts';
import { outcomes, type PaymentOutcome, texts } from './texts.ts';

/** Asks how the payment is to end. `returnUrl`: checked already. */
export function paymentPage(language: Language, order: FormFields, returnUrl: string | undefined): Html {
  const { title, lead, reference, none, fields, acts } = texts[language];
  const number = referenceOf(order);
  const buttons = outcomes.map(
    (outcome) => html`<button class="action" name="outcome" value="${outcome}">${acts[outcome]}</button>`,
  );
  const kept = { language, reference: number, return_url: returnUrl ?? '' };
  return page({
    language,
    title,
    content: [
      html`<h1>${title}</h1><p class="lead">${lead}</p>`,
      html`<p>${reference} <strong>${number === '' ? none : number}</strong></p>`,
      html`<form method="post" action="/payment/result">${Object.entries(kept).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
      )}<p class="actions">${buttons}</p></form>`,
      html`<h2>${fields}</h2>${fieldList(order)}`,
    ],
  });
}

/** For an order that named no form to go back to. */
export function resultPage(language: Language, outcome: PaymentOutcome, number: string): Html {
  const { results, reference, none, back } = texts[language];
  const { title, lead } = results[outcome];
  return page({
    language,
    title,
    content: [
      html`<h1>${title}</h1><p class="lead">${lead}</p>`,
      html`<p>${reference} <strong>${number === '' ? none : number}</strong></p>`,
      html`<p>${back}</p>`,
    ],
  });
}

function referenceOf({ app_reference_number: number }: FormFields): string {
  return typeof number === 'string' ? number : '';
}
