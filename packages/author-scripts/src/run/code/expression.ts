import { builtIns } from '../run.ts';
import type { Expression, Key } from '../tree.ts';
import { call } from '../values/call.ts';
import { toNumber, typeOf } from '../values/convert.ts';
import { fail } from '../values/failure.ts';
import { itemOf } from '../values/item.ts';
import { operations } from '../values/operate.ts';
import { propertyOf } from '../values/property.ts';
import { SandboxObject, type Value } from '../values/sandbox-object.ts';
import type { Code, Frame } from './code.ts';
import type { Compiler } from './compiler.ts';
import { type CoreExpression, isCoreExpression } from './core-syntax.ts';
import { checked, frameAt } from './frame.ts';
import { isKnown, readFree } from './free.ts';

/** The value of a chain that `?.` cut short: nothing more of it is computed. */
const skipped = new SandboxObject(null);
// All runs share it.
skipped.isFrozen = true;

export function compileExpression(node: Expression, inChain: boolean, c: Compiler): Code {
  return isCoreExpression(node) ? compileCore(node, inChain, c) : builtIns().syntax.expression(node, c);
}

function compileCore(node: CoreExpression, inChain: boolean, c: Compiler): Code {
  switch (node[0]) {
    case 'value': {
      const [, value] = node;
      return () => value;
    }
    case 'undefined':
      return () => undefined;
    case 'unary':
      return compileUnary(node[1], node[2], c);
    case 'binary': {
      const operate = operations[node[1]];
      const left = c.expression(node[2]);
      const right = c.expression(node[3]);
      return (frame) => operate(left(frame), right(frame));
    }
    case 'and': {
      const left = c.expression(node[1]);
      const right = c.expression(node[2]);
      return (frame) => left(frame) && right(frame);
    }
    case 'or': {
      const left = c.expression(node[1]);
      const right = c.expression(node[2]);
      return (frame) => left(frame) || right(frame);
    }
    case 'either': {
      const left = c.expression(node[1]);
      const right = c.expression(node[2]);
      return (frame) => left(frame) ?? right(frame);
    }
    case 'choose': {
      const test = c.expression(node[1]);
      const then = c.expression(node[2]);
      const otherwise = c.expression(node[3]);
      return (frame) => (test(frame) ? then(frame) : otherwise(frame));
    }
    case 'assign': {
      const assign = c.assign(node[1]);
      const value = c.expression(node[2]);
      return (frame) => assign(frame, value);
    }
    case 'list': {
      const codes = node[1].map((part) => c.expression(part));
      return (frame) => {
        let last: Value;
        for (const code of codes) last = code(frame);
        return last;
      };
    }
    case 'local':
      return compileLocal(node[1], node[2]);
    case 'checked': {
      const [, hops, slot] = node;
      return (frame) => checked(frameAt(frame, hops).at[slot]);
    }
    case 'free': {
      const [, name] = node;
      return () => readFree(name);
    }
    case 'member':
      return compileMember(node[1], node[2], node[3] === 1, inChain, c);
    case 'call':
      return compileCall(node, inChain, c);
    case 'chain': {
      const code = c.expression(node[1], true);
      return (frame) => {
        const value = code(frame);
        return value === skipped ? undefined : value;
      };
    }
    case 'refused': {
      const [, what] = node;
      return () => fail('TypeError', `${what} is not offered to snippets`);
    }
  }
}

function compileLocal(hops: number, slot: number): Code {
  if (hops === 0) return (frame) => frame.at[slot];
  if (hops === 1) return (frame) => frame.up?.at[slot];
  return (frame) => frameAt(frame, hops).at[slot];
}

function compileMember(
  object: Expression,
  key: Key,
  isOptional: boolean,
  inChain: boolean,
  c: Compiler,
): Code {
  const owner = c.expression(object, inChain);
  const read = compileRead(key, c);
  if (!inChain) return (frame) => read(frame, owner(frame));
  return (frame) => {
    const value = owner(frame);
    return value === skipped || (isOptional && isNothing(value)) ? skipped : read(frame, value);
  };
}

function compileRead(key: Key, c: Compiler): (frame: Frame, owner: Value) => Value {
  if (typeof key === 'string') return (_frame, owner) => propertyOf(owner, key);
  const code = c.expression(key);
  return (frame, owner) => itemOf(owner, code(frame));
}

function compileCall(
  node: Extract<Expression, readonly ['call', ...unknown[]]>,
  inChain: boolean,
  c: Compiler,
): Code {
  const [, callee, elements, isOptional] = node;
  const given = c.elements(elements);
  if (callee[0] === 'member') {
    const [, object, key, isOptionalMember] = callee;
    const owner = c.expression(object, inChain);
    const read = compileRead(key, c);
    return (frame) => {
      const self = owner(frame);
      if (inChain && (self === skipped || (isOptionalMember === 1 && isNothing(self)))) return skipped;
      const method = read(frame, self);
      return isOptional === 1 && isNothing(method) ? skipped : call(method, self, given(frame));
    };
  }
  const self = callee[0] === 'inherited' ? c.expression(callee[2]) : undefined;
  const code = c.expression(callee, inChain);
  return (frame) => {
    const value = code(frame);
    if (inChain && (value === skipped || (isOptional === 1 && isNothing(value)))) return skipped;
    return call(value, self?.(frame), given(frame));
  };
}

function isNothing(value: Value): boolean {
  return value === undefined || value === null;
}

function compileUnary(operator: string, operand: Expression, c: Compiler): Code {
  if (operator === 'typeof' && operand[0] === 'free') {
    const [, name] = operand;
    return () => (isKnown(name) ? typeOf(readFree(name)) : 'undefined');
  }
  const code = c.expression(operand);
  switch (operator) {
    case '-':
      return (frame) => -toNumber(code(frame));
    case '+':
      return (frame) => toNumber(code(frame));
    case '~':
      return (frame) => ~toNumber(code(frame));
    case '!':
      return (frame) => !code(frame);
    case 'typeof':
      return (frame) => typeOf(code(frame));
    default:
      return (frame) => {
        code(frame);
        return undefined;
      };
  }
}
