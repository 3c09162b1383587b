import { fieldList } from '../pages/field-list.ts';
import { type Html, html } from '../pages/html.ts';
import type { Language } from '../pages/languages.ts';
import { page } from '../pages/page.ts';
import type { ReceivedCall } from '../received/received-calls.ts';
import { receivedTexts as texts } from './texts.ts';

/** The calls that the services received, the latest first. */
export function receivedPage(language: Language, calls: readonly ReceivedCall[]): Html {
  const { title, lead, none, back } = texts[language];
  const items = calls
    .toReversed()
    .map(
      ({ service, method, path, fields }) =>
        html`<li><h2>${service}</h2><p><code>${method} ${path}</code></p>${fieldList(fields)}</li>`,
    );
  return page({
    language,
    title,
    inOther: `/${language === 'en' ? 'fr' : 'en'}/sandbox/received`,
    content: [
      html`<h1>${title}</h1><p>${lead}</p>`,
      items.length === 0 ? html`<p>${none}</p>` : html`<ol class="cards" reversed>${items}</ol>`,
      html`<p><a href="/${language}/sandbox">${back}</a></p>`,
    ],
  });
}
