import type { FormPageData } from './page-data.ts';

/** The name of the input that says which version of the form its page shows. No component key can hold a colon. */
export const versionName = 'guichet:version';

/** The hidden inputs of a page, by name. */
export function hiddenInputs({
  form,
  answered,
}: Pick<FormPageData, 'form' | 'answered'>): Readonly<Record<string, string>> {
  return { [versionName]: form.version, ...answered?.carried };
}
