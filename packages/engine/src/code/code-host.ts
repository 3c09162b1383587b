import type { HostMethod, HostObject, HostValue } from '@guichet/author-scripts/run';
import type { DataNode } from '../data/data-tree.ts';
import type { Effect } from '../fields/asked-code.ts';
import type { InternalField } from '../fields/internal-field.ts';

/** Functions and names that a deployment offers to authors' code beside Form.io's. */
export interface CodeHost {
  /** `options.x` */
  readonly options?: { readonly [name: string]: HostValue };
  /** `instance.x(...)`: each gets the field whose code calls it. */
  readonly instance?: Readonly<Record<string, InstanceMethod>>;
  /** `utils.custom.x(...)` */
  readonly custom?: Readonly<Record<string, HostMethod>>;
}

/** Called with copies of what the code gives. Code may catch its errors. */
export type InstanceMethod = (field: InternalField, ...given: readonly HostValue[]) => HostValue;

/** The objects that one run of code sees through: the same thing is the same door. */
export interface HostApi {
  readonly host: CodeHost;
  emit(effect: Effect): undefined;
  data(node: DataNode): HostObject;
  component(field: InternalField): HostObject;
  instance(field: InternalField): HostObject;
  form(): HostObject;
  /** All instances of the form, by key or by path. */
  fields(by: 'key' | 'path'): HostObject;
}
