/** Under which name this device holds what was saved of a form. `name`: see `keptName`. */
export function savedName(name: string): string {
  return `guichet:saved:${name}`;
}

/** Storage may be switched off: then nothing was saved. */
export function isSaved(name: string): boolean {
  try {
    return localStorage.getItem(savedName(name)) !== null;
  } catch {
    return false;
  }
}

export function forgetSaved(name: string): void {
  if (isSaved(name)) localStorage.removeItem(savedName(name));
}
