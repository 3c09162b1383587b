/**
 * What the page of an everyday form needs late or never, in one file of its own: the thank-you page, what few
 * forms are made of, and what is there for when something goes wrong. One file, since two that share code with
 * the page would tear the page's own apart.
 */
import { livenTooltips } from '@guichet/fields/whole-views';

export { holdBack } from '@guichet/renderer/wizard';
export { RescuedAnswers } from '../pages/rescued-answers.tsx';
export { wordNotice } from '../pages/word-notice.ts';
export { actOn } from './act-on.ts';
export { loadWhole } from './load-whole.ts';
export { offerSaved } from './offer-saved.ts';
export { renewForm } from './renew-form.ts';
export { sendWhenFree } from './send-when-free.ts';
export { startLoading } from './start-loading.tsx';
export { startOver } from './start-over.ts';
export { startThankYou } from './start-thank-you.tsx';
export { switchLanguage } from './switch-language.ts';
export { showSent } from './thank-you-commands.ts';

livenTooltips(document);
