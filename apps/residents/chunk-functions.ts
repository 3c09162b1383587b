import { basename } from 'node:path';
import { type ESTree, Visitor } from 'vite';

type Statement = ESTree.Program['body'][number];

/**
 * Turns a chunk of the client build from a module into one that gives `[needs, make]`: the names of the chunks that it
 * imports, and a function from the exports of the page's own script and of these to its own. So the server puts those
 * that a form needs together into one file (`src/server/bundles.ts`). `page`: the file name of the page's own script.
 * Throws for a module that such a function cannot stand for.
 */
export function chunkFunction(code: string, { body }: ESTree.Program, page: string): string {
  const needs: string[] = [];
  const parameters = ['_'];
  const rest: string[] = [];
  for (const node of body)
    if (node.type === 'ImportDeclaration') {
      const names = `{${node.specifiers.map(importedName)}}`;
      const file = basename(node.source.value);
      if (file === basename(page)) parameters[0] = names;
      else {
        needs.push(file.replace(/\.js$/, ''));
        parameters.push(names);
      }
    } else if (!node.type.startsWith('Export')) rest.push(code.slice(node.start, node.end));
  const exported = exportsOf(body).map(({ name, local }) => `${JSON.stringify(name)}:${local}`);
  return `export default [${JSON.stringify(needs)}, (${parameters}) => {
${rest.join('\n')}
return {${exported}};
}];`;
}

/**
 * Has a chunk import late files by the loader that Vite wraps these imports in: by the name of a chunk, in place of an
 * import of its own and a list of further files.
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
      if (source.type !== 'Literal' || typeof source.value !== 'string') return;
      edits.push({ start, end, text: `${loader}(${JSON.stringify(basename(source.value, '.js'))})` });
    },
  }).visit(program);
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/**
 * Throws where a module gives another value to what it exports once it is evaluated: who reads its exports once, as the
 * functions of chunks do, would keep the first.
 */
export function validateExports(program: ESTree.Program): void {
  // Its compiler and linter see to it that a function keeps its name; an inner variable often has the same one.
  const functions = new Set(
    program.body.map((node) => (node.type === 'FunctionDeclaration' ? node.id?.name : '')),
  );
  const locals = new Set(
    exportsOf(program.body)
      .map(({ local }) => local)
      .filter((name) => !functions.has(name)),
  );
  const validate = (target: { readonly type: string; readonly name?: unknown }) => {
    if (target.type === 'Identifier' && locals.has(String(target.name)))
      throw new Error(
        `A chunk exports ${String(target.name)}, and gives it another value later. Export a function.`,
      );
  };
  new Visitor({
    AssignmentExpression: ({ left }) => validate(left),
    UpdateExpression: ({ argument }) => validate(argument),
  }).visit(program);
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
