import type { InEveryLocale } from '@guichet/definition';

interface SignatureMessages {
  readonly draw: string;
  /** Above the line to type into: without a script, and with one beside the box to draw in. */
  readonly type: string;
  readonly orType: string;
  /** The text below the box, unless its author writes another. */
  readonly footer: string;
  readonly clear: string;
  readonly clearName: (name: string) => string;
  /** The content of the box, for people who cannot see it. */
  readonly empty: string;
  readonly drawn: string;
  readonly typed: (name: string) => string;
  readonly cleared: string;
  /** In a list of answers, of what was drawn. */
  readonly signed: string;
}

export const signatureMessages: InEveryLocale<SignatureMessages> = {
  en: {
    draw: 'Sign in the box with a finger, a pen or the mouse.',
    type: 'Type your full name. It serves as your signature.',
    orType: 'Or type your full name. It serves as your signature.',
    footer: 'Sign above',
    clear: 'Clear',
    clearName: (name) => `Clear: ${name}`,
    empty: 'There is no signature yet.',
    drawn: 'You signed.',
    typed: (name) => `You signed as ${name}.`,
    cleared: 'The signature was cleared.',
    signed: 'Signed',
  },
  fr: {
    draw: 'Signez dans le cadre, du doigt, avec un stylet ou avec la souris.',
    type: 'Tapez votre nom complet. Il tient lieu de signature.',
    orType: 'Ou tapez votre nom complet. Il tient lieu de signature.',
    footer: 'Signez ci-dessus',
    clear: 'Effacer',
    clearName: (name) => `Effacer\u00a0: ${name}`,
    empty: 'Il n’y a pas encore de signature.',
    drawn: 'Vous avez signé.',
    typed: (name) => `Vous avez signé. Nom tapé\u00a0: ${name}.`,
    cleared: 'La signature a été effacée.',
    signed: 'Signature apposée',
  },
};
