import { type Html, html } from '../pages/html.ts';
import type { Language } from '../pages/languages.ts';
import { page } from '../pages/page.ts';
import { texts } from './texts.ts';

export function frontPage(language: Language): Html {
  const { front } = texts[language];
  const topics = front.topics.map(({ name, about }) => html`<li><h2>${name}</h2><p>${about}</p></li>`);
  return page({
    language,
    title: front.title,
    inOther: `/${otherLanguage[language]}/`,
    content: [
      html`<h1>${front.title}</h1>`,
      html`<p class="lead">${front.lead}</p>`,
      html`<ul class="topics">${topics}</ul>`,
    ],
  });
}

export function notFoundPage(language: Language): Html {
  const { notFound } = texts[language];
  return page({
    language,
    title: notFound.title,
    inOther: `/${otherLanguage[language]}/404`,
    content: [
      html`<p class="code">404</p>`,
      html`<h1>${notFound.title}</h1>`,
      html`<p class="lead">${notFound.lead}</p>`,
      html`<p>${notFound.hint}</p>`,
      html`<p><a class="action" href="/${language}/">${notFound.back}</a></p>`,
    ],
  });
}

const otherLanguage = { en: 'fr', fr: 'en' } as const;
