import { allocate } from '../run.ts';
import type { ClassMember, ClassTree, Expression } from '../tree.ts';
import { fail } from '../values/failure.ts';
import { propertyOf } from '../values/property.ts';
import { protos } from '../values/protos.ts';
import { Callable, SandboxObject, sandboxObjectSize, type Value } from '../values/sandbox-object.ts';
import type { Code, Frame } from './code.ts';
import type { Compiler } from './compiler.ts';
import { putAccessor } from './fields.ts';
import { compileFrame } from './frame.ts';
import { givePrototype, newSandboxObject } from './function.ts';

/** A class. `setFields` sets the fields that it declares, on a new object. */
class SandboxClass extends Callable {
  setFields: (self: SandboxObject) => void = () => undefined;
}

/** A class makes its object first and then has its parents fill it in, so that none but ours is ever made. */
export function compileClass(tree: ClassTree, c: Compiler): Code {
  const { name = '' } = tree;
  const enter = compileFrame(tree);
  const setOwn = c.assign(tree.own);
  const setParent = c.assign(tree.parentPlace);
  const parentCode = tree.parent && c.expression(tree.parent);
  const build = tree.build && c.function(tree.build);
  const members = tree.members.map((member) => compileMember(member, c));
  return (outer) => {
    allocate(4 * sandboxObjectSize);
    const frame = enter(outer);
    const parent = parentCode?.(frame);
    setParent(frame, () => parent);
    const made = new SandboxClass(
      parent instanceof Callable ? parent : protos.function,
      name,
      () => fail('TypeError', `Class constructor ${name} cannot be invoked without 'new'`),
      (given, target) => {
        const sandboxObject = newSandboxObject(target);
        made.fill?.(sandboxObject, given);
        return sandboxObject;
      },
    );
    const proto = givePrototype(made, parentProto(parent));
    const declaredConstructor = build?.(frame);
    made.fill = (self, given) => {
      if (declaredConstructor === undefined && parent instanceof Callable) fillFrom(parent, self, given);
      if (declaredConstructor === undefined || parent === undefined) made.setFields(self);
      declaredConstructor?.fill?.(self, given);
    };
    const fields: ((self: SandboxObject) => void)[] = [];
    setOwn(frame, () => made);
    for (const member of members) member(frame, made, proto, fields);
    made.setFields = (self) => {
      for (const set of fields) set(self);
    };
    return made;
  };
}

function parentProto(parent: Value): SandboxObject {
  if (parent === undefined) return protos.object;
  const proto = parent instanceof Callable ? propertyOf(parent, 'prototype') : undefined;
  return proto instanceof SandboxObject ? proto : fail('TypeError', 'A class can only extend a class');
}

function fillFrom(parent: Value, self: SandboxObject, given: readonly Value[]): void {
  if (parent instanceof Callable && parent.fill !== undefined) parent.fill(self, given);
  else fail('TypeError', 'This cannot be extended by a class');
}

type AddMember = (
  frame: Frame,
  made: SandboxObject,
  proto: SandboxObject,
  fields: ((self: SandboxObject) => void)[],
) => void;

function compileMember([kind, isStatic, written, tree]: ClassMember, c: Compiler): AddMember {
  const key = c.key(written);
  const code = tree === null ? undefined : c.function(tree);
  return (frame, made, proto, fields) => {
    const owner = isStatic === 1 ? made : proto;
    const name = key(frame);
    const value = code?.(frame);
    if (kind === 'field') {
      const set = (self: SandboxObject) => self.put(name, value?.invoke(self, []));
      if (isStatic === 1) set(made);
      else fields.push(set);
      return;
    }
    if (kind === 'is') owner.put(name, value);
    else putAccessor(owner, name, kind, value);
    owner.hidden?.add(name);
  };
}

/** `super(...)` */
export function compileSuper(node: Extract<Expression, readonly ['super', ...unknown[]]>, c: Compiler): Code {
  const parent = c.expression(node[1]);
  const self = c.expression(node[2]);
  const given = c.elements(node[3]);
  const owner = c.expression(node[4]);
  return (frame) => {
    const [sandboxObject, made] = [self(frame), owner(frame)];
    if (!(sandboxObject instanceof SandboxObject) || !(made instanceof SandboxClass))
      return fail('TypeError', 'super is not in a class');
    fillFrom(parent(frame), sandboxObject, given(frame));
    made.setFields(sandboxObject);
    return sandboxObject;
  };
}

/** `super.name` */
export function compileInherited(
  node: Extract<Expression, readonly ['inherited', ...unknown[]]>,
  c: Compiler,
): Code {
  const parent = c.expression(node[1]);
  const key = c.key(node[3]);
  const isStatic = node[4] === 1;
  return (frame) => {
    const owner = parent(frame);
    const place = isStatic ? owner : owner === undefined ? protos.object : propertyOf(owner, 'prototype');
    return propertyOf(place, key(frame));
  };
}
