import { type ModuleGraph, modulesFrom } from './page-modules.ts';

/**
 * The features that more than a quarter of the practice forms use, and the late file, which all load once they are live:
 * see decision 0015. Modules that two of these share are one chunk, since nearly every form needs it; modules that
 * others share come with the first of them.
 */
const common: ReadonlySet<string> = new Set(
  (
    'authorRules buttons calculation code container dates datagrid deferred file hidden interpolation number rows ' +
    'selectboxes transientState undrawn wizard'
  ).split(' '),
);

/**
 * Features that go together. What nobody else shares with them is one file for each line: a form that has one of a line
 * needs nearly all of it, and on a bad network a further file costs more than the rest.
 */
const families: readonly ReadonlySet<string>[] = [
  new Set(['dates', 'time']),
  new Set(['dates', 'day', 'time']),
  new Set(['rows', 'datagrid', 'editgrid']),
];

const withBuiltIns = ['builtIns', 'rareBuiltIns', 'regularExpressions', 'libraries', 'lodash', 'moment'];

/** No form has a feature of a line without the first of it: what they share with the first is one file. */
const dependents: readonly (readonly string[])[] = [withBuiltIns, ['code', ...withBuiltIns]];

/** Stands where the deployment has no types of its own. It is empty, and would be a file that features share. */
const noComponents = '/fields/src/custom/no-components.ts';

/** Says for each module of the client build which chunk it goes to; null leaves it to the bundler. */
export function chunksOfPage(entry: string, graph: ModuleGraph): (id: string) => string | null {
  const ofPage = modulesFrom(entry, graph);
  const later = new Set([...ofPage].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  const parts = [...later].map((id) => ({ name: chunkName(id), modules: modulesFrom(id, graph) }));
  return (id) => {
    // One file, whatever features share with it: split by sharing, it would be some forty.
    if (ofPage.has(id) || id.endsWith(noComponents)) return 'page';
    const users = parts.filter(({ modules }) => modules.has(id)).map(({ name }) => name);
    if (users.filter((name) => common.has(name)).length > 1) return 'common';
    if (users.length < 2) return null;
    const [first] = dependents.find((names) => dependOnFirst(users, names)) ?? [];
    if (first !== undefined) return `with ${first}`;
    const family = families.findIndex((names) => users.every((name) => names.has(name)));
    return family === -1 ? null : `family ${family}`;
  };
}

function dependOnFirst(users: readonly string[], names: readonly string[]): boolean {
  const [first = ''] = names;
  return users.includes(first) && users.every((name) => names.includes(name));
}

/** The name of a chunk: that of its feature, since a page that names both packs better so; that of a type's folder. */
export function chunkName(id: string): string {
  const file = id.replace(/(\/fields\/src\/types\/\w+)\/view\.tsx$/, '$1').replace(/^.*\/|\.tsx?$/g, '');
  return file.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
