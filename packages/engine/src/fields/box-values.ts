import { parsePath } from '@guichet/definition';
import { ownPropertyOf } from '../data/property-of.ts';
import type { FormContext, InternalField } from './internal-field.ts';

/** Gives each field that stands in a box, through all layouts and boxes in it, what an object holds for it. */
export function eachHeld(
  box: InternalField,
  held: unknown,
  give: (field: InternalField, value: unknown) => void,
): void {
  for (const field of box.children) {
    const { model } = field;
    const value = model.data === 'none' ? held : valueIn(held, field.component.key);
    if (value === undefined) continue;
    if (model.data === 'none' || model.data === 'object') eachHeld(field, value, give);
    else give(field, value);
  }
}

/**
 * A field's value in the default of a box around it, the outermost that has one: such a default is an object.
 * Undefined: nothing. Where data was given for the box, its default says nothing.
 */
export function defaultFromAbove(
  field: InternalField,
  context: FormContext,
  defaultOf: (box: InternalField) => unknown,
): unknown {
  let found: unknown;
  for (let box = field.parent; box !== undefined; box = box.parent) {
    const { model, component, keys } = box;
    if (model.data === 'rows') break;
    if (model.data !== 'object' || (!component.defaultValue && !component.customDefaultValue)) continue;
    if (isGivenTo(box, context)) continue;
    const innerKeys = field.keys.slice(keys.length).flatMap((key) => parsePath(key).map(String));
    found = innerKeys.reduce<unknown>(ownPropertyOf, defaultOf(box)) ?? found;
  }
  return found;
}

/** A value, if only an empty one, stands in the data that the form starts from. */
export function isGivenTo(field: InternalField, { submission }: FormContext): boolean {
  return parsePath(field.path()).map(String).reduce<unknown>(ownPropertyOf, submission) !== undefined;
}

function valueIn(held: unknown, key: string): unknown {
  return parsePath(key).map(String).reduce<unknown>(ownPropertyOf, held);
}
