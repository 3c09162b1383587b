import { splitAtFills } from './placeholders.ts';
import type { TextPiece } from './text-pieces.ts';

interface Change {
  readonly piece: TextPiece;
  readonly text: string;
}

/** A source with other texts between the same quotes; all else stays byte for byte. */
export function rewrite(source: string, changes: readonly Change[]): string {
  const ordered = [...changes].sort((left, right) => left.piece.start - right.piece.start);
  const escapesBlanks = !/[\u00a0\u202f]/.test(source);
  return slice(0, source.length);

  /** A part of the source with the changes in it. */
  function slice(start: number, end: number): string {
    let [written, at] = ['', start];
    for (const { piece, text } of ordered) {
      // One that lies within another is written with it.
      if (piece.start < at || piece.end > end) continue;
      written += source.slice(at, piece.start) + between(piece, text);
      at = piece.end;
    }
    return written + source.slice(at, end);
  }

  function between(piece: TextPiece, text: string): string {
    const parts = splitAtFills(text, piece) ?? [];
    return parts
      .map((part) => {
        if (typeof part === 'string') return escaped(part, piece.quote);
        const fill = piece.fills[part];
        return fill === undefined ? '' : `\${${slice(fill.start, fill.end)}}`;
      })
      .join('');
  }

  function escaped(text: string, quote: string): string {
    const plain = text
      .replaceAll('\\', '\\\\')
      .replaceAll(quote, `\\${quote}`)
      .replaceAll('\n', '\\n')
      .replaceAll('\r', '\\r')
      .replaceAll('\t', '\\t');
    const safe = quote === '`' ? plain.replaceAll('${', '\\${') : plain;
    return escapesBlanks ? safe.replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f') : safe;
  }
}
