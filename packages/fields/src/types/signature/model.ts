import type { JsonObject } from '@guichet/definition';
import { signatureMessages } from '../../controls/signature-pad/messages.ts';
import { isPicture, nameIn, pictureOf } from '../../controls/signature-pad/typed-name.ts';
import { textSettings } from '../../define/define-model.ts';
import { defineText, textOf } from '../../define/define-text.ts';

/**
 * A signature. Value: its picture as a `data:` URL, of what is drawn a PNG; empty `''`. Its control says the name that
 * was typed instead of drawing, and the picture: of a name without one, a picture is made that bears it. Of several,
 * each control says one of the two.
 */
export const signatureModel = defineText({
  needs: () => ['type:signature'],
  typing: { autocomplete: 'name', autocapitalize: 'words' },
  label: { en: 'Signature', fr: 'Signature' },
  texts: [{ setting: 'footer', as: 'html' }],
  rules: ['type', 'required'],
  settings: (json) => ({
    ...textSettings(json, ['penColor', 'backgroundColor', 'width', 'height']),
    ...widthIn(json, 'minWidth'),
    ...widthIn(json, 'maxWidth'),
    ...(json.footer === '' && { hasNoFooter: true }),
  }),
  parse([typed = '', picture = '']) {
    const name = typed.trim();
    if (isPicture(picture) && (name === '' || nameIn(picture) === name)) return picture;
    return name === '' || isPicture(name) ? name : pictureOf(name);
  },
  format(value, { multiple }) {
    const text = textOf(value);
    const name = isPicture(text) ? nameIn(text) : text;
    return multiple ? [name || text] : [name, isPicture(text) ? text : ''];
  },
  formatValue(value, _component, locale) {
    const name = nameIn(textOf(value));
    return [name || signatureMessages[locale].signed];
  },
  formatWhileTyping: (strings) => strings,
});

/** The width of a line in pixels. */
function widthIn(json: JsonObject, name: 'minWidth' | 'maxWidth'): JsonObject {
  const width = Number(json[name]);
  return width > 0 && width <= 20 ? { [name]: width } : {};
}
