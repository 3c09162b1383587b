import { locales } from '@guichet/definition';
import type { SiteParts } from './site-parts.ts';

/** Draws every form in every language once, between requests, so that the first resident waits for nothing. */
export async function warmPages(parts: SiteParts): Promise<void> {
  const outcome = await parts.source.list();
  if (outcome.kind === 'listed')
    await warmPagesOf(
      outcome.forms.map(({ path }) => path),
      parts,
    );
}

/** The same for some forms: those of which another version is served now. */
export async function warmPagesOf(aliases: readonly string[], { source, pages }: SiteParts): Promise<void> {
  for (const alias of aliases) {
    const found = await source.find(alias);
    if (found.kind !== 'found') continue;
    for (const locale of locales) {
      await pages.page(found.form, locale).packed;
      await pages.prepared(found.form, locale).packed;
    }
  }
}
