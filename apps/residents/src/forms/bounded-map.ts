export interface BoundedMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

interface Entry<Value> {
  readonly value: Value;
  /** When it was last asked for, counted in questions. */
  used: number;
}

/**
 * Remembers at most so many: what was longest not asked for is forgotten. An answer changes a number and no place in the
 * map: a map whose entries move makes a new table every few answers, and each old one keeps the next alive until a full
 * collection.
 */
export function createBoundedMap<Value>(most: number): BoundedMap<Value> {
  const entries = new Map<string, Entry<Value>>();
  let questions = 0;

  function forgetOldest(): void {
    let oldest: string | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [key, { used }] of entries) {
      if (used >= least) continue;
      oldest = key;
      least = used;
    }
    if (oldest !== undefined) entries.delete(oldest);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      questions += 1;
      entry.used = questions;
      return entry.value;
    },
    set(key, value) {
      questions += 1;
      entries.set(key, { value, used: questions });
      if (entries.size > most) forgetOldest();
    },
    delete: (key) => void entries.delete(key),
  };
}
