import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Renders its children until the page is live, while each press posts the page. Not a `noscript`: where scripts may
 * run, theirs may come late, or never, and the press may come first.
 */
export function UntilLive({ children }: { readonly children: ReactNode }) {
  const isPlain = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return isPlain ? children : null;
}
