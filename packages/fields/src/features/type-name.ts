import type { TypeFeatureName } from '@guichet/engine';

/** Of the path to its view: `../survey/view.tsx` is `type:survey`, as is `survey/`, which a build may leave of it. */
export function typeNamed(path: string): TypeFeatureName {
  return `type:${path.split('/').at(-2) ?? ''}`;
}
