import type { InEveryLocale, Locale } from '@guichet/definition';
import { authorSheetId } from '../pages/author-sheet-id.ts';
import type { PageData } from '../pages/page-data.ts';
import type { PageAssets, ScriptAssets } from './page-assets.ts';

/** The styles of a form's author: their text in a stored page, whose policy has to name it, or their address. */
type AuthorSheet = { readonly text: string } | { readonly href: string };

export interface DocumentParts {
  readonly locale: Locale;
  /** Of the document, whole. */
  readonly title: string;
  /** The HTML from React. */
  readonly body: string;
  /** HTML that is read where no script runs, before the rest. */
  readonly unscripted?: string;
  readonly assets: PageAssets;
  /**
   * Puts the site's styles into the page, which saves a first visit a round trip before anything is seen. Elsewhere a page
   * links them: it is drawn for one resident, travels unpacked, and seldom comes first.
   */
  readonly isStored?: boolean;
  /** Address of this page in each language. */
  readonly alternates?: InEveryLocale;
  readonly authorSheet?: AuthorSheet;
  /** Further elements of the head, as HTML. */
  readonly head?: readonly string[];
  /** With it the page comes to life. */
  readonly data?: PageData;
  /** The script that is sent: without it, that of a page with data, else none. */
  readonly script?: ScriptAssets;
}

/** A whole document. No inline script, and no inline style but the site's own sheet and the author's: the page's policy allows no other. */
export function htmlDocument({
  locale,
  title,
  body,
  unscripted,
  assets,
  isStored = false,
  alternates,
  authorSheet,
  head: more = [],
  data,
  script = data && assets.page,
}: DocumentParts): string {
  const linked = isStored ? [] : assets.styles.map(linkTo);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Safari on iOS would wrap them in links, within elements that React takes over.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(assets.icon)}">`,
    ...linked,
    ...Object.entries(alternates ?? {}).map(
      ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
    ...(script === undefined ? [] : scripts(script)),
    ...more,
    // After the scripts, which are asked for before it has arrived; the author's sheet names a layer of it.
    ...(isStored ? [`<style>${assets.sheet.text}</style>`] : []),
    ...(authorSheet === undefined ? [] : [authorStyles(authorSheet)]),
  ];
  const block =
    data === undefined
      ? ''
      : `<script type="application/json" id="guichet-data">${scriptJson(data)}</script>\n`;
  return `<!doctype html>
<html lang="${locale}">
<head>
${head.join('\n')}
</head>
<body>
${unscripted === undefined ? '' : `<noscript>${unscripted}</noscript>\n`}<div id="guichet-page">${body}</div>
${block}</body>
</html>
`;
}

function linkTo(sheet: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(sheet)}">`;
}

/** The text cannot end its element: nothing in it is a `<` (`createAuthorStyles`, `iconSheet`). */
function authorStyles(sheet: AuthorSheet): string {
  return 'text' in sheet ? `<style id="${authorSheetId}">${sheet.text}</style>` : linkTo(sheet.href);
}

/** Preloads for the imports of the page's script. */
export function preloadsOf(files: readonly string[]): readonly string[] {
  return files.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`);
}

/** By this the page's script imports its bundles: `href`, which it needs at once, and `late` once it is live. */
export function bundleLink(href: string | undefined, late?: string): readonly string[] {
  if (href === undefined && late === undefined) return [];
  const attributes = `id="guichet-bundle"${late === undefined ? '' : ` data-late="${escapeHtml(late)}"`}`;
  return href === undefined
    ? [`<template ${attributes}></template>`]
    : [`<link rel="modulepreload" ${attributes} href="${escapeHtml(href)}">`];
}

function scripts({ script, preloads }: ScriptAssets): readonly string[] {
  return [...preloadsOf(preloads), `<script type="module" src="${escapeHtml(script)}"></script>`];
}

/** JSON that cannot end the script element it stands in. */
function scriptJson(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
