/** How deep the reference number may lie; a direct property is level 1. Product constant. */
const deepest = 5;
/** Characters. A longer text is no number that anybody could copy. */
const longest = 100;

/**
 * The first `referenceNumber` in a saved submission's metadata, nearest level first, at most 5 levels deep.
 * A number becomes text; undefined when there is none.
 */
export function findReferenceNumber(metadata: unknown): string | undefined {
  const seen = new Set<unknown>();
  let level: readonly unknown[] = [metadata];
  for (let depth = 1; depth <= deepest; depth += 1) {
    const objects = level
      .filter((value) => typeof value === 'object' && value !== null)
      .filter((object) => !seen.has(object));
    for (const object of objects) seen.add(object);
    for (const object of objects) {
      if (!Object.hasOwn(object, 'referenceNumber')) continue;
      const found: unknown = Reflect.get(object, 'referenceNumber');
      if (typeof found === 'number') return String(found);
      if (typeof found === 'string' && found !== '' && found.length <= longest) return found;
    }
    level = objects.flatMap((object) => Object.values(object));
  }
  return undefined;
}
