import { groupBy } from './group-by.ts';
import type { Placed } from './placed.ts';

/** A longer path is no help in a sentence. */
const longestPath = 200;

/**
 * Finds the data path that a name which is not in the form was probably meant to be: one that ends in the same key, as
 * after a component was moved, else one whose key differs in case or spaces alone. Of several the one nearest to the
 * component that asks; undefined where none is nearest.
 */
export function createProbablyMeant(
  placed: readonly Placed[],
): (name: string, asking: Placed) => string | undefined {
  const answers = placed.filter(({ data, key }) => data !== 'none' && key !== '');
  const byKey = groupBy(answers, ({ dataPath }) => plain(lastKey(dataPath)));
  return (name, asking) => {
    const alike = (byKey.get(plain(lastKey(name))) ?? []).filter((answer) => answer !== asking);
    const same = alike.filter(({ dataPath }) => lastKey(dataPath) === lastKey(name));
    const paths = nearest(same.length > 0 ? same : alike, asking);
    const [path] = paths;
    return paths.size === 1 && path !== undefined && path.length <= longestPath ? path : undefined;
  };
}

/** The data paths that share the most with the place of the component that asks. */
function nearest(alike: readonly Placed[], asking: Placed): ReadonlySet<string> {
  const shared = alike.map(({ fullPath }) => sharedKeys(fullPath, asking.fullPath));
  const most = Math.max(...shared);
  return new Set(alike.filter((_, index) => shared[index] === most).map(({ dataPath }) => dataPath));
}

function sharedKeys(path: string, otherPath: string): number {
  const [keys, otherKeys] = [path.split('.'), otherPath.split('.')];
  const differs = keys.findIndex((key, index) => key !== otherKeys[index]);
  return differs === -1 ? keys.length : differs;
}

function lastKey(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function plain(key: string): string {
  return key.replace(/\s+/g, '').toLowerCase();
}
