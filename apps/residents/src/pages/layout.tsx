import { type Locale, locales } from '@guichet/definition';
import { buttonOf } from '@guichet/engine';
import type { MouseEvent, ReactNode } from 'react';
import { textOf } from './messages.ts';
import { languageNames } from './page-messages.ts';
import { listUrl, type Site } from './site.ts';

interface Props {
  readonly site: Site;
  readonly locale: Locale;
  /** The address of this page in a language. */
  readonly urlIn: (locale: Locale) => string;
  /** A form whose answers a switch of language must keep: its element's id. */
  readonly keeps?: string;
  readonly onSwitch?: (locale: Locale, event: MouseEvent) => void;
  readonly children: ReactNode;
}

/** The frame of every page: a skip link, the city's name, the language switch, the footer. */
export function Layout({ site, locale, urlIn, keeps, onSwitch, children }: Props) {
  return (
    <>
      {keeps !== undefined && <DefaultSubmit formId={keeps} />}
      <a className="g-skip g-visually-hidden" href="#main">
        {textOf(locale, 'skipToContent')}
      </a>
      <header className="g-header">
        <div className="g-header__inner">
          <a className="g-header__name" href={listUrl(site, locale)}>
            {site.names[locale]}
          </a>
          {locales
            .filter((candidate) => candidate !== locale)
            .map((targetLocale, index) => (
              <LanguageLink
                // biome-ignore lint/suspicious/noArrayIndexKey: the link that was pressed stays, and keeps the focus
                key={index}
                locale={targetLocale}
                url={urlIn(targetLocale)}
                keeps={keeps}
                onClick={onSwitch && ((event) => onSwitch(targetLocale, event))}
              />
            ))}
        </div>
      </header>
      <main id="main" className="g-main" tabIndex={-1}>
        {children}
      </main>
      <footer className="g-footer">
        <nav className="g-footer__inner" aria-label={textOf(locale, 'footerLabel')}>
          <a href={listUrl(site, locale)}>{textOf(locale, 'footerAllForms')}</a>{' '}
          {site.publicUrls[locale] && (
            <a href={site.publicUrls[locale]}>{textOf(locale, 'footerPublicSite')}</a>
          )}
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
function LanguageLink({
  locale,
  url,
  keeps,
  onClick,
}: {
  readonly locale: Locale;
  readonly url: string;
  readonly keeps: string | undefined;
  readonly onClick: ((event: MouseEvent) => void) | undefined;
}) {
  const name = languageNames[locale];
  return (
    <div>
      <a
        className={keeps === undefined ? 'g-language' : 'g-language g-language--keeps'}
        href={url}
        lang={locale}
        hrefLang={locale}
        onClick={onClick}
      >
        {name}
      </a>
      {keeps !== undefined && (
        <noscript>
          <button
            type="submit"
            className="g-language"
            form={keeps}
            formAction={url}
            {...buttonOf({ kind: 'language' })}
            lang={locale}
          >
            {name}
          </button>
        </noscript>
      )}
    </div>
  );
}
