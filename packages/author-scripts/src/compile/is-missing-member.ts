import { createBrowser } from '../run/browser.ts';
import type { HostValue } from '../run/host.ts';
import { libraryShimsOf } from '../run/interpreter-runtime.ts';
import { createLibraryShims } from '../run/library-shims/create-library-shims.ts';
import { allBuiltIns } from '../run/rare-built-ins.ts';
import { absent, SandboxObject, type Value } from '../run/values/sandbox-object.ts';

const shims = new Map(Object.entries(libraryShimsOf(createLibraryShims)));
// Anything may be asked of a storage.
const { document, location, navigator, window } = createBrowser({ path: '', language: '' });
const browser = new Map(Object.entries({ document, location, navigator, window }));

/** Whether nothing stands at `_.x`, `Math.x` or `document.x`: at a library, what is built in, or a browser's name. */
export function isMissingMember(owner: string, member: string): boolean {
  const host = browser.get(owner);
  if (host !== undefined) return !hasMember(host, member);
  const value: Value = shims.get(owner) ?? allBuiltIns.globals.get(owner);
  if (!(value instanceof SandboxObject)) return false;
  for (let place: SandboxObject | null = value; place !== null; place = place.proto) {
    if (place.own(member) !== absent) return false;
  }
  return true;
}

function hasMember(host: HostValue, member: string): boolean {
  if (typeof host !== 'object' || host === null || !('has' in host)) return true;
  return typeof host.has !== 'function' || host.has(member) === true;
}
