import type { TypeFeatureName } from '@guichet/engine';

/** The feature of a type, by the path of its view: `../types/survey/view.tsx`, which the site's build shortens to `survey`. */
export function typeNamed(path: string): TypeFeatureName {
  return `type:${path.split('/').at(-2) ?? path}`;
}
