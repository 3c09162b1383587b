import type { PageForm, PreparedComponent } from '@guichet/engine';

/** Whether a form has a field for files, in a row or below another form too. */
export function hasFiles({ components }: Pick<PageForm, 'components'>): boolean {
  return components.some(isOrHoldsFiles);
}

function isOrHoldsFiles({ type, children = [] }: PreparedComponent): boolean {
  return type === 'file' || children.some(isOrHoldsFiles);
}
