import type { Locale } from '@guichet/definition';
import { rendererMessages } from './messages.ts';

/** Says what the asterisks mean. */
export function RequiredNote({ locale }: { readonly locale: Locale }) {
  return <p className="g-note">{rendererMessages[locale].requiredNote}</p>;
}
