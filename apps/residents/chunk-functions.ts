import { basename } from 'node:path';
import { type ESTree, Visitor } from 'vite';

type Statement = ESTree.Program['body'][number];

/** The scripts that a page runs before any chunk is there. */
export interface PageScripts {
  /** The file name of the page's own script. */
  readonly page: string;
  /** File names of the modules that it imports at once: helpers of the bundler, where there is CommonJS. */
  readonly modules: ReadonlySet<string>;
}

/**
 * Turns a chunk of the client build from a module into one that gives `[needs, make]`: the names of the chunks that it
 * imports, and a function from the exports of the page's own script and of these to its own. So the server puts those
 * that a form needs together into one file (`src/server/bundles.ts`). Throws for a module that such a function cannot
 * stand for.
 */
export function chunkFunction(code: string, { body }: ESTree.Program, scripts: PageScripts): string {
  const modules = new Set([...scripts.modules].map((file) => basename(file)));
  const ofPage: string[] = [];
  const needed: { readonly name: string; readonly names: string }[] = [];
  let rest = code;
  for (const node of body.toReversed()) {
    if (node.type === 'ImportDeclaration') {
      const names = node.specifiers.map(importedName);
      const file = basename(node.source.value);
      if (file === basename(scripts.page)) ofPage.push(...names);
      else if (modules.has(file)) ofPage.push(`${JSON.stringify(file)}:{${names}}`);
      else needed.push({ name: file.replace(/\.js$/, ''), names: `{${names}}` });
    } else if (!node.type.startsWith('Export')) continue;
    // All else keeps its line, for a source map.
    rest =
      rest.slice(0, node.start) +
      code.slice(node.start, node.end).replace(/[^\n]+/g, '') +
      rest.slice(node.end);
  }
  needed.reverse();
  const exported = exportsOf(body).map(({ name, local }) => `${JSON.stringify(name)}:${local}`);
  const needs = JSON.stringify(needed.map(({ name }) => name));
  return `export default [${needs}, ({${ofPage}}${needed.map(({ names }) => `,${names}`).join('')}) => {${rest}
return {${exported}};
}];`;
}

/** The page's own script hands on what it imports at once, whole: its chunks cannot import it as modules do. */
export function withModules(code: string, { modules }: PageScripts): string {
  const lines = [...modules].map((file) => {
    const name = JSON.stringify(basename(file));
    return `export * as ${name} from ${JSON.stringify(`./${basename(file)}`)};`;
  });
  return [code, ...lines].join('\n');
}

/**
 * Has a chunk import late files by the loader that Vite wraps these imports in: by the name of a chunk, in place of an
 * import of its own and a list of further files. Throws for one that Vite did not wrap.
 */
export function loadByName(code: string, program: ESTree.Program): string {
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  let loader = '';
  new Visitor({
    CallExpression({ start, end, callee, arguments: [load, list] }) {
      if (list?.type !== 'Identifier' || list.name !== '__VITE_PRELOAD__' || load === undefined) return;
      loader = code.slice(callee.start, callee.end);
      edits.push({ start, end: load.start, text: '(' }, { start: load.end, end, text: ')()' });
    },
    ImportExpression({ start, end, source }) {
      // Others are addresses of the running page.
      if (source.type !== 'Literal' || typeof source.value !== 'string' || !/^\.\//.test(source.value))
        return;
      if (loader === '') throw new Error(`A chunk imports ${source.value} in a way that no bundle knows.`);
      edits.push({ start, end, text: `${loader}(${JSON.stringify(basename(source.value, '.js'))})` });
    },
  }).visit(program);
  return edits
    .sort((left, right) => right.start - left.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/**
 * Throws where a module gives another value to what it exports once it is evaluated: who reads its exports once, as the
 * functions of chunks do, would keep the first.
 */
export function validateExports(program: ESTree.Program): void {
  const locals = new Set(exportsOf(program.body).map(({ local }) => local));
  // The names of each function around a place, from the outside in.
  const inner: ReadonlySet<string>[] = [];
  const enter = (node: ESTree.Function | ESTree.ArrowFunctionExpression) =>
    void inner.push(namesWithin(node));
  const leave = () => void inner.pop();
  const validate = (target: ESTree.Node) => {
    if (target.type !== 'Identifier' || !locals.has(target.name)) return;
    if (inner.length === 0 || inner.some((names) => names.has(target.name))) return;
    throw new Error(`A chunk exports ${target.name}, and gives it another value later. Export a function.`);
  };
  new Visitor({
    ...{ FunctionDeclaration: enter, FunctionExpression: enter, ArrowFunctionExpression: enter },
    ...{ 'FunctionDeclaration:exit': leave, 'FunctionExpression:exit': leave },
    'ArrowFunctionExpression:exit': leave,
    AssignmentExpression: ({ left }) => validate(left),
    UpdateExpression: ({ argument }) => validate(argument),
  }).visit(program);
}

/** The names of a function's parameters, and of what is declared anywhere in it. */
function namesWithin(node: ESTree.Function | ESTree.ArrowFunctionExpression): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    if ('type' in part && part.type === 'Identifier' && 'name' in part) names.add(String(part.name));
    for (const value of Object.values(part)) add(value);
  };
  const find = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    if ('type' in part && part.type === 'VariableDeclarator' && 'id' in part) add(part.id);
    for (const value of Object.values(part)) find(value);
  };
  add(node.params);
  find(node.body);
  return names;
}

interface ExportedName {
  readonly name: string;
  readonly local: string;
}

function exportsOf(body: readonly Statement[]): readonly ExportedName[] {
  return body.flatMap((node) => {
    if (!node.type.startsWith('Export')) return [];
    if (node.type !== 'ExportNamedDeclaration' || node.source !== null || node.declaration !== null)
      throw new Error('A chunk exports by a list of names alone.');
    return node.specifiers.map(({ exported, local }) => ({ name: nameOf(exported), local: nameOf(local) }));
  });
}

function importedName(specifier: ESTree.ImportDeclaration['specifiers'][number]): string {
  if (specifier.type !== 'ImportSpecifier') throw new Error('A chunk imports names alone from another.');
  return `${JSON.stringify(nameOf(specifier.imported))}:${specifier.local.name}`;
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name;
}
