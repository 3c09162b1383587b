import type { PageForm } from '@guichet/engine';
import { authorSheetId } from '../pages/author-sheet-id.ts';
import type { SiteBase } from '../pages/site.ts';

/**
 * Links the sheet of a form's author, and removes that of another version, which may stand in the page itself.
 * Settles when the styles apply, or cannot be had.
 */
export async function linkAuthorSheet(
  { base }: SiteBase,
  { styled, version }: Pick<PageForm, 'styled' | 'version'>,
): Promise<void> {
  const folder = `${base}/assets/forms/`;
  const href = `${folder}${version}.${styled}.css`;
  const former = document.querySelectorAll(`#${authorSheetId}, link[href^="${folder}"]`);
  if (styled !== '') {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    await new Promise((resolve) => {
      link.onload = resolve;
      link.onerror = resolve;
      document.head.append(link);
    });
  }
  for (const sheet of former) sheet.remove();
}
