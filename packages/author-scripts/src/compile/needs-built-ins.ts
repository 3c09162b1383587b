import {
  furtherOperators,
  isCoreExpression,
  isCoreStatement,
  isCoreTarget,
} from '../run/code/core-syntax.ts';
import type {
  AssignmentTarget,
  AuthorScript,
  BlockTree,
  Element,
  Expression,
  Key,
  Statement,
} from '../run/tree.ts';
import { isBuiltIn, memberNames, rareNames } from './offered.ts';

const rare = new RegExp(`\\["class",\\{|\\["free","(?:${rareNames.join('|')})"\\]`);

/** Whether any author script in this JSON has a class, or a name that comes with the rare built-ins alone. */
export function needsRareBuiltIns(json: string): boolean {
  return rare.test(json);
}

const regular = /\["regexp",|[[,]"(?:RegExp|match|matchAll|search)"[\],]/;

/** Whether any author script in this JSON has a regular expression, or names what makes one. */
export function needsRegularExpressions(json: string): boolean {
  return regular.test(json);
}

/** Whether an author script asks for more than its host and the core of the language: see `ScriptScope.builtIns`. */
export function needsBuiltIns({ functions = [], body }: AuthorScript): boolean {
  return functions.length > 0 || body.some(ofStatement);
}

function ofStatement(node: Statement): boolean {
  if (!isCoreStatement(node)) return true;
  switch (node[0]) {
    case 'do':
    case 'return':
      return ofExpression(node[1]);
    case 'if':
      return ofExpression(node[1]) || ofStatement(node[2]) || (node[3] !== null && ofStatement(node[3]));
    case 'block':
      return ofBlock(node[1]);
  }
}

function ofBlock({ functions = [], body }: BlockTree): boolean {
  return functions.length > 0 || body.some(ofStatement);
}

function ofExpression(node: Expression): boolean {
  if (!isCoreExpression(node)) return true;
  switch (node[0]) {
    case 'value':
    case 'undefined':
    case 'local':
    case 'checked':
    case 'refused':
      return false;
    case 'free':
      return isBuiltIn(node[1]);
    case 'member':
      return ofMember(node[1], node[2]);
    case 'call':
      return ofExpression(node[1]) || node[2].some(ofElement);
    case 'chain':
      return ofExpression(node[1]);
    case 'list':
      return node[1].some(ofExpression);
    case 'unary':
      return ofExpression(node[2]);
    case 'binary':
      return furtherOperators.includes(node[1]) || ofExpression(node[2]) || ofExpression(node[3]);
    case 'and':
    case 'or':
    case 'either':
      return ofExpression(node[1]) || ofExpression(node[2]);
    case 'choose':
      return ofExpression(node[1]) || ofExpression(node[2]) || ofExpression(node[3]);
    case 'assign':
      return ofTarget(node[1]) || ofExpression(node[2]);
  }
}

function ofTarget(target: AssignmentTarget): boolean {
  if (!isCoreTarget(target)) return true;
  if (target[0] === 'constant') return ofTarget(target[1]);
  return target[0] === 'member' && ofMember(target[1], target[2]);
}

/** A key that is computed can be any. */
function ofMember(object: Expression, key: Key): boolean {
  return typeof key !== 'string' || memberNames.has(key) || ofExpression(object);
}

function ofElement(element: Element): boolean {
  return element[0] === 'spread' || element[0] === 'hole' || ofExpression(element);
}
