import { createBrowser, isBrowserName } from './browser.ts';
import { mapConstructor, setConstructor } from './built-ins/collections.ts';
import { intl } from './built-ins/intl.ts';
import { fixed } from './built-ins/native.ts';
import { builtIns } from './built-ins.ts';
import { compileClass, compileInherited, compileSuper } from './code/class.ts';
import type { BuiltIns } from './language.ts';
import { protos } from './values/protos.ts';
import type { Value } from './values/sandbox-object.ts';

const values: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['Intl', intl],
  ['Map', fixed(mapConstructor)],
  ['Set', fixed(setConstructor)],
]);

Object.assign(protos.map.fields, { constructor: mapConstructor });
Object.assign(protos.set.fields, { constructor: setConstructor });
for (const proto of [protos.map, protos.set, protos.numberFormat, protos.dateFormat]) fixed(proto);

const { globals } = builtIns;

/** For `ScriptScope.builtIns`: all of the language and of its built-in objects. */
export const allBuiltIns: BuiltIns = {
  ...builtIns,
  globals: {
    has: (name) => values.has(name) || globals.has(name),
    get: (name) => (values.has(name) ? values.get(name) : globals.get(name)),
  },
  rare: {
    ...{ isBrowserName, createBrowser },
    ofClass(node, c) {
      switch (node[0]) {
        case 'class':
          return compileClass(node[1], c);
        case 'super':
          return compileSuper(node, c);
        case 'inherited':
          return compileInherited(node, c);
      }
    },
  },
};
