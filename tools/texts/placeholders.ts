import type { TextPiece } from './text-pieces.ts';

/** The ending `{{s}}` stands wherever a language has a plural. */
const named = /\{\{(?!s\}\}).*?\}\}|\{\w+\}(?!\})/g;

/** The placeholders of a text, in order: `{{field}}`, `{name}`, and the holes of a template. */
export function placeholdersIn(piece: TextPiece | undefined): readonly string[] {
  if (piece === undefined) return [];
  return piece.fills.length === 0 ? namedIn(piece.text) : (placeholdersOf(piece.text, piece) ?? []);
}

/** Those of another text in the place of a piece; undefined where it has a `${...}` that the piece has not. */
export function placeholdersOf(text: string, piece: TextPiece): readonly string[] | undefined {
  const parts = splitAtFills(text, piece);
  return parts?.flatMap((part) =>
    typeof part === 'string' ? namedIn(part) : [piece.fills[part]?.shown ?? ''],
  );
}

/** A template's text as strings and numbers of fills; undefined where a fill is none of the piece's. */
export function splitAtFills(
  text: string,
  { quote, fills }: TextPiece,
): readonly (string | number)[] | undefined {
  if (quote !== '`') return [text];
  const parts: (string | number)[] = [];
  const unused = new Set(fills.keys());
  let rest = text;
  for (;;) {
    const at = rest.indexOf('${');
    if (at < 0) return [...parts, rest];
    const matching = [...fills.entries()].filter(([, { shown }]) => rest.startsWith(shown, at));
    const [index, fill] = matching.find(([number]) => unused.has(number)) ?? matching[0] ?? [];
    if (index === undefined || fill === undefined) return undefined;
    unused.delete(index);
    parts.push(rest.slice(0, at), index);
    rest = rest.slice(at + fill.shown.length);
  }
}

function namedIn(text: string): readonly string[] {
  return text.match(named) ?? [];
}
