import type { BrowserName } from '../run/host.ts';
import type { FindingCode } from './findings.ts';

/** Names that Form.io's page gives to its own objects in author scripts. Source: `@formio/js`. */
export const hostNames: ReadonlySet<string> = new Set(
  (
    '_ component components config data date dayjs file fileName flattened form guid iconClass input instance item ' +
    'items metadata moment next options page result row rowIndex schema self show submission t token user util utils ' +
    'valid value values drawText drawOpen drawClose drawAttribute displayValue flattenedComponents getView ' +
    'isVisibleInRow state'
  ).split(' '),
);

/** Libraries that come in a file of their own, for the forms that name them. */
export const libraryNames: ReadonlySet<string> = new Set(['_', 'moment', 'util', 'utils']);

/** Those of them that are everywhere: declaring one again is an error in Form.io. */
export const fixedNames: ReadonlySet<string> = new Set(
  '_ component config data form iconClass instance moment options row rowIndex self submission token user util utils'.split(
    ' ',
  ),
);

/** Names of a browser that are there and empty: the code goes on, and its author gets a problem. */
const emptyNames: Readonly<Record<BrowserName, FindingCode>> = {
  ...{ document: 'emptyName', location: 'emptyName', navigator: 'emptyName', window: 'emptyName' },
  ...{ localStorage: 'emptyStorage', sessionStorage: 'emptyStorage', alert: 'noMessage' },
};

/** Names that the interpreter provides. A test holds this list to what is there. */
export const builtInNames: ReadonlySet<string> = new Set(
  (
    'Array Boolean Date Error Infinity Intl JSON Map Math NaN Number Object RangeError ReferenceError RegExp Set ' +
    'String SyntaxError TypeError URIError console decodeURI decodeURIComponent encodeURI encodeURIComponent ' +
    'isFinite isNaN parseFloat parseInt'
  ).split(' '),
);

/**
 * Members that objects, functions, lists, texts, numbers and booleans bring along. A test holds this list to what is
 * there. Values that only the built-ins make, such as dates, cannot occur without them.
 */
export const memberNames: ReadonlySet<string> = new Set(
  (
    'apply at bind call charAt charCodeAt codePointAt concat constructor endsWith entries every fill ' +
    'filter find findIndex findLast findLastIndex flat flatMap forEach hasOwnProperty includes indexOf ' +
    'isPrototypeOf join keys lastIndexOf localeCompare map match matchAll normalize padEnd padStart pop ' +
    'propertyIsEnumerable push reduce reduceRight repeat replace replaceAll reverse search shift slice ' +
    'some sort splice split startsWith substr substring toExponential toFixed toLocaleLowerCase ' +
    'toLocaleString toLocaleUpperCase toLowerCase toPrecision toReversed toSorted toSpliced toString ' +
    'toUpperCase trim trimEnd trimStart unshift valueOf values with'
  ).split(' '),
);

/** Names that come with the rare built-ins alone: see `BuiltIns.rare`. A test holds this list to what is there. */
export const rareNames: readonly string[] = ['Intl', 'Map', 'Set', ...Object.keys(emptyNames)];

/** A name that the interpreter's core does not know. */
export function isBuiltIn(name: string): boolean {
  return builtInNames.has(name) || libraryNames.has(name) || Object.hasOwn(emptyNames, name);
}

const refused: Readonly<Partial<Record<FindingCode, string>>> = {
  page:
    'globalThis global top parent frames history screen event Event CustomEvent ' +
    'Element HTMLElement Node MutationObserver getComputedStyle matchMedia customElements $ jQuery performance ' +
    'scroll scrollTo print open close dispatchEvent addEventListener removeEventListener',
  storage: 'indexedDB caches cookieStore',
  network:
    'fetch XMLHttpRequest WebSocket EventSource Request Response Headers URL URLSearchParams FormData Blob File ' +
    'FileReader Worker SharedWorker importScripts axios',
  codeFromText: 'eval Function',
  later:
    'Promise setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame requestIdleCallback ' +
    'clearTimeout clearInterval',
  message: 'confirm prompt',
  formio: 'Formio FormioUtils Components Webform formiojs',
  beyond:
    'Symbol Proxy Reflect WeakMap WeakSet WeakRef FinalizationRegistry BigInt ArrayBuffer SharedArrayBuffer ' +
    'DataView Atomics Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array ' +
    'Iterator AggregateError EvalError crypto structuredClone TextEncoder TextDecoder WebAssembly process require ' +
    'module exports Buffer escape unescape btoa atob',
};

const codes: ReadonlyMap<string, FindingCode> = new Map([
  ...Object.entries(emptyNames),
  ...Object.entries(refused).flatMap(([code, names]) =>
    names.split(' ').map((name): [string, FindingCode] => [name, isCode(code) ? code : 'beyond']),
  ),
]);

function isCode(code: string): code is keyof typeof refused {
  return code in refused;
}

/** Why a name that no scope declares is not there, or is empty; undefined for one that is as elsewhere. */
export function missing(name: string): FindingCode | undefined {
  if (hostNames.has(name) || builtInNames.has(name)) return undefined;
  return codes.get(name) ?? 'unknownName';
}
