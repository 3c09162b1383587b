import type { Model, PreparedComponent, PreparedForm } from '@guichet/engine';
import { models } from '@guichet/fields/models';

const byName: Readonly<Record<string, Model>> = models;

/** The component for files whose data path, without indexes of rows, is this one. */
export function findFileField({ components }: PreparedForm, path: string): PreparedComponent | undefined {
  return findBelow(components, '', path);
}

function findBelow(
  components: readonly PreparedComponent[],
  above: string,
  wanted: string,
): PreparedComponent | undefined {
  for (const component of components) {
    const { type, fallback, key, children = [] } = component;
    const path = `${above}${key}`;
    if (type === 'file' && path === wanted) return component;
    const data = byName[fallback ?? type]?.data;
    const inner = data === 'object' || data === 'rows' ? `${path}.` : above;
    const found = findBelow(children, inner, wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}
