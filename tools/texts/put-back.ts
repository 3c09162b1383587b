import { defaultLocale, type Locale, locales } from '../../packages/definition/src/locale.ts';
import { findTexts, type ProductText } from './find-texts.ts';
import { placeholdersIn, placeholdersOf } from './placeholders.ts';
import { rewrite } from './rewrite.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { type SpecifiedLiteral, specifiedLiterals } from './specified-literals.ts';
import type { TextPiece } from './text-pieces.ts';

/** A source by its path from the project's folder. */
export type Sources = ReadonlyMap<string, string>;

export type PutBack =
  | { readonly kind: 'done'; readonly sources: Sources; readonly changed: readonly SheetRow[] }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] };

interface Change {
  readonly piece: TextPiece;
  readonly text: string;
}

/** The sources that a sheet's texts change, and the rows that change them; or every reason why none may. */
export function putBack(sources: Sources, sheet: Sheet): PutBack {
  if (sheet.kind === 'malformed') return { kind: 'refused', reasons: [sheet.why] };
  const { rows } = sheet;
  const textsOf = new Map([...sources].map(([path, source]) => [path, findTexts(path, source)]));
  const texts = new Map([...textsOf.values()].flat().map((text) => [text.place, text]));
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  const reasons = [
    ...[...byPlace].flatMap(([place, { length }]) => [
      ...(texts.has(place) ? [] : [`${place}: no text has this place.`]),
      ...(length > 1 ? [`${place}: the sheet has this place ${length} times.`] : []),
    ]),
    ...[...texts.keys()]
      .filter((place) => !byPlace.has(place))
      .map((place) => `${place}: missing from the sheet.`),
    ...rows.flatMap((row) => reasonsAgainst(row, texts.get(row.place))),
  ];
  if (reasons.length > 0) return { kind: 'refused', reasons };

  const changed: SheetRow[] = [];
  const rewritten = new Map<string, string>();
  for (const [path, source] of sources) {
    const changes = (textsOf.get(path) ?? []).flatMap(({ place, pieces }) => {
      const row = byPlace.get(place)?.[0];
      const textChanges = locales.flatMap((locale) => changeOf(pieces[locale], row?.[locale]));
      if (row !== undefined && textChanges.length > 0) changed.push(row);
      return textChanges;
    });
    if (changes.length > 0) rewritten.set(path, rewrite(source, changes));
  }
  return { kind: 'done', sources: rewritten, changed };
}

function changeOf(piece: TextPiece | undefined, text: string | undefined): readonly Change[] {
  return piece === undefined || text === undefined || text === piece.text ? [] : [{ piece, text }];
}

function reasonsAgainst(row: SheetRow, text: ProductText | undefined): readonly string[] {
  if (text === undefined) return [];
  return locales.flatMap((locale) =>
    reasonsOfText(row[locale], text.pieces[locale], locale).map((why) => `${row.place} (${locale}): ${why}`),
  );
}

function reasonsOfText(text: string, piece: TextPiece | undefined, locale: Locale): readonly string[] {
  if (piece === undefined) return text === '' ? [] : ['this language has no text here.'];
  if (text === piece.text) return [];
  if (text.trim() === '') return ['the text is empty.'];
  const specified =
    locale === defaultLocale
      ? specifiedLiterals.find((literal) => breaks(literal, piece.text, text))
      : undefined;
  return [
    ...reasonsOfPlaceholders(text, piece),
    ...(specified === undefined ? [] : [`the specification fixes “${specified.written}”.`]),
  ];
}

function reasonsOfPlaceholders(text: string, piece: TextPiece): readonly string[] {
  const now = placeholdersOf(text, piece);
  if (now === undefined)
    return [`a placeholder was added, or written otherwise; it has ${listed(placeholdersIn(piece))}.`];
  const [lost, added] = [without(placeholdersIn(piece), now), without(now, placeholdersIn(piece))];
  return [
    ...(lost.length > 0 ? [`lost the placeholder ${listed(lost)}.`] : []),
    ...(added.length > 0 ? [`added the placeholder ${listed(added)}.`] : []),
  ];
}

function breaks({ written }: SpecifiedLiteral, before: string, after: string): boolean {
  return before === written || (before.includes(written) && !after.includes(written));
}

/** Those of `all` that `taken` leaves over, each as often as it is there. */
function without(all: readonly string[], taken: readonly string[]): readonly string[] {
  const rest = [...taken];
  return all.filter((placeholder) => {
    const at = rest.indexOf(placeholder);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function listed(placeholders: readonly string[]): string {
  return placeholders.length === 0 ? 'none' : placeholders.join(', ');
}
