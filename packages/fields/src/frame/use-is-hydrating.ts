import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True on a server, and while a page takes over what that server drew. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
