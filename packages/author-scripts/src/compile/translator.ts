import type * as js from 'acorn';
import type {
  AssignmentTarget,
  Element,
  Expression,
  FunctionTree,
  Hoisted,
  Key,
  Statement,
  VariableReference,
} from '../run/tree.ts';
import type { FindingCode } from './findings.ts';
import type { Reference, Scope, Scopes } from './scopes.ts';

/** Made when every variable has its place. */
export type Deferred<T> = () => T;

/** The place in the text that is being translated: its scope and class. */
export interface TranslatorContext {
  readonly scope: Scope;
  /** Of a class: where its parent stands, and whether this is one of its static members. */
  readonly inClass?: { readonly scope: Scope; readonly isStatic: boolean };
}

/** Turns acorn's tree into ours. The parts lie in files of their own and reach each other through this. */
export interface Translator {
  readonly scopes: Scopes;
  expression(node: js.Expression, context: TranslatorContext): Deferred<Expression>;
  key(
    node: js.Expression | js.PrivateIdentifier,
    isComputed: boolean,
    context: TranslatorContext,
  ): Deferred<Key>;
  elements(
    nodes: readonly (js.Expression | js.SpreadElement | null)[],
    context: TranslatorContext,
  ): Deferred<readonly Element[]>;
  /** A name that is read or set. */
  place(name: string, node: js.Node, context: TranslatorContext): Deferred<VariableReference>;
  /** A name that is assigned to: it is there from then on, if no scope declares it. */
  assign(node: js.Identifier, context: TranslatorContext): Reference;
  /** Only the type of this name is asked for, so it may be missing. */
  askType(node: js.Identifier): void;
  /** Translates a member of a name (`_.sum`). */
  askMember(owner: js.Identifier, member: js.Identifier): void;
  /** Only what the host adds to this name is asked for. */
  askOwn(node: js.Identifier): void;
  /** Translates an assignment target; `kind`: of a declaration. */
  target(node: js.Pattern, context: TranslatorContext, declared?: Declared): Deferred<AssignmentTarget>;
  function(
    node: js.Function,
    context: TranslatorContext,
    extra?: { readonly isMethod: boolean },
  ): Deferred<FunctionTree>;
  class(node: js.Class, context: TranslatorContext): Deferred<Expression>;
  statement(node: js.Statement, context: TranslatorContext): Deferred<Statement>;
  /** Statements in a scope of their own, which the caller has made: the functions declared there come first. */
  body(nodes: readonly js.Statement[], context: TranslatorContext): Deferred<Body>;
  /** Reports an unavailable name, and gives code that fails when it is reached. */
  refuse(code: FindingCode, node: js.Node, what: string): Deferred<readonly ['refused', string]>;
}

export interface Body {
  readonly functions?: readonly Hoisted[];
  readonly unset?: readonly number[];
  readonly body: readonly Statement[];
}

export interface Declared {
  readonly kind: 'var' | 'let' | 'const' | 'parameter';
  /** Where the declaration ends. */
  readonly from: number;
}
