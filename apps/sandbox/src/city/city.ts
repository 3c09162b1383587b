import { buildCity, type City } from './build-city.ts';

let built: City | undefined;

/** The city, built when it is first asked for (some 30 ms): a start of the sandbox without maps costs nothing. */
export function city(): City {
  built ??= buildCity();
  return built;
}
