import { useEffect, useState } from 'react';
import { useIsHydrating } from './use-is-hydrating.ts';

/**
 * A part in a file of its own beside a plain control: `coming` on a server, while a page hydrates, and until the file
 * is there; `failed` where it could not be loaded, and the plain control stays.
 */
export type LazyPart<T> =
  | { readonly state: 'coming' | 'failed' }
  | { readonly state: 'here'; readonly part: T };

const coming = { state: 'coming' } as const;

/** The hook of a part that is imported after hydration, where something wants it. Once here, it is here for all. */
export function createLazyPart<T>(load: () => Promise<T>): (isWanted: boolean) => LazyPart<T> {
  let known: LazyPart<T> = coming;

  async function ask(): Promise<void> {
    try {
      known = { state: 'here', part: await load() };
    } catch {
      known = { state: 'failed' };
    }
  }

  return function useLazyPart(isWanted) {
    const isHydrating = useIsHydrating();
    const [, draw] = useState(known);
    useEffect(() => {
      if (!isWanted || known.state === 'here') return undefined;
      const again = () => void ask().then(() => draw(known));
      again();
      // The network may be back.
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    }, [isWanted]);
    return isHydrating ? coming : known;
  };
}
