import { parseAst } from 'vite';

/** Parts of a program that never run in a page, by which `cutSource` takes them out. */
export interface DeadParts {
  /** Numbers that no `tag` of a fiber ever is. */
  readonly tags: readonly number[];
  /** Variables whose value nothing ever equals. */
  readonly unequal: readonly string[];
  /** Functions that are never called, or to no effect, with the body that each gets. */
  readonly functions: Readonly<Record<string, string>>;
  /** Properties of object literals that nobody reads. */
  readonly properties: readonly string[];
  /** Functions, and for each the first arguments with which a call of it does nothing. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
  /** Methods that no object has, where their `typeof` is compared. */
  readonly methods: readonly string[];
  /** Variables that are written to no effect. */
  readonly unread: readonly string[];
}

/** A node of ESTree, as Vite's parser gives it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The function that is being written: variables that its cut cases declared, which other cases may use. */
interface Scope {
  readonly variables: Set<string>;
}

/**
 * The source without what follows from its dead parts: comparisons become true or false, cases of a switch go. The
 * minifier takes out the rest. Throws where the source has no such part.
 */
export function cutSource(
  source: string,
  { tags, unequal, functions, properties, calls, methods, unread }: DeadParts,
): string {
  const found = new Set<string>();
  const find = (name: string) => found.add(name);

  const isDeadTag = (node: Node | undefined) => {
    const value = node?.type === 'Literal' ? Reflect.get(node, 'value') : undefined;
    const isDead = typeof value === 'number' && tags.includes(value);
    if (isDead) find(String(value));
    return isDead;
  };

  const isUnequal = (node: Node | undefined) => {
    const name = nameOf(node);
    if (name === undefined || !unequal.includes(name)) return false;
    find(name);
    return true;
  };

  const isMissing = (node: Node | undefined) => {
    const asked = node?.type === 'UnaryExpression' ? child(node, 'argument') : undefined;
    const name = asked?.type === 'MemberExpression' ? nameOf(child(asked, 'property')) : undefined;
    if (name === undefined || !methods.includes(name)) return false;
    find(name);
    return true;
  };

  const isDeadCall = (node: Node) => {
    const name = nameOf(child(node, 'callee')) ?? '';
    const [first] = nodesIn(node, 'arguments');
    const value = first?.type === 'Literal' ? String(Reflect.get(first, 'value')) : '';
    if (!Object.hasOwn(calls, name) || !calls[name]?.includes(value)) return false;
    find(`${name}(${value})`);
    return true;
  };

  const isIdle = (node: Node) => {
    const name = nameOf(child(node, 'left')) ?? '';
    if (Reflect.get(node, 'operator') !== '=' || !unread.includes(name)) return false;
    find(name);
    return true;
  };

  /** The text of a node with its cut parts replaced. */
  function write(node: Node, scope: Scope): string {
    if (node.type === 'FunctionDeclaration') {
      const name = nameOf(child(node, 'id')) ?? '';
      const body = Object.hasOwn(functions, name) ? functions[name] : undefined;
      if (body !== undefined) {
        find(name);
        return `${source.slice(node.start, child(node, 'body')?.start)}{ ${body} }`;
      }
    }
    if (isFunction(node)) return writeFunction(node);
    if (node.type === 'BinaryExpression') return writeComparison(node, scope);
    if (node.type === 'CallExpression' && isDeadCall(node)) return 'void 0';
    if (node.type === 'AssignmentExpression' && isIdle(node)) {
      const value = child(node, 'right');
      return value === undefined ? '' : write(value, scope);
    }
    if (node.type === 'SwitchStatement') return writeSwitch(node, scope);
    if (node.type === 'ObjectExpression') return writeObject(node, scope);
    return writeChildren(node, scope);
  }

  function writeChildren(node: Node, scope: Scope): string {
    let text = '';
    let at = node.start;
    for (const part of childrenOf(node)) {
      text += source.slice(at, part.start) + write(part, scope);
      at = part.end;
    }
    return text + source.slice(at, node.end);
  }

  function writeFunction(node: Node): string {
    const scope: Scope = { variables: new Set() };
    const text = writeChildren(node, scope);
    if (scope.variables.size === 0) return text;
    return `${text.slice(0, text.lastIndexOf('}'))}var ${[...scope.variables].join(', ')}; }`;
  }

  function writeComparison(node: Node, scope: Scope): string {
    const operator = Reflect.get(node, 'operator');
    const left = child(node, 'left');
    const right = child(node, 'right');
    if (operator !== '===' && operator !== '!==') return writeChildren(node, scope);
    const isNever =
      (isTag(right) && isDeadTag(left)) ||
      (isTag(left) && isDeadTag(right)) ||
      isUnequal(left) ||
      isUnequal(right) ||
      isMissing(right);
    if (!isNever) return writeChildren(node, scope);
    return operator === '===' ? '!1' : '!0';
  }

  function writeSwitch(node: Node, scope: Scope): string {
    const asked = child(node, 'discriminant');
    // True where the code above goes on into this case.
    let goesOn = false;
    let text = '';
    for (const switchCase of nodesIn(node, 'cases')) {
      const test = child(switchCase, 'test');
      const statements = nodesIn(switchCase, 'consequent');
      const isDead = (isTag(asked) && isDeadTag(test)) || isUnequal(test);
      if (isDead && !goesOn) {
        for (const statement of statements) addVariables(statement, scope.variables);
        continue;
      }
      if (!isDead) text += test === undefined ? 'default:' : `case ${write(test, scope)}:`;
      text += `${statements.map((statement) => write(statement, scope)).join('\n')}\n`;
      if (!isDead || statements.length > 0) goesOn = !ends(statements);
    }
    return `switch (${asked === undefined ? '' : write(asked, scope)}) {\n${text}}`;
  }

  function writeObject(node: Node, scope: Scope): string {
    const kept = nodesIn(node, 'properties').filter((property) => {
      const name = nameOf(child(property, 'key'));
      if (name === undefined || !properties.includes(name)) return true;
      find(name);
      return false;
    });
    return `{${kept.map((property) => write(property, scope)).join(', ')}}`;
  }

  const text = write(parseAst(source), { variables: new Set() });
  const missing = [
    ...tags.map(String),
    ...unequal,
    ...Object.keys(functions),
    ...properties,
    ...methods,
    ...unread,
    ...Object.entries(calls).flatMap(([name, values]) => values.map((value) => `${name}(${value})`)),
  ].filter((name) => !found.has(name));
  if (missing.length > 0)
    throw new Error(`React has no ${missing.join(', ')} to cut: see slim-react/cuts.ts.`);
  return text;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}

function child(node: Node, name: string): Node | undefined {
  const value: unknown = Reflect.get(node, name);
  return isNode(value) ? value : undefined;
}

function nodesIn(node: Node, name: string): readonly Node[] {
  const value: unknown = Reflect.get(node, name);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** In the order of the source, each part of it once. */
function childrenOf(node: Node): readonly Node[] {
  const parts = Object.values(node).flat().filter(isNode);
  const sorted = parts.sort((a, b) => a.start - b.start);
  // `{ name }` has one node for key and value.
  return sorted.filter((part, at) => part.start >= (sorted[at - 1]?.end ?? 0));
}

function nameOf(node: Node | undefined): string | undefined {
  const name: unknown = node?.type === 'Identifier' ? Reflect.get(node, 'name') : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** True for a fiber's tag, and for a variable that React keeps it in. */
function isTag(node: Node | undefined): boolean {
  if (node?.type === 'MemberExpression') return nameOf(child(node, 'property')) === 'tag';
  return /^(tag|fiberTag|nodeTag|grandTag|_instance\d?)$/.test(nameOf(node) ?? '');
}

function isFunction({ type }: Node): boolean {
  return /^(Function|Arrow)/.test(type);
}

const leaving = new Set(['ReturnStatement', 'BreakStatement', 'ContinueStatement', 'ThrowStatement']);

/** True when nothing after the statements is reached from them. */
function ends(statements: readonly Node[]): boolean {
  const last = statements.at(-1);
  if (last === undefined) return false;
  if (last.type === 'BlockStatement') return ends(nodesIn(last, 'body'));
  if (last.type !== 'IfStatement') return leaving.has(last.type);
  return [child(last, 'consequent'), child(last, 'alternate')].every(
    (branch) => branch !== undefined && ends([branch]),
  );
}

function addVariables(node: Node, variables: Set<string>): void {
  const name = node.type === 'VariableDeclarator' ? nameOf(child(node, 'id')) : undefined;
  if (name !== undefined) variables.add(name);
  if (!isFunction(node)) for (const part of childrenOf(node)) addVariables(part, variables);
}
