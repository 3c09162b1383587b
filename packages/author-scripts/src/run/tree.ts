/**
 * An author script as `compile` leaves it: an author's JavaScript without positions, as JSON, each variable resolved to
 * its place.
 *
 * A variable is `hops` frames up, in one of that frame's slots. A name that no scope of the author script declares is
 * *free*: the host's names and the built-ins.
 */
export interface AuthorScript {
  /** The slots of the outermost frame. */
  readonly size: number;
  /** Where the output stands in it; absent for an author script that has none. */
  readonly output?: number;
  /** Variables that are called as a name of the host is: they begin with what that holds. */
  readonly shared?: readonly (readonly [name: string, slot: number])[];
  readonly functions?: readonly Hoisted[];
  readonly unset?: readonly number[];
  /** It names what Form.io's page has and this has not: where it fails, it fails here alone. */
  readonly lacks?: true;
  /** It needs the built-ins: see `needsBuiltIns`. */
  readonly builtIns?: true;
  readonly body: readonly Statement[];
}

export type Expression =
  | readonly ['value', string | number | boolean | null]
  | readonly ['undefined']
  /** `power`: how the time of a match grows with the text. */
  | readonly ['regexp', source: string, flags: string, power: number]
  /** The text parts, one more than there are expressions. */
  | readonly ['template', texts: readonly string[], expressions: readonly Expression[]]
  | readonly ['array', elements: readonly Element[]]
  | readonly ['object', properties: readonly Property[]]
  | readonly ['function', FunctionTree]
  | readonly ['class', ClassTree]
  | readonly ['unary', operator: UnaryOperator, operand: Expression]
  | readonly ['delete', object: Expression, key: Key]
  | readonly ['binary', operator: BinaryOperator, left: Expression, right: Expression]
  | readonly [Conditional, left: Expression, right: Expression]
  | readonly ['choose', test: Expression, then: Expression, otherwise: Expression]
  | readonly ['assign', target: AssignmentTarget, value: Expression]
  | readonly ['update', operator: BinaryOperator, target: SimpleTarget, value: Expression]
  /** `&&=`, `||=`, `??=` */
  | readonly ['assignIf', operator: Conditional, target: SimpleTarget, value: Expression]
  | readonly ['count', by: 1 | -1, isPrefix: 0 | 1, target: SimpleTarget]
  | readonly ['list', expressions: readonly Expression[]]
  | VariableReference
  /** In a chain, `isOptional` is `?.`. */
  | readonly ['call', callee: Expression, given: readonly Element[], isOptional: 0 | 1]
  | readonly ['new', callee: Expression, given: readonly Element[]]
  /** All that a `?.` inside skips. */
  | readonly ['chain', Expression]
  | readonly [
      'super',
      parent: VariableReference,
      self: VariableReference,
      given: readonly Element[],
      owner: VariableReference,
    ]
  | readonly ['inherited', parent: VariableReference, self: VariableReference, key: Key, isStatic: 0 | 1]
  /** Fails when it is reached: what is not offered, by its name. */
  | readonly ['refused', what: string];

/** `&&`, `||`, `??` */
export type Conditional = 'and' | 'or' | 'either';

/** A variable that can be read and assigned. */
export type VariableReference =
  | readonly ['local', hops: number, slot: number]
  /** It may be read before it is declared: then it fails. */
  | readonly ['checked', hops: number, slot: number]
  | readonly ['free', name: string]
  | readonly ['member', object: Expression, key: Key, isOptional: 0 | 1];

/** The name itself, or what gives it. */
export type Key = string | Expression;

export type Element = Expression | readonly ['spread', Expression] | readonly ['hole'];

export type Property =
  | readonly ['is', key: Key, value: Expression]
  | readonly ['get' | 'set', key: Key, FunctionTree]
  | readonly ['spread', Expression];

export type SimpleTarget = VariableReference | readonly ['constant', VariableReference];

export type AssignmentTarget =
  | SimpleTarget
  | readonly ['items', items: readonly (AssignmentTarget | null)[], rest: AssignmentTarget | null]
  | readonly ['fields', fields: readonly (readonly [Key, AssignmentTarget])[], rest: AssignmentTarget | null]
  | readonly ['default', target: AssignmentTarget, value: Expression];

export interface FunctionTree {
  readonly name?: string;
  readonly size: number;
  /** No arrow function, no method: `new` can call it. */
  readonly isPlain?: 1;
  readonly parameters: readonly AssignmentTarget[];
  readonly rest?: AssignmentTarget;
  /** Slots of what the body names: `this`, `arguments`, the function itself. */
  readonly self?: number;
  readonly given?: number;
  readonly own?: number;
  readonly functions?: readonly Hoisted[];
  readonly unset?: readonly number[];
  readonly body?: readonly Statement[];
  /** An arrow function without braces. */
  readonly value?: Expression;
}

/** A declared function, and where it stands. */
export type Hoisted = readonly [hops: number, slot: number, FunctionTree];

/** A frame of its own where a function inside a loop keeps its variables; else they lie in that of the function. */
export interface FrameTree {
  /** The slots of that frame. */
  readonly size?: number;
  /** Variables that may be read before their declaration. */
  readonly unset?: readonly number[];
}

export interface ClassTree extends FrameTree {
  readonly name?: string;
  /** Where the class itself stands, and its parent. */
  readonly own: VariableReference;
  readonly parentPlace: VariableReference;
  readonly parent?: Expression;
  readonly build?: FunctionTree;
  readonly members: readonly ClassMember[];
}

export type ClassMember = readonly [
  kind: 'is' | 'get' | 'set' | 'field',
  isStatic: 0 | 1,
  key: Key,
  value: FunctionTree | null,
];

export type UnaryOperator = '-' | '+' | '!' | '~' | 'typeof' | 'void';

export type BinaryOperator =
  | ('+' | '-' | '*' | '/' | '%' | '**')
  | ('==' | '!=' | '===' | '!==' | '<' | '<=' | '>' | '>=')
  | ('&' | '|' | '^' | '<<' | '>>' | '>>>')
  | ('in' | 'instanceof');

export type Statement =
  | readonly ['do', Expression]
  | readonly ['if', test: Expression, then: Statement, otherwise: Statement | null]
  | readonly ['block', BlockTree]
  | readonly ['for', ForTree]
  | readonly ['in' | 'of', EachTree]
  | readonly ['while', test: Expression, body: Statement]
  | readonly ['repeat', body: Statement, test: Expression]
  | readonly ['switch', SwitchTree]
  | readonly ['break' | 'continue', label: string | null]
  | readonly ['label', name: string, body: Statement]
  | readonly ['try', TryTree]
  | readonly ['throw', Expression]
  | readonly ['return', Expression];

export interface BlockTree extends FrameTree {
  readonly functions?: readonly Hoisted[];
  readonly body: readonly Statement[];
}

export interface ForTree extends FrameTree {
  readonly first: readonly Statement[];
  readonly test?: Expression;
  readonly update?: Expression;
  readonly body: Statement;
}

export interface EachTree extends FrameTree {
  readonly target: AssignmentTarget;
  readonly subject: Expression;
  readonly body: Statement;
}

export interface SwitchTree extends FrameTree {
  readonly functions?: readonly Hoisted[];
  readonly subject: Expression;
  /** Null: the default. */
  readonly cases: readonly (readonly [test: Expression | null, body: readonly Statement[]])[];
}

export interface TryTree {
  readonly block: BlockTree;
  readonly caught?: CatchTree;
  readonly last?: BlockTree;
}

export interface CatchTree extends FrameTree {
  readonly target?: AssignmentTarget;
  readonly block: BlockTree;
}
