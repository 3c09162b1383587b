/** Undefined where storage is switched off or full: the page goes on without. */
export function onStorage<Value>(
  kind: 'localStorage' | 'sessionStorage',
  use: (storage: Storage) => Value,
): Value | undefined {
  try {
    return use(window[kind]);
  } catch {
    return undefined;
  }
}
