export { holdBack } from './hold-back.ts';
export { headingId } from './wizard/step-list.tsx';
export { placeName, turnPage } from './wizard/turn-page.ts';
export { WizardPages } from './wizard/wizard-pages.tsx';
