import { allocate } from '../run.ts';
import type { FrameTree } from '../tree.ts';
import { fail } from '../values/failure.ts';
import { SandboxObject, type Value } from '../values/sandbox-object.ts';
import { Frame } from './code.ts';

/** In the slot of a variable that is not declared yet. */
export const unset = new SandboxObject(null);
// All runs share it.
unset.isFrozen = true;

/** More variables than this are paid for. */
const ordinary = 8;

export function newFrame(up: Frame | undefined, size: number): Frame {
  if (size > ordinary) allocate(size);
  const at: Value[] = [];
  for (let slot = 0; slot < size; slot += 1) at.push(undefined);
  return new Frame(up, at);
}

/** The frame of a loop's next turn. */
export function nextFrame({ up, at }: Frame): Frame {
  if (at.length > ordinary) allocate(at.length);
  return new Frame(up, [...at]);
}

export function frameAt(frame: Frame, hops: number): Frame {
  let found = frame;
  for (let left = hops; left > 0; left -= 1) {
    if (found.up === undefined) throw new Error('A variable of a snippet has no frame.');
    found = found.up;
  }
  return found;
}

/** Enters what has variables: in a frame of its own, or in the one around it. */
export function compileFrame({ size = 0, unset: open = [] }: FrameTree): (frame: Frame) => Frame {
  return (outer) => {
    const frame = size > 0 ? newFrame(outer, size) : outer;
    for (const slot of open) frame.at[slot] = unset;
    return frame;
  };
}

/** Fails for a variable that is not declared yet. */
export function checked(value: Value): Value {
  return value === unset ? fail('ReferenceError', 'Cannot access a variable before initialization') : value;
}
