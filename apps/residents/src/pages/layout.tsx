import type { Locale } from '@guichet/definition';
import { buttonOf } from '@guichet/engine';
import type { MouseEvent, ReactNode } from 'react';
import { say } from './messages.ts';
import { otherLocale, type Site } from './site.ts';

interface Props {
  readonly site: Site;
  readonly locale: Locale;
  /** The address of this page in the other language. */
  readonly otherUrl: string;
  /** A form whose answers a switch of language must keep: its element's id. */
  readonly keeps?: string;
  readonly onSwitch?: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

/** What stands around every page: a way past it, the city's name, the language switch, the footer. */
export function Layout({ site, locale, otherUrl, keeps, onSwitch, children }: Props) {
  return (
    <>
      {keeps !== undefined && <DefaultSubmit formId={keeps} />}
      <a className="g-skip g-visually-hidden" href="#main">
        {say(locale, 'skipToContent')}
      </a>
      <header className="g-header">
        <div className="g-header__inner">
          <a className="g-header__name" href={`/${locale}`}>
            {site.names[locale]}
          </a>
          <LanguageSwitch locale={locale} otherUrl={otherUrl} keeps={keeps} onSwitch={onSwitch} />
        </div>
      </header>
      <main id="main" className="g-main" tabIndex={-1}>
        {children}
      </main>
      <footer className="g-footer">
        <nav className="g-footer__inner" aria-label={say(locale, 'footerLabel')}>
          <a href={`/${locale}`}>{say(locale, 'footerAllForms')}</a>{' '}
          {site.publicUrls[locale] && <a href={site.publicUrls[locale]}>{say(locale, 'footerPublicSite')}</a>}
        </nav>
      </footer>
    </>
  );
}

/**
 * Enter in a field presses the first button of the document that belongs to the form, also one that stands
 * outside of it. This one sends, and nobody else meets it.
 */
function DefaultSubmit({ formId }: { readonly formId: string }) {
  return (
    <button
      type="submit"
      form={formId}
      className="g-visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
      {...buttonOf({ kind: 'enter' })}
    />
  );
}

/** A real link. On a form's page without a script a button stands in for it, which brings the answers along. */
function LanguageSwitch({
  locale,
  otherUrl,
  keeps,
  onSwitch,
}: Pick<Props, 'locale' | 'otherUrl'> & {
  readonly keeps: string | undefined;
  readonly onSwitch: Props['onSwitch'] | undefined;
}) {
  const other = otherLocale(locale);
  const name = say(locale, 'otherLanguage');
  return (
    <div>
      <a
        className={keeps === undefined ? 'g-language' : 'g-language g-language--keeps'}
        href={otherUrl}
        lang={other}
        hrefLang={other}
        onClick={onSwitch}
      >
        {name}
      </a>
      {keeps !== undefined && (
        <noscript>
          <button
            type="submit"
            className="g-language"
            form={keeps}
            formAction={otherUrl}
            {...buttonOf({ kind: 'language' })}
            lang={other}
          >
            {name}
          </button>
        </noscript>
      )}
    </div>
  );
}
