import { defineDisplay } from '../../define/define-model.ts';

/** The author's HTML. */
export const contentModel = defineDisplay({
  label: { en: '', fr: '' },
  texts: [{ setting: 'html', as: 'html' }],
});
