import { defineLine } from '../../define/define-text.ts';

/** A web address, with or without `https://`. Value: a string. */
export const urlModel = defineLine({
  needs: () => ['type:url'],
  typing: {},
  label: { en: 'Url', fr: 'Adresse Web' },
  rules: ['type', 'maxLength', 'minLength', 'pattern', 'required', 'url'],
});
