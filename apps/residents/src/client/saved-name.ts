/** Under which name this device holds what was saved of a form. */
export function savedName(path: string): string {
  return `guichet:saved:${path}`;
}

/** Storage may be switched off: then nothing was saved. */
export function isSaved(path: string): boolean {
  try {
    return localStorage.getItem(savedName(path)) !== null;
  } catch {
    return false;
  }
}

export function forgetSaved(path: string): void {
  if (isSaved(path)) localStorage.removeItem(savedName(path));
}
