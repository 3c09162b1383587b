import { formatInstant } from '@guichet/engine/formats';
import type { AuditLine } from '@guichet/form-service';
import { Rows } from '@guichet/renderer/answer-list';
import { actionTexts, deskText } from './desk-messages.ts';
import { submissionsUrl, submissionUrl } from './desk-urls.ts';
import type { DeskReader, DeskView } from './desk-view.tsx';

/** Views and deletions of submissions: who, when, which. */
export function activityView({ site, locale }: DeskReader, lines: readonly AuditLine[]): DeskView {
  const title = deskText(locale, 'activity');
  return {
    title,
    path: '/activity',
    content: (
      <>
        <h1>{title}</h1>
        <p>{deskText(locale, 'activityText')}</p>
        {lines.length === 0 ? (
          <p>{deskText(locale, 'noActivity')}</p>
        ) : (
          <ActivityTable site={site} locale={locale} lines={lines} />
        )}
      </>
    ),
  };
}

/** `isOfOne`: all lines are about one submission, which need not be named. */
export function ActivityTable({
  site,
  locale,
  lines,
  isOfOne = false,
}: Pick<DeskReader, 'site' | 'locale'> & {
  readonly lines: readonly AuditLine[];
  readonly isOfOne?: boolean;
}) {
  const names = ['when', 'who', 'action', ...(isOfOne ? [] : (['form', 'findLabel'] as const))] as const;
  const rows = lines.map(({ at, operator, action, form, reference }) => [
    ...[formatInstant(at, locale, site.timeZone), operator, actionTexts[action][locale]],
    ...(isOfOne
      ? []
      : [
          form === '' ? (
            deskText(locale, 'allForms')
          ) : (
            <a key="form" href={submissionsUrl(site, locale, form)}>
              {form}
            </a>
          ),
          reference !== undefined && action !== 'deleted' ? (
            <a key="reference" className="g-desk__reference" href={submissionUrl(site, locale, reference)}>
              {reference}
            </a>
          ) : (
            (reference ?? '–')
          ),
        ]),
  ]);
  return <Rows table={{ columns: names.map((name) => deskText(locale, name)), rows }} />;
}
