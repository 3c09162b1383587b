const held = new Map<string, Promise<boolean>>();

/** Holds a draft for as long as this page lives. False where another page holds it. */
export function holdDraft(id: string): Promise<boolean> {
  const holding = held.get(id) ?? hold(`guichet:draft:${id}`);
  held.set(id, holding);
  return holding;
}

function hold(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        // Until the page goes.
        return lock && new Promise(() => {});
      })
      .catch(() => resolve(false));
  });
}
