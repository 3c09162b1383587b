import { deskText } from './desk-messages.ts';
import { deskUrl } from './desk-urls.ts';
import type { DeskReader, DeskView } from './desk-view.tsx';

interface SignIn {
  /** The page that was asked for, below that of the desk in a language. */
  readonly next: string;
  readonly fault?: 'wrongSecret' | 'tooManyTries';
}

/** Stands in the place of each page until somebody has signed in. */
export function signInView({ site, locale }: DeskReader, { next, fault }: SignIn): DeskView {
  const title = deskText(locale, 'signInTitle');
  return {
    title: fault === undefined ? title : `${deskText(locale, 'error')} | ${title}`,
    path: next,
    content: (
      <>
        <h1>{title}</h1>
        <p>{deskText(locale, 'signInText')}</p>
        <form className="g-desk__sign-in" method="post" action={deskUrl(site, locale, '/sign-in')}>
          <input type="hidden" name="next" value={next} />
          <label htmlFor="guichet-secret">{deskText(locale, 'secret')}</label>
          <p id="guichet-secret-help" className="g-description">
            {deskText(locale, 'secretHelp')}
          </p>
          {fault !== undefined && (
            <p id="guichet-secret-error" className="g-error" role="alert">
              {deskText(locale, fault)}
            </p>
          )}
          <input
            id="guichet-secret"
            className="g-input"
            type="password"
            name="secret"
            autoComplete="current-password"
            required
            maxLength={500}
            aria-describedby={`guichet-secret-help${fault === undefined ? '' : ' guichet-secret-error'}`}
            {...(fault !== undefined && { 'aria-invalid': true })}
          />
          <button type="submit" className="g-button">
            {deskText(locale, 'signIn')}
          </button>
        </form>
      </>
    ),
  };
}
