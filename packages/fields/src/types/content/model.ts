import { defineDisplay } from '../../define/define-model.ts';

/** What the author has to say, as HTML. */
export const contentModel = defineDisplay({
  label: { en: '', fr: '' },
  texts: [{ setting: 'html', as: 'html' }],
});
