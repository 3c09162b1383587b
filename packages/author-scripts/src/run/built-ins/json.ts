import type { HostValue } from '../host.ts';
import { allocate, allocateText, spend } from '../run.ts';
import { attempt } from '../values/attempt.ts';
import { call } from '../values/call.ts';
import { toText } from '../values/convert.ts';
import { fail } from '../values/failure.ts';
import { fromHost, toHost } from '../values/host-proxy.ts';
import { List } from '../values/list.ts';
import { protos } from '../values/protos.ts';
import { Callable, SandboxObject } from '../values/sandbox-object.ts';
import { fixed, give } from './native.ts';

/** Each is looked for in each object. */
const maxNames = 100;

export const json = new SandboxObject(protos.object);

give(json, {
  parse(_self, [text, reviver]) {
    if (reviver !== undefined)
      return fail('TypeError', 'JSON.parse takes no second argument here; change what it gives');
    const written = toText(text);
    allocate(written.length);
    return fromHost(attempt(() => JSON.parse(written)));
  },
  stringify(_self, [value, which, indent]) {
    if (value === undefined || value instanceof Callable) return undefined;
    if (which instanceof List && which.items.length > maxNames)
      return fail('RangeError', 'JSON.stringify is given too many names');
    const space = typeof indent === 'number' || typeof indent === 'string' ? indent : undefined;
    const copy = toHost(value);
    const text: unknown =
      which instanceof List
        ? JSON.stringify(copy, which.items.map(toText), space)
        : JSON.stringify(copy, which instanceof Callable ? replacer(which) : undefined, space);
    if (typeof text !== 'string') return undefined;
    allocateText(text.length);
    return text;
  },
});
fixed(json);

/** Calls the function with a copy of a value, and copies its result too. */
function replacer(asked: Callable): (key: string, value: HostValue) => HostValue {
  return (key, value) => {
    spend(1);
    return toHost(call(asked, undefined, [key, fromHost(value)]));
  };
}
