import { createBrowser } from '../run/browser.ts';
import { globals } from '../run/built-ins/globals.ts';
import { createFaces } from '../run/faces/create-faces.ts';
import type { HostValue } from '../run/host.ts';
import { facesOf } from '../run/kit.ts';
import { absent, Thing, type Value } from '../run/values/thing.ts';

const faces = new Map(Object.entries(facesOf(createFaces)));
// Anything may be asked of a storage.
const { document, location, navigator, window } = createBrowser({ path: '', language: '' });
const browser = new Map(Object.entries({ document, location, navigator, window }));

/** Whether nothing stands at `_.x`, `Math.x` or `document.x`: at a library, what is built in, or a browser's name. */
export function isMissingMember(owner: string, member: string): boolean {
  const host = browser.get(owner);
  if (host !== undefined) return !hasMember(host, member);
  const value: Value = faces.get(owner) ?? globals.get(owner);
  if (!(value instanceof Thing)) return false;
  for (let place: Thing | null = value; place !== null; place = place.proto) {
    if (place.own(member) !== absent) return false;
  }
  return true;
}

function hasMember(host: HostValue, member: string): boolean {
  if (typeof host !== 'object' || host === null || !('has' in host)) return true;
  return typeof host.has !== 'function' || host.has(member) === true;
}
