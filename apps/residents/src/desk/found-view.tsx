import { deskText } from './desk-messages.ts';
import { type DeskReader, type DeskView, FindForm } from './desk-view.tsx';

interface Sought {
  readonly typed: string;
  /** Why there is nothing to show. */
  readonly sentence: string;
}

/** Nothing is kept under a number. */
export function foundView({ site, locale }: DeskReader, { typed, sentence }: Sought): DeskView {
  const title = deskText(locale, 'findLabel');
  return {
    title,
    path: '',
    content: (
      <>
        <h1>{title}</h1>
        <p role="status">{sentence}</p>
        <FindForm site={site} locale={locale} typed={typed} />
      </>
    ),
  };
}
