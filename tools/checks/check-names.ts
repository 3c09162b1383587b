import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { sourceFiles } from './source-files.ts';

const vague = ['both', 'isOne', 'isOwn', 'one', 'ones', 'other', 'others', 'own'];
/** Parsing costs: most files have none of these where a name may be bound. */
const maybeBound = new RegExp(
  `[({[,:.]\\s*(${vague.join('|')})\\b|\\b(const|let|function) (${vague.join('|')})\\b`,
);

/** A sentence for each variable, parameter and function whose name does not say what it holds. */
export function checkNames(root: string): string[] {
  return sourceFiles(root)
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return maybeBound.test(source) ? vagueNamesIn(path, source) : [];
    });
}

function vagueNamesIn(path: string, source: string): string[] {
  const found: string[] = [];
  const bind = (pattern: ESTree.Node | null) => {
    if (pattern === null) return;
    switch (pattern.type) {
      case 'Identifier':
        if (vague.includes(pattern.name)) {
          const line = source.slice(0, pattern.start).split('\n').length;
          found.push(`${path}:${line}: "${pattern.name}" does not say what it holds. Name that.`);
        }
        return;
      case 'ObjectPattern':
        for (const property of pattern.properties)
          bind(property.type === 'RestElement' ? property.argument : property.value);
        return;
      case 'ArrayPattern':
        pattern.elements.forEach(bind);
        return;
      case 'AssignmentPattern':
        return bind(pattern.left);
      case 'RestElement':
        return bind(pattern.argument);
    }
  };
  const visit = (node: ESTree.Node) => {
    if (node.type === 'VariableDeclarator') bind(node.id);
    if ('params' in node && Array.isArray(node.params)) node.params.forEach(bind);
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') bind(node.id);
    if (node.type === 'CatchClause') bind(node.param);
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(parseSync(path, source).program);
  return found;
}

function isNode(child: unknown): child is ESTree.Node {
  return typeof child === 'object' && child !== null && 'type' in child && 'start' in child;
}
