import { allocate, spend } from '../run.ts';
import { protos } from './protos.ts';
import { SandboxObject, sandboxObjectSize, type Value } from './sandbox-object.ts';

/** An author script's exception, on its way through native code. Nothing else can be caught by an author script. */
export class Thrown {
  readonly value: Value;
  constructor(value: Value) {
    this.value = value;
  }
}

export type FailureName =
  | 'Error'
  | 'TypeError'
  | 'RangeError'
  | 'ReferenceError'
  | 'SyntaxError'
  | 'URIError';

protos.error.fields.name = 'Error';
protos.error.fields.message = '';

const kinds = new Map<string, SandboxObject>([['Error', protos.error]]);

/** The prototype of errors with a name. */
export function errorProto(name: FailureName): SandboxObject {
  let proto = kinds.get(name);
  if (proto === undefined) {
    proto = new SandboxObject(protos.error);
    proto.fields.name = name;
    kinds.set(name, proto);
  }
  return proto;
}

/** An error object of an author script. */
export class Failure extends SandboxObject {
  override get kind(): string {
    return 'Error';
  }
}

export function errorOf(name: FailureName, message: string): Failure {
  allocate(2 * sandboxObjectSize);
  // The cost of throwing.
  spend(30);
  const error = new Failure(errorProto(name));
  error.fields.message = message;
  error.hidden = new Set(['message', 'stack']);
  return error;
}

/** A built-in method was called on another kind of value than its own. */
export function wrongThis(): never {
  return fail('TypeError', 'A method is called on what is not of its kind');
}

/** Throws, for the author script to catch. */
export function fail(name: FailureName, message: string): never {
  throw new Thrown(errorOf(name, message));
}
