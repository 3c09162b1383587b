import type { PreparedComponent } from '@guichet/engine';

/** Types whose control is one line: those that stand side by side stand on one. */
const ofOneLine: ReadonlySet<string> = new Set([
  ...['checkbox', 'number', 'currency', 'time', 'textfield', 'select', 'phoneNumber', 'password', 'tags'],
  ...['email', 'url', 'datetime'],
]);

export function isOfOneLine({ type, multiple }: PreparedComponent): boolean {
  return ofOneLine.has(type) && multiple !== true;
}
