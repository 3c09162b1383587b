import { formatInstant } from '@guichet/engine/formats';
import type { DeskFile, DeskSubmission } from '@guichet/form-service';
import type { ReactNode } from 'react';
import { AnswerList } from '../pages/answer-list.tsx';
import { languageNames } from '../pages/page-messages.ts';
import { ActivityTable } from './activity-view.tsx';
import { DeliveryLines } from './delivery-lines.tsx';
import { colon, deskSentences, deskText, sizeText, uncheckedTexts } from './desk-messages.ts';
import { submissionsUrl, submissionUrl } from './desk-urls.ts';
import type { DeskReader, DeskView } from './desk-view.tsx';

/** A submission as its resident saw it, and what became of it. */
export function submissionView({ site, locale }: DeskReader, submission: DeskSubmission): DeskView {
  const { alias, title, reference, received, language, pages, files, unchecked, deliveries, audit } =
    submission;
  const heading = deskSentences[locale].submission(reference);
  return {
    title: heading,
    path: `/submissions/${reference}`,
    content: (
      <>
        <h1>{heading}</h1>
        <dl className="g-summary">
          <Fact label={deskText(locale, 'form')}>
            <a href={submissionsUrl(site, locale, alias)}>{title}</a>
          </Fact>
          <Fact label={deskText(locale, 'received')}>{formatInstant(received, locale, site.timeZone)}</Fact>
          <Fact label={deskText(locale, 'language')}>
            <span lang={language}>{languageNames[language]}</span>
          </Fact>
        </dl>
        {unchecked.length > 0 && (
          <section className="g-notice" aria-labelledby="guichet-unchecked">
            <h2 id="guichet-unchecked">{deskText(locale, 'unchecked')}</h2>
            <p>{deskText(locale, 'uncheckedText')}</p>
            <ul>
              {unchecked.map(({ label, reason }) => (
                <li key={`${label} ${reason}`}>
                  <strong>{label}</strong>
                  {colon[locale]}
                  {uncheckedTexts[reason]?.[locale] ?? reason}
                </li>
              ))}
            </ul>
          </section>
        )}
        <Part id="guichet-answers" title={deskText(locale, 'answers')}>
          {pages.length === 0 && <p>{deskText(locale, 'noAnswers')}</p>}
          {pages.map(({ title: page, answers }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing here comes or goes
            <div key={at} className="g-review">
              {page !== '' && <h3>{page}</h3>}
              <AnswerList answers={answers} empty={deskText(locale, 'empty')} />
            </div>
          ))}
        </Part>
        {files.length > 0 && (
          <Part id="guichet-files" title={deskText(locale, 'files')}>
            <ul>
              {files.map((file) => (
                <li key={file.id}>
                  <FileLine site={site} locale={locale} reference={reference} file={file} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part id="guichet-deliveries" title={deskText(locale, 'deliveries')}>
          <DeliveryLines site={site} locale={locale} deliveries={deliveries} />
        </Part>
        <Part id="guichet-viewers" title={deskText(locale, 'viewers')}>
          {audit.length === 0 ? (
            <p>{deskText(locale, 'noViewers')}</p>
          ) : (
            <ActivityTable site={site} locale={locale} lines={audit} isOfOne />
          )}
        </Part>
        <p>
          <a
            className="g-button g-button--secondary"
            href={submissionUrl(site, locale, reference, '/delete')}
          >
            {deskText(locale, 'removeThis')}
          </a>
        </p>
      </>
    ),
  };
}

export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Part(props: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  const { id, title, children } = props;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function FileLine({
  site,
  locale,
  reference,
  file,
}: Pick<DeskReader, 'site' | 'locale'> & { readonly reference: string; readonly file: DeskFile }) {
  const { id, name, size, state, url } = file;
  const sized = size === undefined ? name : `${name} (${sizeText(size, locale)})`;
  switch (state) {
    case 'here':
      return (
        <a href={submissionUrl(site, locale, reference, `/files/${id}`)} download>
          {sized}
        </a>
      );
    case 'elsewhere':
      return (
        <>
          <a href={url} rel="noreferrer">
            {sized}
          </a>
          , {deskText(locale, 'fileElsewhere')}
        </>
      );
    case 'waiting':
    case 'infected':
      return (
        <>{`${sized}${colon[locale]}${deskText(locale, state === 'waiting' ? 'fileWaits' : 'fileInfected')}`}</>
      );
  }
}
