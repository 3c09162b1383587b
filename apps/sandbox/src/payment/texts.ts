import type { Language } from '../pages/languages.ts';

export const outcomes = ['paid', 'declined', 'cancelled'] as const;

export type PaymentOutcome = (typeof outcomes)[number];

interface PaymentTexts {
  readonly title: string;
  readonly lead: string;
  readonly reference: string;
  readonly none: string;
  readonly fields: string;
  readonly acts: Readonly<Record<PaymentOutcome, string>>;
  readonly results: Readonly<Record<PaymentOutcome, { readonly title: string; readonly lead: string }>>;
  readonly back: string;
}

/** Texts of the payment gateway. */
export const texts: Readonly<Record<Language, PaymentTexts>> = {
  en: {
    title: 'Payment',
    lead: 'This is not a real payment gateway: it asks for no card, and nothing is paid. Choose how the payment ends.',
    reference: 'Reference:',
    none: 'none',
    fields: 'The order, as it arrived',
    acts: { paid: 'Pay', declined: 'Simulate a refusal', cancelled: 'Cancel' },
    results: {
      paid: { title: 'The payment was accepted', lead: 'Nothing was really paid.' },
      declined: {
        title: 'The payment was declined',
        lead: 'Nothing was paid. You can go back and try again.',
      },
      cancelled: {
        title: 'The payment was cancelled',
        lead: 'Nothing was paid. Your application is not sent.',
      },
    },
    back: 'To go back to your form, use the Back button of your browser.',
  },
  fr: {
    title: 'Paiement',
    lead: 'Ce n’est pas une vraie passerelle de paiement\u00a0: elle ne demande aucune carte et rien n’est payé. Choisissez l’issue du paiement.',
    reference: 'Référence\u00a0:',
    none: 'aucune',
    fields: 'La commande, telle qu’elle est arrivée',
    acts: { paid: 'Payer', declined: 'Simuler un refus', cancelled: 'Annuler' },
    results: {
      paid: { title: 'Le paiement est accepté', lead: 'Rien n’a vraiment été payé.' },
      declined: {
        title: 'Le paiement est refusé',
        lead: 'Rien n’a été payé. Vous pouvez revenir en arrière et réessayer.',
      },
      cancelled: {
        title: 'Le paiement est annulé',
        lead: 'Rien n’a été payé. Votre demande n’est pas envoyée.',
      },
    },
    back: 'Pour revenir à votre formulaire, utilisez le bouton Précédent de votre navigateur.',
  },
};
