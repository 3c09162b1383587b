import type { Json } from '@guichet/definition';
import type { ReactNode } from 'react';

/** An icon by its Font Awesome class names, for the eye alone. */
export function icon(names: Json | undefined, side: 'start' | 'end'): ReactNode {
  return typeof names === 'string' ? <i className={`g-icon-${side} ${names}`} aria-hidden="true" /> : null;
}
