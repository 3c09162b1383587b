import type { Locale } from '@guichet/definition';
import { type DisplayedAnswer, inOneCell } from '@guichet/fields/answers';
import { mailText } from './messages.ts';

/** A mail's content, once for text and once for HTML. */
export interface MailContent {
  readonly locale: Locale;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Labels and values. */
  readonly facts: readonly (readonly [string, string])[];
  readonly answers:
    | {
        readonly title: string;
        readonly list: readonly DisplayedAnswer[];
        /** Follows them where the mail has no room for all. */
        readonly rest: string;
      }
    | undefined;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly closing: readonly string[];
}

/** At most so many characters of answers as text: a mail is no archive. */
const maxCharacters = 100_000;

/** The mail as text and as HTML, with the same words. */
export function composeMail(content: MailContent): { readonly text: string; readonly html: string } {
  const answers = roomFor(content.answers?.list ?? []);
  return { text: textOf(content, answers), html: htmlOf(content, answers) };
}

interface Answers {
  readonly shown: readonly { readonly label: string; readonly value: string }[];
  /** Some are missing, or the last one is cut short. */
  readonly isCut: boolean;
}

function roomFor(list: readonly DisplayedAnswer[]): Answers {
  const shown: { label: string; value: string }[] = [];
  let room = maxCharacters;
  for (const answer of list) {
    const label = withoutLinks(answer.label);
    const value = withoutLinks(inOneCell(answer));
    const text = indented(value);
    room -= label.length + betweenAnswers.length;
    if (text.length <= room) shown.push({ label, value });
    else {
      // Half of a character would be another one.
      const start = text
        .slice(0, Math.max(0, room))
        .replace(/^ {2}/gm, '')
        .replace(/[\ud800-\udbff]$/, '');
      if (start !== '') shown.push({ label, value: `${start}…` });
      return { shown, isCut: true };
    }
    room -= text.length;
  }
  return { shown, isCut: false };
}

const betweenAnswers = '\n\n';

function textOf(
  { locale, title, paragraphs, facts, links, closing, ...content }: MailContent,
  answers: Answers,
): string {
  return [
    title,
    ...paragraphs,
    facts.map(([label, value]) => mailText(locale, 'fact', { label, value })).join('\n'),
    ...(content.answers === undefined
      ? []
      : [
          content.answers.title,
          answers.shown.map(({ label, value }) => `${label}\n${indented(value)}`).join(betweenAnswers),
          ...(answers.isCut ? [content.answers.rest] : []),
        ]),
    ...links.map(({ label, url }) => `${label}\n${url}`),
    ...closing,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function htmlOf(
  { locale, title, paragraphs, facts, links, closing, ...content }: MailContent,
  answers: Answers,
) {
  const list = (entries: readonly (readonly [string, string])[]) =>
    entries.length === 0
      ? ''
      : `<dl>${entries.map(([label, value]) => `<dt><strong>${safe(label)}</strong></dt><dd>${inLines(value)}</dd>`).join('')}</dl>`;
  const paragraph = (text: string) => `<p>${safe(text)}</p>`;
  const body = [
    `<h1>${safe(title)}</h1>`,
    ...paragraphs.map(paragraph),
    list(facts),
    ...(content.answers === undefined
      ? []
      : [
          `<h2>${safe(content.answers.title)}</h2>`,
          list(answers.shown.map(({ label, value }) => [label, value])),
          ...(answers.isCut ? [paragraph(content.answers.rest)] : []),
        ]),
    ...links.map(({ label, url }) => `<p><a href="${safe(url)}">${safe(label)}</a></p>`),
    ...closing.map(paragraph),
  ].join('\n');
  const head = `<meta charset="utf-8"><title>${safe(title)}</title>`;
  return `<!doctype html>\n<html lang="${locale}"><head>${head}</head><body>\n${body}\n</body></html>\n`;
}

/**
 * A zero-width space breaks what mail programs take for an address: a resident's answer must never become a link that
 * the City seems to have sent.
 */
export function withoutLinks(text: string): string {
  return text.replace(/(?<=\S)([.:@/\\。．｡＠：／])(?=\S)/g, '$1\u200b');
}

function safe(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[mark] ?? mark,
  );
}

function inLines(text: string): string {
  return safe(text).replaceAll('\n', '<br>');
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}
