import type { InEveryLocale } from '@guichet/definition';
import type { ServiceFault } from '@guichet/service-client';

/** Why a form could not be loaded: the closed list, a sentence each. */
export const loadErrorMessages: InEveryLocale<Readonly<Record<ServiceFault, string>>> = {
  en: {
    unreachable: 'The form service could not be reached.',
    timedOut: 'The form service took too long to answer.',
    refused: 'The form service refused to provide this form.',
    failing: 'The form service is having problems at the moment.',
    notAForm: 'The form service did not return a valid form.',
  },
  fr: {
    unreachable: 'Le service de formulaires est injoignable.',
    timedOut: 'Le service de formulaires a mis trop de temps à répondre.',
    refused: 'Le service de formulaires a refusé de fournir ce formulaire.',
    failing: 'Le service de formulaires éprouve des difficultés en ce moment.',
    notAForm: 'Le service de formulaires n’a pas fourni de formulaire valide.',
  },
};
