import type { InEveryLocale } from '@guichet/definition';

/** What the pages say, but for the thank-you page. */
export const pageMessages = {
  skipToContent: { en: 'Skip to main content', fr: 'Passer au contenu principal' },
  /** The name of the other language, in that language. */
  otherLanguage: { en: 'Français', fr: 'English' },
  footerAllForms: { en: 'All forms', fr: 'Tous les formulaires' },
  footerPublicSite: { en: 'City website', fr: 'Site Web de la Ville' },
  footerLabel: { en: 'Site links', fr: 'Liens du site' },
  formLoadingError: { en: 'Form Loading Error', fr: 'Erreur de chargement du formulaire' },
  loadErrorAdvice: {
    en: 'You can reload this page in a few minutes.',
    fr: 'Vous pouvez recharger cette page dans quelques minutes.',
  },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  loadingTitle: { en: 'The form is loading', fr: 'Le formulaire se charge' },
  loadingSlowly: {
    en: 'Loading… This is taking longer than usual. The form will appear here by itself.',
    fr: 'Chargement… C’est plus long que d’habitude. Le formulaire apparaîtra ici de lui-même.',
  },
  loadingInstead: { en: 'Nothing appears? Load the page again', fr: 'Rien n’apparaît? Recharger la page' },
  formReady: { en: 'The form is ready.', fr: 'Le formulaire est prêt.' },
  loading: { en: 'Loading…', fr: 'Chargement…' },
  sending: { en: 'Sending your answers…', fr: 'Envoi de vos réponses…' },
  languageChanged: { en: 'This page is now in English.', fr: 'Cette page est maintenant en français.' },
  languageFailed: {
    en: 'The page could not be shown in French. Your answers are still here. Please try again.',
    fr: 'La page n’a pas pu être affichée en anglais. Vos réponses sont toujours là. Veuillez réessayer.',
  },
  keyReusedTitle: {
    en: 'We already received this application',
    fr: 'Nous avons déjà reçu cette demande',
  },
  keyReusedChanged: {
    en: 'Since then you changed some answers. They are still here, but they have not been sent.',
    fr: 'Depuis, vous avez modifié des réponses. Elles sont toujours là, mais elles n’ont pas été envoyées.',
  },
  keyReusedSend: {
    en: 'Send the changed answers as a new application',
    fr: 'Envoyer les réponses modifiées comme une nouvelle demande',
  },
  unconfirmedTitle: {
    en: 'We do not know whether your form was received',
    fr: 'Nous ne savons pas si votre formulaire a été reçu',
  },
  unconfirmedMaybe: {
    en: 'Your answers were sent, but no confirmation came back. The City may have received them already.',
    fr: 'Vos réponses ont été envoyées, mais nous n’avons pas reçu de confirmation. La Ville les a peut-être déjà reçues.',
  },
  unconfirmedAdvice: {
    en: 'Your answers are still here. If the City confirms that it received them, you have nothing more to do. If you are not sure, contact the City first.',
    fr: 'Vos réponses sont toujours là. Si la Ville confirme qu’elle les a reçues, vous n’avez plus rien à faire. En cas de doute, communiquez d’abord avec la Ville.',
  },
  unconfirmedTwice: {
    en: 'If you send them again, the City may receive them twice.',
    fr: 'Si vous les envoyez de nouveau, la Ville pourrait les recevoir deux fois.',
  },
  unconfirmedSend: { en: 'Send my answers again', fr: 'Envoyer mes réponses de nouveau' },
  cancelTitle: { en: 'Erase your answers?', fr: 'Effacer vos réponses?' },
  cancelText: {
    en: 'Nothing has been erased yet. To keep your answers, go on below.',
    fr: 'Rien n’a encore été effacé. Pour garder vos réponses, continuez ci-dessous.',
  },
  cancelErase: { en: 'Erase my answers', fr: 'Effacer mes réponses' },
  erased: { en: 'Your answers were erased.', fr: 'Vos réponses ont été effacées.' },
  formChangedTitle: { en: 'This form has changed', fr: 'Ce formulaire a changé' },
  formChangedText: {
    en: 'The City changed this form after you opened it. Nothing has been sent, and your answers are kept.',
    fr: 'La Ville a modifié ce formulaire après que vous l’avez ouvert. Rien n’a été envoyé, et vos réponses sont conservées.',
  },
  formChangedGoOn: {
    en: 'Continue with the new version',
    fr: 'Continuer avec la nouvelle version',
  },
  formChangedHere: {
    en: 'Below is its new version with your answers. Please check them and send them again.',
    fr: 'Voici sa nouvelle version avec vos réponses. Veuillez les vérifier et les envoyer de nouveau.',
  },
  formChangedFailed: {
    en: 'The new version could not be loaded. Your answers are still here. Please try again.',
    fr: 'La nouvelle version n’a pas pu être chargée. Vos réponses sont toujours là. Veuillez réessayer.',
  },
} satisfies Record<string, InEveryLocale>;

export const alreadyReceivedUnder: InEveryLocale<(reference: string) => string> = {
  en: (reference) => `It was received under the number ${reference}, and that has not changed.`,
  fr: (reference) => `Elle a été reçue sous le numéro ${reference}, et cela n’a pas changé.`,
};
