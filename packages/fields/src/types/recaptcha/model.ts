import { isJsonObject } from '@guichet/definition';
import { defineObject } from '../../define/define-object.ts';
import { objectIn } from '../../define/read-object.ts';

/**
 * The token with which a page confirms that an invisible line was left empty. It is no secret: see
 * `docs/operations.md`.
 */
export const guardToken = 'guichet';

/**
 * A check that nobody sees. No script of a stranger's runs: a line stands there that people do not see and leave empty,
 * and robots fill in. Value: what the check answered, with its token, `{success: true, token}`; until then there is no
 * key. Its control says what stands in that line, and the token.
 */
export const recaptchaModel = defineObject({
  needs: () => ['type:recaptcha'],
  label: { en: 'reCAPTCHA', fr: 'reCAPTCHA' },
  isUnseen: true,
  rules: ['type', 'required', 'noPerson'],
  emptyValue: () => undefined,
  normalise: (value) => (value === undefined || value === null || value === '' ? undefined : objectIn(value)),
  parse([line = '', token = '']) {
    if (line !== '') return { success: false, token: '' };
    return token === '' ? undefined : { success: true, token };
  },
  format: (value) => ['', isJsonObject(value) && typeof value.token === 'string' ? value.token : ''],
});
