const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** Text as the HTML that a rich editor would make of it: a paragraph for each, a break for each line in it. */
export function htmlOf(text: string): string {
  if (text.trim() === '') return '';
  const escaped = text.trim().replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;');
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** The words of such HTML. Bold text and links are kept as long as nobody changes the text. */
export function textOfHtml(html: string): string {
  return html
    .replace(/\s*<br\s*\/?>\s*/gi, '\n')
    .replace(/<\/p>\s*<p[^>]*>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .trim();
}
