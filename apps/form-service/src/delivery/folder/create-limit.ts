/** Runs work as soon as fewer than so many others of it are under way, in the order in which it was given. */
export type Limit = <T>(work: () => Promise<T>) => Promise<T>;

export function createLimit(most: number): Limit {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (work) => {
    if (underWay === most) await new Promise<void>((resolve) => void waiting.push(resolve));
    else underWay += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
}
