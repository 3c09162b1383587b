import { useEffect } from 'react';

/** A file that is dropped beside the field would take its place in the browser, and all that was filled in with it. */
export function useSafeDrop(): void {
  useEffect(() => {
    function hold(event: DragEvent) {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    }
    for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, hold);
    return () => {
      for (const type of ['dragover', 'drop'] as const) window.removeEventListener(type, hold);
    };
  }, []);
}
