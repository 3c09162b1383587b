import { toText } from '../values/convert.ts';
import { errorOf, errorProto, type FailureName } from '../values/failure.ts';
import { propertyOf } from '../values/property.ts';
import { protos } from '../values/protos.ts';
import type { Callable, Value } from '../values/sandbox-object.ts';
import { fixed, give, maker } from './native.ts';

give(protos.error, {
  toString(self) {
    const [name, message] = [toText(propertyOf(self, 'name')), toText(propertyOf(self, 'message'))];
    return name === '' || message === '' ? name + message : `${name}: ${message}`;
  },
});

const names = ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError'] as const;

/** A stack would show our own files: there is none. */
export const errorConstructors: Readonly<Record<string, Callable>> = Object.fromEntries(
  names.map((name) => [name, errorConstructor(name)]),
);

function errorConstructor(name: FailureName): Callable {
  const proto = fixed(errorProto(name));
  const made = maker(name, proto, (_self, [message]: readonly Value[]) => {
    const error = errorOf(name, message === undefined ? '' : toText(message));
    if (message === undefined) delete error.fields.message;
    return error;
  });
  made.fill = (self, [message]) => {
    if (message !== undefined) self.put('message', toText(message));
  };
  return made;
}
