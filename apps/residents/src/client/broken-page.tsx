import { formElementId } from '@guichet/renderer';
import { type ReactNode, useEffect, useState } from 'react';
import type { FormPageCommands, FormPageView } from '../pages/form-page.tsx';
import { Layout } from '../pages/layout.tsx';
import { NoticeBox } from '../pages/notice-box.tsx';
import { brokenNotice } from '../pages/shown-notice.ts';
import { formUrl, type Site } from '../pages/site.ts';
import { StatusLine } from '../pages/status-line.tsx';
import { DrawingBoundary } from './drawing-boundary.tsx';

interface Props {
  readonly site: Site;
  readonly view: FormPageView;
  readonly commands: FormPageCommands;
}

/** Stands where a form could not be drawn: its answers are there still, and a way on. */
export function BrokenPage({ site, view, commands }: Props) {
  const { locale, title, form, opening, status } = view;
  const url = formUrl(site, locale, form.page.path);
  const { rescue } = commands;
  const [Answers, setAnswers] = useState<(props: Pick<FormPageView, 'form'>) => ReactNode>();
  // The answers as they are sent, which need no further file.
  const plain = (
    <DrawingBoundary drawing={opening} instead={null}>
      <PlainAnswers form={form} />
    </DrawingBoundary>
  );

  useEffect(() => {
    rescue().then(
      (Rescued) => setAnswers(() => Rescued),
      () => setAnswers(() => PlainAnswers),
    );
  }, [rescue]);

  return (
    <Layout
      site={site}
      locale={locale}
      urlIn={(targetLocale) => formUrl(site, targetLocale, form.page.path)}
      onSwitch={commands.switchLanguage}
    >
      <h1>{title}</h1>
      <NoticeBox
        locale={locale}
        notice={brokenNotice}
        formId={formElementId}
        formUrl={url}
        onResume={() => commands.resume('broken')}
      />
      <DrawingBoundary drawing={opening} instead={plain}>
        {Answers && <Answers form={form} />}
      </DrawingBoundary>
      <StatusLine status={status} />
    </Layout>
  );
}

function PlainAnswers({ form }: Pick<FormPageView, 'form'>) {
  return <pre>{JSON.stringify(form.withoutSecrets(form.data()), null, 2)}</pre>;
}
