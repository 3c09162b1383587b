import type { FormPageData } from './page-data.ts';

/** Names of what a plain post carries beside the answers. No component key can hold a colon. */
export const hiddenNames = {
  version: 'guichet:version',
  key: 'guichet:key',
  attempted: 'guichet:attempted',
} as const;

/** The hidden inputs of a page, by name. */
export function hiddenInputs({
  form,
  answered,
}: Pick<FormPageData, 'form' | 'answered'>): Readonly<Record<string, string>> {
  return {
    [hiddenNames.version]: form.version,
    ...(answered && { [hiddenNames.key]: answered.key }),
    ...(answered?.attempted === true && { [hiddenNames.attempted]: 'yes' }),
  };
}
