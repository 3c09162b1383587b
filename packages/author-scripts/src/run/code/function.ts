import { allocate, currentRun, spend } from '../run.ts';
import type { FunctionTree, Hoisted } from '../tree.ts';
import { deeper } from '../values/call.ts';
import { itemsOfList, List } from '../values/list.ts';
import { propertyOf } from '../values/property.ts';
import { protos } from '../values/protos.ts';
import { Callable, SandboxObject, sandboxObjectSize, type Value } from '../values/sandbox-object.ts';
import type { Code, Frame, Step } from './code.ts';
import type { Compiler } from './compiler.ts';
import { frameAt, newFrame, unset } from './frame.ts';
import { type Weight, weighed } from './weight.ts';

/** Runs a function with what it is given. */
type Body = (frame: Frame, given: readonly Value[]) => Value;

/** The code that makes a function where its frame is. Its body is compiled when it is first called. */
export function compileFunction(tree: FunctionTree, c: Compiler): (frame: Frame) => Callable {
  let compiled: readonly [Body, Weight] | undefined;
  const body = () => {
    compiled ??= weighed(() => compileCall(tree, c));
    return compiled;
  };
  return (frame) => makeFunction(tree, frame, body);
}

function makeFunction(tree: FunctionTree, up: Frame, body: () => readonly [Body, Weight]): Callable {
  // A function that `new` can call has a prototype object too.
  allocate(tree.isPlain === 1 ? 4 * sandboxObjectSize : sandboxObjectSize);
  const { size, self, given: givenSlot, own: nameSlot } = tree;

  function run(target: Value, given: readonly Value[]): Value {
    const [code, { steps, levels }] = body();
    spend(steps + given.length);
    const frame = newFrame(up, size);
    if (self !== undefined) frame.at[self] = target;
    if (givenSlot !== undefined) frame.at[givenSlot] = new List([...given], protos.arguments);
    if (nameSlot !== undefined) frame.at[nameSlot] = made;
    return deeper(levels, () => code(frame, given));
  }

  const made = new Callable(protos.function, tree.name ?? '', run, tree.isPlain === 1 ? build : undefined);
  if (tree.isPlain === 1) givePrototype(made);

  function build(given: readonly Value[], target: Callable): Value {
    const sandboxObject = newSandboxObject(target);
    const result = run(sandboxObject, given);
    return result instanceof SandboxObject ? result : sandboxObject;
  }

  made.fill = run;
  return made;
}

/** A new object, as `new` makes it before the function fills it in. */
export function newSandboxObject(target: Callable): SandboxObject {
  allocate(sandboxObjectSize);
  const proto = propertyOf(target, 'prototype');
  return new SandboxObject(proto instanceof SandboxObject ? proto : protos.object);
}

/** Gives a function the object that its instances inherit from. */
export function givePrototype(callable: Callable, parent: SandboxObject = protos.object): SandboxObject {
  const proto = new SandboxObject(parent);
  proto.put('constructor', callable);
  proto.hidden = new Set(['constructor']);
  callable.fields.prototype = proto;
  callable.hidden = new Set(['prototype']);
  return proto;
}

function compileCall(
  { parameters, rest, functions = [], unset: open = [], body, value }: FunctionTree,
  c: Compiler,
): Body {
  const assigns = parameters.map((parameter) => c.assign(parameter));
  const assignRest = rest && c.assign(rest);
  const make = compileHoisted(functions, c);
  const code: Code = value !== undefined ? c.expression(value) : bodyCode(c.body(body ?? []));
  return (frame, given) => {
    for (const slot of open) frame.at[slot] = unset;
    assigns.forEach((assign, index) => {
      assign(frame, () => given[index]);
    });
    assignRest?.(frame, () => itemsOfList(given.slice(parameters.length)));
    make(frame);
    return code(frame);
  };
}

function bodyCode(step: Step): Code {
  return (frame) => (step(frame)?.kind === 'return' ? currentRun().returned : undefined);
}

/** Functions that are declared are there before the first statement runs. */
export function compileHoisted(functions: readonly Hoisted[], c: Compiler): (frame: Frame) => void {
  const makes = functions.map(([hops, slot, tree]) => [hops, slot, c.function(tree)] as const);
  return (frame) => {
    for (const [hops, slot, make] of makes) frameAt(frame, hops).at[slot] = make(frame);
  };
}
