import { flagSettings, sizeOf } from '../../define/define-model.ts';
import { defineText } from '../../define/define-text.ts';

/** Height of a text area in lines, where the definition gives none. Source: measured on Form.io. */
export const defaultRows = 3;

/** Lines of text. Value: a string in which a line ends with `\n`, empty `''`. */
export const textareaModel = defineText({
  label: { en: 'Text Area', fr: 'Zone de texte' },
  settings(json) {
    const rows = sizeOf(json.rows);
    return {
      ...(rows !== undefined && rows !== defaultRows && { rows }),
      ...flagSettings(json, ['autoExpand']),
    };
  },
  write: (text) => text.replace(/\r\n?/g, '\n'),
});
