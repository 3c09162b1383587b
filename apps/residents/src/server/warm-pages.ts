import { locales } from '@guichet/definition';
import type { SiteParts } from './site-parts.ts';

/** Draws every form in every language once, between requests, so that the first resident waits for nothing. */
export async function warmPages({ source, pages }: SiteParts): Promise<void> {
  const outcome = await source.list();
  if (outcome.kind !== 'listed') return;
  for (const { path } of outcome.forms) {
    const found = await source.find(path);
    if (found.kind !== 'found') continue;
    for (const locale of locales) {
      await pages.page(found.form, locale).packed;
      await pages.prepared(found.form, locale).packed;
    }
  }
}
