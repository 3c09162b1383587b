import { effect } from '@preact/signals-core';

/** Calls `listener` each time that something of what is read becomes another. Returns the end of following. */
export function whenChanged(read: () => unknown, listener: () => void): () => void {
  let isFirst = true;
  return effect(() => {
    read();
    if (!isFirst) listener();
    isFirst = false;
  });
}
