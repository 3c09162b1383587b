export { navigate, placeName } from './wizard/turn-page.ts';
export { WizardPages } from './wizard/wizard-pages.tsx';
