import type { Locale } from '@guichet/definition';
import type { ReactNode } from 'react';
import { Layout } from '../pages/layout.tsx';
import type { Site } from '../pages/site.ts';
import type { Drawing } from '../server/draw.tsx';
import { deskText } from './desk-messages.ts';
import type { DeskSession } from './desk-sessions.ts';
import { deskUrl } from './desk-urls.ts';

/** Whom a page is drawn for. */
export interface DeskReader {
  readonly site: Site;
  readonly locale: Locale;
  /** Undefined: nobody has signed in. */
  readonly session: DeskSession | undefined;
}

/** A page of the desk. */
export interface DeskView {
  readonly title: string;
  /** Its address below that of the desk in a language; empty for its first page. */
  readonly path: string;
  readonly content: ReactNode;
}

/** The key in a form that ends the session. */
export const signOutPurpose = 'sign-out';

export function drawDesk(
  drawing: Drawing,
  { site, locale, session }: DeskReader,
  { title, path, content }: DeskView,
): string {
  return drawing.desk(
    locale,
    title,
    <Layout site={site} locale={locale} urlIn={(targetLocale) => deskUrl(site, targetLocale, path)}>
      {session && <DeskNavigation site={site} locale={locale} session={session} />}
      {content}
    </Layout>,
  );
}

function DeskNavigation({ site, locale, session }: DeskReader & { readonly session: DeskSession }) {
  return (
    <div className="g-desk">
      <nav aria-label={deskText(locale, 'navigation')}>
        <a href={deskUrl(site, locale)}>{deskText(locale, 'desk')}</a>{' '}
        <a href={deskUrl(site, locale, '/activity')}>{deskText(locale, 'activity')}</a>
      </nav>
      <form method="post" action={deskUrl(site, locale, '/sign-out')}>
        <DeskKey session={session} purpose={signOutPurpose} />
        <span>
          {deskText(locale, 'signedInAs')} <strong>{session.operator}</strong>
        </span>{' '}
        {session.canEnd && (
          <button type="submit" className="g-button g-button--secondary">
            {deskText(locale, 'signOut')}
          </button>
        )}
      </form>
    </div>
  );
}

/** Without it a form that changes something is not heard. */
export function DeskKey({ session, purpose }: { readonly session: DeskSession; readonly purpose: string }) {
  return <input type="hidden" name="key" value={session.keyFor(purpose)} />;
}

/** A search for one submission by its number. */
export function FindForm({
  site,
  locale,
  typed = '',
}: Pick<DeskReader, 'site' | 'locale'> & { readonly typed?: string }) {
  return (
    <search>
      <form className="g-search" action={deskUrl(site, locale, '/find')}>
        <label htmlFor="guichet-find">{deskText(locale, 'findLabel')}</label>
        <div className="g-search__row">
          <input
            id="guichet-find"
            className="g-input"
            type="search"
            name="reference"
            defaultValue={typed}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
          />
          <button type="submit" className="g-button">
            {deskText(locale, 'find')}
          </button>
        </div>
      </form>
    </search>
  );
}
