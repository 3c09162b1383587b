import type { FormParts, PageForm } from '@guichet/engine';
import { everyday, isEveryday } from '@guichet/fields/everyday';

/** What a form is made of: nearly every form of what the page's own script holds, the others of a further one. */
export async function loadParts(form: PageForm): Promise<FormParts> {
  if (isEveryday(form)) return everyday;
  const { wholePage } = await import('@guichet/fields/whole');
  return wholePage;
}
