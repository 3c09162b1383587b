import type { Code, Frame, Step } from './code/code.ts';
import type { Assign, Compiler } from './code/compiler.ts';
import type {
  ClassExpression,
  FurtherExpression,
  FurtherStatement,
  FurtherTarget,
} from './code/core-syntax.ts';
import type { Browser, BrowserFacts, BrowserName } from './host.ts';
import type { Element, FunctionTree, Hoisted } from './tree.ts';
import type { Callable, Value } from './values/sandbox-object.ts';

/** All of the language beyond what most author scripts are made of, and its built-in objects: a file of its own. */
export interface BuiltIns {
  readonly globals: { has(name: string): boolean; get(name: string): Value };
  readonly syntax: FurtherSyntax;
  readonly rare?: RareBuiltIns;
}

/** Those that few authors name: classes, and a browser's names. */
export interface RareBuiltIns {
  isBrowserName(name: string): name is BrowserName;
  createBrowser(facts: BrowserFacts): Browser;
  ofClass(node: ClassExpression, c: Compiler): Code;
}

/** Regular expressions, which few authors write: a file of its own. */
export interface RegularExpressions {
  /** Compiles a literal whose time grows with that power of a text's length. */
  compile(source: string, flags: string, power: number): () => Value;
  /** `RegExp` as a function. */
  readonly make: Callable['invoke'];
  /** Methods of texts that make one of what they are given. */
  readonly methods: Readonly<Record<'match' | 'matchAll' | 'search', Callable['invoke']>>;
}

interface FurtherSyntax {
  expression(node: FurtherExpression, c: Compiler): Code;
  statement(node: FurtherStatement, labels: readonly string[], c: Compiler): Step;
  assign(target: FurtherTarget, c: Compiler): Assign;
  elements(elements: readonly Element[], c: Compiler): (frame: Frame) => Value[];
  function(tree: FunctionTree, c: Compiler): (frame: Frame) => Callable;
  hoisted(functions: readonly Hoisted[], c: Compiler): (frame: Frame) => void;
}
