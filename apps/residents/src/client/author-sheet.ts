import type { PageForm } from '@guichet/engine';
import type { SiteBase } from '../pages/site.ts';

/**
 * Links the sheet of a form's author, as the server does for a rendered form, and removes that of another version.
 * Settles when the styles apply, or cannot be had.
 */
export async function linkAuthorSheet({ base }: SiteBase, { styled, version }: PageForm): Promise<void> {
  const folder = `${base}/assets/forms/`;
  const href = `${folder}${version}.${styled}.css`;
  const former = document.querySelectorAll<HTMLLinkElement>(`link[href^="${folder}"]`);
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
  for (const link of former) link.remove();
}
