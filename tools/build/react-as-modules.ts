import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../launcher/launch.js';
import { withheld } from './slim-react/cuts.ts';
import {
  lengthenSlices,
  quietReactDom,
  refuseCut,
  shortenErrors,
  slimReactDom,
  slimScheduler,
} from './slim-react/slim-react.ts';

/** React's published files, for a page. */
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

/**
 * React as modules, which it is not published as: what no page uses of it stays out, and a part that is loaded on
 * demand takes the rest from the page's script. As it stands it would become a file of its own in each page, as soon
 * as two such parts name it. Decision 0013. Slim, it lacks what no view of ours uses: decision 0023.
 */
export function reactAsModules({ isSlim }: { readonly isSlim: boolean }): Plugin {
  return {
    name: 'react-as-modules',
    enforce: 'pre',
    resolveId: (source) => (Object.hasOwn(files, source) ? `\0module:${source}` : undefined),
    load(id) {
      const name = id.replace('\0module:', '');
      if (id === name) return undefined;
      return asModule(
        forPage(name, isSlim),
        (specifier) => exportedNamesIn(sourceOf(specifier)),
        isSlim ? withheld : undefined,
      );
    },
    transform(code, id) {
      if (isSlim && /\.tsx?$/.test(id)) refuseCut(code, id);
    },
  };
}

/** One of React's files as pages have it. */
function forPage(name: string, isSlim: boolean): string {
  const published = sourceOf(name);
  if (name === 'scheduler') return isSlim ? slimScheduler(published) : lengthenSlices(published);
  if (!name.startsWith('react-dom')) return published;
  if (name === 'react-dom') return shortenErrors(published);
  return nameNeighbours(shortenErrors(isSlim ? slimReactDom(published) : quietReactDom(published)));
}

function sourceOf(name: string): string {
  return readFileSync(join(root, 'node_modules', files[name] ?? name), 'utf8');
}

/**
 * The neighbours of a fiber under names that nobody else has, so that the page's build may shorten them (`reactOnly` in
 * `pack-scripts.ts`): 200 bytes less for every page. `child` may be anybody's.
 */
export function nameNeighbours(source: string): string {
  return source.replace(/\.(child|sibling|return)\b/g, '.$1Fiber');
}

const named = /\bexports\.(\w+)/g;
const asked = /^var (?:\s*\w+ = require\("[\w-]+"\)[,;])+$/gm;
const foreign = /\b(require\(|module\.exports|exports\.)/;

/** The exported names of a source. */
export function exportedNamesIn(source: string): readonly string[] {
  return [...new Set([...source.matchAll(named)].map(([, name = '']) => name))];
}

/**
 * CommonJS that names each thing that it gives, and asks for others at its top alone, as a module. `namesOf` says what
 * another gives; names of `without` are not exported. Throws for any other.
 */
export function asModule(
  source: string,
  namesOf: (specifier: string) => readonly string[],
  without: ReadonlySet<string> = new Set(),
): string {
  const names = exportedNamesIn(source);
  const changing = names.filter((name) => source.split(`exports.${name} =`).length > 2);
  const namesByVariable = new Map<string, readonly string[]>();
  let code = source.replace(asked, (found) =>
    [...found.matchAll(/(\w+) = require\("([\w-]+)"\)/g)]
      .map(([, variable = '', specifier = '']) => {
        namesByVariable.set(variable, namesOf(specifier));
        return `import * as ${variable} from '${specifier}';`;
      })
      .join(''),
  );
  // Nothing may import a name that a module lacks.
  for (const [variable, given] of namesByVariable) {
    code = code.replace(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'), (found, name) =>
      given.includes(name) ? found : 'undefined',
    );
  }
  code = code
    .replace(/^exports\.(\w+) =/gm, (found, name) => (changing.includes(name) ? found : `const $${name} =`))
    .replace(named, '$$$1');
  if (foreign.test(code)) throw new Error('React is written otherwise than before: see react-as-modules.ts.');
  const exported = names.filter((name) => !without.has(name));
  return [
    ...changing.map((name) => `let $${name};`),
    code,
    `export { ${exported.map((name) => `$${name} as ${name}`).join(', ')} };`,
    `export default { ${exported.map((name) => `${name}: $${name}`).join(', ')} };`,
  ].join('\n');
}
