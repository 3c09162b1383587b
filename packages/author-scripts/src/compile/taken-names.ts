import type * as js from 'acorn';

export interface Declaration {
  readonly name: string;
  readonly at: { readonly line: number; readonly column: number };
}

/** The names that an author script declares with `let`, `const` or `class` outside of all blocks. */
export function declaredNames({ body }: js.Program): readonly Declaration[] {
  return body.flatMap((node) => {
    if (node.type === 'ClassDeclaration') return namesIn(node.id);
    if (node.type !== 'VariableDeclaration' || node.kind === 'var') return [];
    return node.declarations.flatMap(({ id }) => namesIn(id));
  });
}

function namesIn(node: js.Pattern): readonly Declaration[] {
  switch (node.type) {
    case 'Identifier':
      return [{ name: node.name, at: node.loc?.start ?? { line: 1, column: 0 } }];
    case 'ArrayPattern':
      return node.elements.flatMap((item) => (item === null ? [] : namesIn(item)));
    case 'ObjectPattern':
      return node.properties.flatMap((item) =>
        item.type === 'RestElement' ? namesIn(item.argument) : namesIn(item.value),
      );
    case 'AssignmentPattern':
      return namesIn(node.left);
    case 'RestElement':
      return namesIn(node.argument);
    case 'MemberExpression':
      return [];
  }
}
