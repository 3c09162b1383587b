import type { Field, Form, ListCommand } from '@guichet/engine';
import { nodePartsOf } from './model.ts';
import { deepest, depthsIn, endOf } from './nodes.ts';

/** Puts an empty node below one, behind those that stand there. Gives its place. */
export function addNode(form: Form, field: Field, index: number): number {
  const { depths, texts, width } = read(field);
  const at = endOf(depths, index);
  const deeper = (depths[index] ?? 0) + 1;
  const empty = Array.from({ length: width }, () => '');
  const shape = depths.toSpliced(at, 0, deeper).join(' ');
  form.dispatch({ kind: 'input', field, strings: [shape, ...texts.toSpliced(at * width, 0, ...empty)] });
  return at;
}

/** Takes a node away, with all below it. */
export function removeNode(form: Form, field: Field, index: number): void {
  const { depths, texts, width } = read(field);
  const count = endOf(depths, index) - index;
  const shape = depths.toSpliced(index, count).join(' ');
  form.dispatch({ kind: 'input', field, strings: [shape, ...texts.toSpliced(index * width, count * width)] });
}

/**
 * Carries out a button's command in a tree from a plain post. False where it asks for nothing that there is; undefined
 * for another type.
 */
export function changeTree(form: Form, field: Field, { kind, index = -1 }: ListCommand): boolean | undefined {
  if (field.component.type !== 'tree') return undefined;
  const { depths } = read(field);
  const depth = depths[index];
  if (depth === undefined) return false;
  if (kind === 'add' && depth < deepest) addNode(form, field, index);
  else if (kind === 'remove' && index > 0) removeNode(form, field, index);
  else return false;
  return true;
}

function read(field: Field) {
  const [shape = '', ...texts] = field.shown();
  return { depths: depthsIn(shape), texts, width: nodePartsOf(field.component).length };
}
