import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What a page needs for as long as each press posts it. Not a `noscript`: where scripts may run, theirs may
 * come late, or never, and the press may come first.
 */
export function UntilLive({ children }: { readonly children: ReactNode }) {
  const isPlain = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return isPlain ? children : null;
}
