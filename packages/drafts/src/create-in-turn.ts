/** Runs what writes to the store, each once the former has ended. What fails gives undefined. */
export type InTurn = <Value>(act: () => Promise<Value>) => Promise<Value | undefined>;

export function createInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const done = last.then(act).catch(() => undefined);
    last = done;
    return done;
  };
}
