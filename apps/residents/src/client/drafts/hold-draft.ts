/** Holds a draft for as long as this page lives. False where another page holds it. */
export function holdDraft(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`guichet:draft:${id}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        // Held until the page goes.
        return lock && new Promise(() => {});
      })
      .catch(() => resolve(false));
  });
}
