import type { HostValue } from '../host.ts';
import { allocate, currentRun } from '../run.ts';
import { fail } from '../values/failure.ts';
import { fromHost } from '../values/host-proxy.ts';
import { protos } from '../values/protos.ts';
import { SandboxObject, type Value } from '../values/sandbox-object.ts';

/** A name that no scope of the author script declares: one of the host's, or a built-in. */
export function readFree(name: string): Value {
  if (!isKnown(name)) fail('ReferenceError', `${name} is not defined`);
  const { names, scope } = currentRun();
  return name in names ? names[name] : scope.builtIns?.globals.get(name);
}

/** The host's names come first: what a host offers stands in the place of what is built in. */
export function isKnown(name: string): boolean {
  const { names, scope } = currentRun();
  if (name in names) return true;
  let value = scope.read(name);
  if (value === undefined && !scope.knows(name)) {
    value = inBrowser(name);
    if (value === undefined) return scope.builtIns?.globals.has(name) === true;
  }
  const hostValue = fromHost(value);
  const shim = scope.builtIns?.globals.get(name);
  // The host's additions to a library come first.
  if (
    shim instanceof SandboxObject &&
    hostValue instanceof SandboxObject &&
    hostValue.proto === protos.object
  )
    hostValue.proto = shim;
  names[name] = hostValue;
  return true;
}

/** The value of a browser's name, where the host provides one. */
function inBrowser(name: string): HostValue {
  const run = currentRun();
  const { browser, builtIns } = run.scope;
  if (browser === undefined || builtIns?.rare?.isBrowserName(name) !== true) return undefined;
  run.browser ??= builtIns.rare.createBrowser(browser());
  return run.browser[name];
}

/** A name that nobody declares is made by assigning to it. It ends with the run. */
export function writeFree(name: string, value: Value): void {
  allocate(8);
  currentRun().names[name] = value;
}
