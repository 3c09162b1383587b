import { type Html, html } from './html.ts';
import type { Language } from './languages.ts';
import { texts } from './texts.ts';

export interface PageContent {
  readonly language: Language;
  readonly title: string;
  readonly content: readonly Html[];
  /** The path of the same page in the other language; what answers a post has none. */
  readonly inOther?: string;
}

const otherLanguage = {
  en: { language: 'fr', name: 'Français' },
  fr: { language: 'en', name: 'English' },
} as const;

/** A whole page, with the city's head and foot. */
export function page({ language, title, content, inOther }: PageContent): Html {
  const { city, skip, footer, about } = texts[language];
  const alternate = otherLanguage[language];
  const switcher =
    inOther === undefined
      ? ''
      : html`<a href="${inOther}" hreflang="${alternate.language}" lang="${alternate.language}">${alternate.name}</a>`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${city}</title>
<link rel="icon" href="/city.svg" type="image/svg+xml">
<link rel="stylesheet" href="/city.css">
</head>
<body>
<a class="skip" href="#content">${skip}</a>
<header><div>
<a class="city" href="/${language}/"><img src="/city.svg" alt="" width="40" height="40">${city}</a>
${switcher}
</div></header>
<main id="content" tabindex="-1">
${content.map((part) => html`${part}\n`)}
</main>
<footer><div><p>${footer} <a href="/${language}/sandbox">${about}</a></p></div></footer>
</body>
</html>
`;
}
