import { globals } from '../../snippets/built-ins/globals.ts';
import { createFaces } from '../../snippets/faces/create-faces.ts';
import { facesOf } from '../../snippets/kit.ts';
import { absent, Thing, type Value } from '../../snippets/values/thing.ts';

const faces = new Map(Object.entries(facesOf(createFaces)));

/** Whether nothing stands at `_.x` or `Math.x`: at a name of a library or of what is built in. */
export function isMissingMember(owner: string, member: string): boolean {
  const value: Value = faces.get(owner) ?? globals.get(owner);
  if (!(value instanceof Thing)) return false;
  for (let place: Thing | null = value; place !== null; place = place.proto) {
    if (place.own(member) !== absent) return false;
  }
  return true;
}
