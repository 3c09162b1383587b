/** Tells whether a device is connected. */
export interface Connection {
  isOnline(): boolean;
  /** Calls back each time the device is connected again; gives what stops it. */
  onOnline(listener: () => void): () => void;
}

/** Ends after so long, later as long as the device is not connected; earlier when it is again, if `isEager`. */
export function pause(
  milliseconds: number,
  connection: Connection,
  signal: AbortSignal,
  isEager: boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', end);
      resolve();
    };
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      if (connection.isOnline()) end();
    }, milliseconds);
    const stopListening = connection.onOnline(() => {
      if (isEager || isOver) end();
    });
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/** The connection of the device on which the page is open. */
export const pageConnection: Connection = {
  isOnline: () => navigator.onLine,
  onOnline(listener) {
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  },
};
