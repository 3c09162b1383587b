/**
 * Code that a form's page needs late or never, in one file: the thank-you page, the other language, drafts, and everything for
 * when something goes wrong.
 */
export { formatNotice } from '../pages/format-notice.ts';
export { RescuedAnswers } from '../pages/rescued-answers.tsx';
export { restoreLeftPage as restoreLeft } from '../pages/restore-left.ts';
export { actOn } from './act-on.ts';
export { hasDrafts } from './drafts/has-drafts.ts';
export { keepDrafts } from './drafts/keep-drafts.tsx';
export { sweepDrafts } from './drafts/sweep-drafts.ts';
export { noteForReact } from './note-for-react.ts';
export { renewForm } from './renew-form.ts';
export { sendWhenFree } from './send-when-free.ts';
export { startOver } from './start-over.ts';
export { startThankYou } from './start-thank-you.tsx';
export { switchLanguage } from './switch-language.ts';
export { tellSent } from './tell-sent.ts';
export { showSent } from './thank-you-commands.ts';
