import { defineLayout } from '../../define/define-model.ts';

/** A part of a form that stands apart, without a title. Unlike a panel it clears what it hides. */
export const wellModel = defineLayout({ label: { en: '', fr: '' }, clearOnHide: true });
