import type { ElementType, Fragment, Key, ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

/** An element whose children need no keys: none of them ever moves. As `createElement`, which no page needs besides. */
export function elementOf(
  type: string | typeof Fragment,
  props: object,
  children: readonly ReactNode[],
  key?: Key,
) {
  // The one cast: the names of an author's elements come from the allow-list.
  const drawn = type as ElementType;
  return children.length > 1
    ? jsxs(drawn, { ...props, children }, key)
    : jsx(drawn, { ...props, children: children[0] }, key);
}
