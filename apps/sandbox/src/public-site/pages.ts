import { type Language, texts } from './texts.ts';

export function frontPage(language: Language): string {
  const { front } = texts[language];
  const topics = front.topics.map(({ name, about }) => `<li><h2>${name}</h2><p>${about}</p></li>`);
  return page(language, '/', front.title, [
    `<h1>${front.title}</h1>`,
    `<p class="lead">${front.lead}</p>`,
    `<ul class="topics">${topics.join('')}</ul>`,
  ]);
}

export function notFoundPage(language: Language): string {
  const { notFound } = texts[language];
  return page(language, '/404', notFound.title, [
    '<p class="code">404</p>',
    `<h1>${notFound.title}</h1>`,
    `<p class="lead">${notFound.lead}</p>`,
    `<p>${notFound.hint}</p>`,
    `<p><a class="action" href="/${language}/">${notFound.back}</a></p>`,
  ]);
}

const otherLanguage = {
  en: { language: 'fr', name: 'Français' },
  fr: { language: 'en', name: 'English' },
} as const;

/** `place`: the path of the page within its language. Every text is our own, so nothing needs escaping. */
function page(language: Language, place: string, title: string, content: readonly string[]): string {
  const { city, skip, footer } = texts[language];
  const other = otherLanguage[language];
  return `<!doctype html>
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
<a href="/${other.language}${place}" hreflang="${other.language}" lang="${other.language}">${other.name}</a>
</div></header>
<main id="content" tabindex="-1">
${content.join('\n')}
</main>
<footer><div><p>${footer}</p></div></footer>
</body>
</html>
`;
}
