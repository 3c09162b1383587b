/** Elements that are drawn as they are. */
const kept = new Set(
  'p a strong b em i u s del ins small sub sup mark q ul ol li br hr wbr span div section article figure figcaption blockquote pre code kbd samp var cite abbr dfn time address details summary h2 h3 h4 h5 h6 dl dt dd table caption thead tbody tfoot tr th td colgroup col img'.split(
    ' ',
  ),
);

/** Elements that are drawn as another: a page has one `h1` and one of each landmark, and they are not an author's. */
const replacements = new Map([
  ['h1', 'h2'],
  ['font', 'span'],
  ['center', 'div'],
  ['main', 'div'],
  ['header', 'div'],
  ['footer', 'div'],
  ['nav', 'div'],
  ['aside', 'div'],
  ['strike', 's'],
  ['tt', 'code'],
]);

/** Elements that go with all that is in them: it is no text, or it stands for what they would do. */
const dropped = new Set(
  'script style iframe object embed svg math template noscript base meta link title head frame frameset noframes xmp plaintext noembed applet audio video source track canvas map area form input button select textarea option optgroup datalist output progress meter dialog slot portal'.split(
    ' ',
  ),
);

const empty = new Set(['br', 'hr', 'img', 'wbr', 'col']);

const inline = new Set(
  'a strong b em i u s del ins small sub sup mark q span code kbd samp var cite abbr dfn time wbr'.split(' '),
);

/** The treatment of an element: its tag, or why it has none. `unwrapped` loses its tag and keeps what is in it. */
export function fateOf(tag: string): { readonly tag: string } | 'dropped' | 'unwrapped' {
  if (dropped.has(tag)) return 'dropped';
  const replacement = replacements.get(tag);
  if (replacement !== undefined) return { tag: replacement };
  return kept.has(tag) ? { tag } : 'unwrapped';
}

export function isEmptyElement(tag: string): boolean {
  return empty.has(tag);
}

/** True for what stands apart from the words beside it. */
export function isBlock(tag: string): boolean {
  return !inline.has(tag);
}
