export { navigate, placeName } from './wizard/navigate.ts';
export { WizardPages } from './wizard/wizard-pages.tsx';
