import { distance } from 'fastest-levenshtein';

/**
 * The known name that was probably meant: equal but for case, spaces and hyphens, else one that differs by a slip of
 * the fingers (one letter in short names, two in long ones). Undefined where nothing is near.
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const plainName = plain(name);
  let nearest: { readonly name: string; readonly away: number } | undefined;
  for (const candidate of known) {
    if (candidate === name) continue;
    if (plain(candidate) === plainName) return candidate;
    if (Math.abs(candidate.length - name.length) > 2) continue;
    const away = slipsBetween(plain(candidate), plainName);
    if (away < (nearest?.away ?? Number.POSITIVE_INFINITY)) nearest = { name: candidate, away };
  }
  const most = plainName.length < 4 ? 0 : plainName.length < 8 ? 1 : 2;
  return nearest !== undefined && nearest.away <= most ? nearest.name : undefined;
}

/** Letters that differ; two neighbours that changed places count once. */
function slipsBetween(candidate: string, name: string): number {
  const isSwapped = [...candidate.slice(1)].some(
    (letter, index) =>
      `${candidate.slice(0, index)}${letter}${candidate[index]}${candidate.slice(index + 2)}` === name,
  );
  return isSwapped ? 1 : distance(candidate, name);
}

function plain(name: string): string {
  return name.replace(/[\s_-]+/g, '').toLowerCase();
}
