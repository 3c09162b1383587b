import { city } from '../city/city.ts';
import { createGazetteer, type Gazetteer } from './create-gazetteer.ts';

let made: Gazetteer | undefined;

/** Of the sandbox's city, made when it is first asked for. */
export function gazetteer(): Gazetteer {
  made ??= createGazetteer(city());
  return made;
}
