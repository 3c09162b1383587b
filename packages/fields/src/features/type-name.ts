import type { TypeFeatureName } from '@guichet/engine';

/** Of the path to its view: `../survey/view.tsx` is `type:survey`. */
export function typeNamed(path: string): TypeFeatureName {
  const [, folder = ''] = /([^/]+)\/view\.tsx$/.exec(path) ?? [];
  return `type:${folder}`;
}
