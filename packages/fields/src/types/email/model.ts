import { defineLine } from '../../define/define-text.ts';

/** An e-mail address. Value: a string; the form service keeps it trimmed and in lower case. */
export const emailModel = defineLine({
  label: { en: 'Email', fr: 'Courriel' },
  rules: ['type', 'email', 'maxLength', 'minLength', 'pattern', 'required'],
  typing: {},
  read: (text) => text.trim().toLowerCase(),
});
