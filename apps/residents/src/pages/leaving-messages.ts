import type { InEveryLocale } from '@guichet/definition';
import type { LeavingType } from '@guichet/engine';

type Text = InEveryLocale<string>;

/** The texts of leaving for another service of the city, and of coming back without its answer. */
export interface LeavingTexts {
  /** Announced while the browser leaves. */
  readonly opening: Text;
  /** The notice for a service that does not open. */
  readonly slow: { readonly title: Text; readonly lines: readonly Text[] };
  /** The page from which a browser without a script leaves. */
  readonly goTo: { readonly title: Text; readonly text: Text; readonly button: Text };
  /** The notice for a resident who came back. */
  readonly back: { readonly title: Text; readonly lines: readonly Text[] };
}

export const leavingTexts: Readonly<Record<LeavingType, LeavingTexts>> = {
  payment: {
    opening: { en: 'Taking you to the payment service…', fr: 'Ouverture du service de paiement…' },
    slow: {
      title: {
        en: 'The payment service has not opened yet',
        fr: 'Le service de paiement ne s’est pas encore ouvert',
      },
      lines: [
        {
          en: 'Your answers are still here, and nothing has been paid. You can wait, or try again: it is the same order.',
          fr: 'Vos réponses sont toujours là, et rien n’a été payé. Vous pouvez attendre ou réessayer : il s’agit de la même commande.',
        },
      ],
    },
    goTo: {
      title: { en: 'Your order is ready to be paid', fr: 'Votre commande est prête à être payée' },
      text: {
        en: 'Your answers are complete. You will pay on our payment service’s page.',
        fr: 'Vos réponses sont complètes. Le paiement se fait sur la page de notre service de paiement.',
      },
      button: { en: 'Continue to payment', fr: 'Continuer vers le paiement' },
    },
    back: {
      title: {
        en: 'You came back from the payment service',
        fr: 'Vous revenez du service de paiement',
      },
      lines: [
        {
          en: 'Nothing was sent again. Your answers are still here: you can go back to the payment below.',
          fr: 'Rien n’a été envoyé de nouveau. Vos réponses sont toujours là : vous pouvez retourner au paiement ci-dessous.',
        },
        {
          en: 'If you have already paid, do not pay again. You have nothing more to do here.',
          fr: 'Si vous avez déjà payé, ne payez pas de nouveau. Vous n’avez plus rien à faire ici.',
        },
      ],
    },
  },
  treeremoval: {
    opening: {
      en: 'Taking you to the tree permit service…',
      fr: 'Ouverture du service des permis d’abattage…',
    },
    slow: {
      title: {
        en: 'The tree permit service has not opened yet',
        fr: 'Le service des permis d’abattage ne s’est pas encore ouvert',
      },
      lines: [
        {
          en: 'Your answers are still here. You can wait, or try again.',
          fr: 'Vos réponses sont toujours là. Vous pouvez attendre ou réessayer.',
        },
      ],
    },
    goTo: {
      title: {
        en: 'Your request is ready for the tree permit service',
        fr: 'Votre demande est prête pour le service des permis d’abattage',
      },
      text: {
        en: 'Your answers are complete, but they have not been sent yet. One step is left.',
        fr: 'Vos réponses sont complètes, mais elles n’ont pas encore été envoyées. Il reste une étape.',
      },
      button: {
        en: 'Send my request to the tree permit service',
        fr: 'Envoyer ma demande au service des permis d’abattage',
      },
    },
    back: {
      title: {
        en: 'You came back from the tree permit service',
        fr: 'Vous revenez du service des permis d’abattage',
      },
      lines: [
        {
          en: 'Nothing was sent again. If that service confirmed your request, you have nothing more to do. If you send the form again, it may receive your request twice.',
          fr: 'Rien n’a été envoyé de nouveau. Si ce service a confirmé votre demande, vous n’avez plus rien à faire. Si vous envoyez de nouveau le formulaire, il pourrait recevoir votre demande deux fois.',
        },
      ],
    },
  },
};

/** The texts of coming back from the payment gateway with its answer, and of trying again. */
export const paymentTexts = {
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  declinedTitle: { en: 'The payment was declined', fr: 'Le paiement a été refusé' },
  declinedText: {
    en: 'Nothing was paid. You can try again, or pay in another way.',
    fr: 'Rien n’a été payé. Vous pouvez réessayer ou payer d’une autre façon.',
  },
  cancelledTitle: { en: 'The payment was cancelled', fr: 'Le paiement a été annulé' },
  cancelledText: {
    en: 'Nothing was paid. You can go back to the payment when you are ready.',
    fr: 'Rien n’a été payé. Vous pourrez retourner au paiement quand vous le voudrez.',
  },
  answersKept: { en: 'Your answers are still here.', fr: 'Vos réponses sont toujours là.' },
  answersGone: {
    en: 'Your answers are no longer here. Please fill in the form again.',
    fr: 'Vos réponses ne sont plus là. Veuillez remplir le formulaire de nouveau.',
  },
  paidTitle: {
    en: 'The payment service says that you paid',
    fr: 'Le service de paiement indique que vous avez payé',
  },
  paidText: {
    en: 'Keep the receipt that it gave you. You do not need to fill in this form again.',
    fr: 'Conservez le reçu qu’il vous a remis. Vous n’avez pas à remplir ce formulaire de nouveau.',
  },
} satisfies Record<string, Text>;

export const orderNumber: InEveryLocale<(reference: string) => string> = {
  en: (reference) => `Your order number is ${reference}.`,
  fr: (reference) => `Votre numéro de commande est le ${reference}.`,
};
