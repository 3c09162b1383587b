import type { Form } from '@guichet/engine';
import { rendererMessages } from './messages.ts';
import { textLanguage } from './text-language.ts';

/** Says that a form has no texts in the language of its page. Stands at the top. */
export function LanguageNote({ form }: { readonly form: Form }) {
  const locale = form.locale();
  if (!textLanguage(form.page, locale)) return null;
  return <p className="g-note">{rendererMessages[locale].inEnglishOnly}</p>;
}
