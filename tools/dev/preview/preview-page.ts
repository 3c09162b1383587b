import {
  defaultLocale,
  type InEveryLocale,
  type Locale,
  locales,
} from '../../../packages/definition/src/definition.ts';

const names: InEveryLocale = { en: 'English', fr: 'Français' };

/** A form file of the preview. */
export interface PreviewedFile {
  /** From the folder of forms. */
  readonly file: string;
  /** Where it is served; empty for a file that is no form. */
  readonly alias: string;
  readonly title: string;
}

const head = (title: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)} | Preview</title><link rel="stylesheet" href="/preview/preview.css"></head>`;

/** The list of all forms. */
export function listPage(files: readonly PreviewedFile[]): string {
  const items = files.map(
    ({ file, title }) =>
      `<li><a href="/preview/forms/${encodeURI(file)}">${escaped(title || file)}</a> <small>${escaped(file)}</small></li>`,
  );
  return `${head('Forms')}<body><main><h1>Forms</h1><ul>${items.join('')}</ul></main></body></html>`;
}

/** One form: its findings, and its page in both languages and at the width of a telephone. */
export function formPage({ file, alias, title }: PreviewedFile): string {
  const frame = (name: string, locale: Locale, className = '') =>
    `<figure class="${className}"><figcaption>${name}</figcaption><iframe title="${name}" src="/${locale}/${encodeURI(alias)}"></iframe></figure>`;
  const frames = [
    ...locales.map((locale) => frame(names[locale], locale)),
    frame(`${names[defaultLocale]}, telephone`, defaultLocale, 'phone'),
  ];
  return `${head(title || file)}<body data-file="${escaped(file)}">
<aside><p><a href="/preview">All forms</a></p><h1>${escaped(title || file)}</h1>
<h2>Findings</h2><p id="summary" role="status">Checking ...</p><ul id="findings"></ul>
<h2>Fill in</h2><p><label for="witness">Sample answers, by the page that they show, or the rule that they pass or fail</label><select id="witness"></select> <button id="fill" type="button">Fill in</button></p><p id="filled" role="status"></p></aside>
<main tabindex="0" aria-label="The form’s pages">${frames.join('')}</main><script type="module" src="/preview/preview-client.ts"></script></body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
