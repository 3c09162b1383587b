import { paths } from '../addresses.ts';
import type { Language } from '../pages/languages.ts';
import type { FormFields } from '../received/form-fields.ts';
import type { Service } from '../service.ts';
import { texts } from './texts.ts';

/** The city's lists by their numbers, and the language of each. */
const lists: ReadonlyMap<string, Language> = new Map([
  ['1012', 'en'],
  ['1026', 'fr'],
  ['2745', 'en'],
  ['2747', 'fr'],
]);

/** Takes a subscription by the address of a script, and answers with that script. */
export const mailingList: Service = {
  addRoutes(app, received) {
    app.get(paths.MAILING_LIST_URL, async (request, reply) => {
      const { fields } = received.keep('mailingList', request);
      return reply
        .type('text/javascript; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(answer(fields));
    });
  },
};

/** `_show_thank_you(list, message, address to follow, email)` or `_show_error(list, message, markup)`. */
function answer(fields: FormFields): string {
  const [list, email] = [last(fields.u), last(fields.email)];
  const language = lists.get(list);
  const messages = texts[language ?? 'en'];
  if (language === undefined || last(fields.f) !== list)
    return call('_show_error', list, messages.noList, '');
  if (last(fields.act) !== 'sub' || last(fields.v) !== '2')
    return call('_show_error', list, messages.noAct, '');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return call('_show_error', list, messages.noEmail, '');
  return call('_show_thank_you', list, messages.thanks, '', email);
}

/** The text of a script; what stands in it is safe within markup too. */
function call(name: string, ...given: readonly string[]): string {
  const list = given.map((text) => JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, escaped)).join(', ');
  return `${name}(${list});\n`;
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Where a name repeats, the last one counts. */
function last(value: FormFields[string] = ''): string {
  return typeof value === 'string' ? value : (value.at(-1) ?? '');
}
