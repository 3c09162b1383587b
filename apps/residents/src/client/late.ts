/**
 * What the page of an everyday form needs late or never, in one file of its own: the thank-you page, and what
 * few forms are made of. One file, since two that share code with the page would tear the page's own apart.
 */
export { wholePage } from '@guichet/fields/whole';
export { wizardParts } from '../pages/wizard-parts.ts';
export { startOver } from './start-over.ts';
export { startThankYou } from './start-thank-you.tsx';
export { showSent } from './thank-you-commands.ts';
