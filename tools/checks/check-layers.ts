import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './source-files.ts';

/** The packages that each of ours may import, lowest layer first. */
const layers = {
  definition: [],
  gis: [],
  // Runs what an author wrote: it knows no form.
  'author-scripts': ['definition'],
  engine: ['definition', 'gis', 'author-scripts'],
  // An author's definition to a prepared form: never in a page.
  prepare: ['definition', 'author-scripts', 'engine'],
  'service-client': ['definition', 'gis'],
  // What a device keeps of forms that are not sent yet.
  drafts: ['definition'],
  fields: ['definition', 'gis', 'author-scripts', 'engine', 'prepare', 'service-client'],
  // Runs beside the server and on its command line, never in a page.
  'author-check': ['definition', 'author-scripts', 'engine', 'prepare', 'fields/models', 'fields/every-part'],
  renderer: [
    ...['definition', 'gis', 'author-scripts', 'engine', 'prepare', 'service-client', 'drafts', 'fields'],
  ],
  // A form for any page: the renderer as a custom element.
  element: ['definition', 'engine', 'fields', 'renderer'],
  'form-service': [
    'definition',
    'author-check',
    'author-scripts',
    'engine',
    'prepare',
    'fields/answers',
    'fields/choices',
    'fields/custom',
    'fields/file-rules',
    'fields/models',
    'fields/every-part',
    'fields/words',
    'service-client',
  ],
  sandbox: [],
  // Shows what authors can use; ships with nothing.
  workbench: ['definition', 'engine', 'prepare', 'fields', 'renderer'],
  // The top: it composes and starts all.
  residents: [
    'definition',
    'gis',
    'author-scripts',
    'engine',
    'prepare',
    'service-client',
    'drafts',
    'fields',
    'author-check',
    'renderer',
    'form-service',
    'sandbox',
  ],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Imports that only tests may have: a type's browser tests draw whole forms. */
const layersOfTests: Readonly<Record<string, readonly string[]>> = {
  fields: ['renderer'],
};

const specifier = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** A sentence for each import or dependency that goes up, sideways, or round a package's door. */
export function checkLayers(root: string): string[] {
  return sourceFiles(root).flatMap((path) => {
    const [place = '', name = '', ...inside] = path.split('/');
    if (place !== 'packages' && place !== 'apps') return [];
    const allowed: readonly string[] | undefined = Object.entries(layers).find(
      ([layer]) => layer === name,
    )?.[1];
    if (allowed === undefined) return [`${path}: ${name} has no layer yet: give it one in check-layers.ts`];
    const ofTests = [...allowed, ...(layersOfTests[name] ?? [])];
    if (inside.join('/') === 'package.json') return checkDependencies(root, path, { allowed, ofTests });
    if (!/\.(ts|tsx|js|css)$/.test(path)) return [];
    const isTest = /\.test\.tsx?$|\/testing\//.test(path);
    return checkImports(root, path, isTest ? ofTests : allowed);
  });
}

function checkDependencies(
  root: string,
  path: string,
  { allowed, ofTests }: Readonly<Record<'allowed' | 'ofTests', readonly string[]>>,
): string[] {
  const manifest: Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>> = JSON.parse(
    readFileSync(join(root, path), 'utf8'),
  );
  const beyond = (names: Readonly<Record<string, string>> = {}, layers: readonly string[]) =>
    Object.keys(names)
      .filter((name) => name.startsWith('@guichet/'))
      .map((name) => name.slice('@guichet/'.length))
      .filter((name) => !layers.some((layer) => layer.split('/')[0] === name));
  return [...beyond(manifest.dependencies, allowed), ...beyond(manifest.devDependencies, ofTests)].map(
    (name) => `${path}: may not depend on ${name}`,
  );
}

function checkImports(root: string, path: string, allowed: readonly string[]): string[] {
  const [place, name] = path.split('/');
  const home = `${place}/${name}/`;
  const imported = [...readFileSync(join(root, path), 'utf8').matchAll(specifier)].map(
    ([, found = '']) => found,
  );
  return imported.flatMap((found) => {
    if (found.startsWith('.')) {
      const target = join(path, '..', found);
      if (!target.startsWith(home)) return [`${path}: imports ${found}, past the entry points of a package`];
      return isWithinFields(path, target) ? [] : [`${path}: imports ${found}, which is no shared code`];
    }
    if (!found.startsWith('@guichet/')) return [];
    const door = found.slice('@guichet/'.length);
    const isAllowed = allowed.some((layer) => door === layer || door.startsWith(`${layer}/`));
    return isAllowed ? [] : [`${path}: may not import ${found}`];
  });
}

/** A component type imports no other, and what types share imports none of them. */
function isWithinFields(path: string, target: string): boolean {
  const [from, to] = [folderOfFields(path), folderOfFields(target)];
  if (from === undefined || !to?.startsWith('types/') || /\.test\.|\/testing\//.test(path)) return true;
  return from.startsWith('types/') ? from === to : !sharedByTypes.includes(from);
}

/** `types/day`, `controls`; undefined for what lies elsewhere. */
function folderOfFields(path: string): string | undefined {
  return /^packages\/fields\/src\/(types\/[^/]+|[^/]+)\//.exec(path)?.[1];
}

const sharedByTypes: readonly string[] =
  'choices controls dates define frame host numbers rows typed-values words'.split(' ');
