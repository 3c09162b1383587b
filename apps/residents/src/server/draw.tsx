import { inEveryLocale, type Locale } from '@guichet/definition';
import { formTitle } from '@guichet/renderer/form-title';
import type { ServiceFault } from '@guichet/service-client';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { serverParts } from '../forms/server-parts.ts';
import type { Outages } from '../outages/outages.ts';
import { carriedInputs } from '../pages/carried-inputs.ts';
import { createFormInstance } from '../pages/create-form-instance.ts';
import { FormPage } from '../pages/form-page.tsx';
import { formatNotice } from '../pages/format-notice.ts';
import { hiddenInputs } from '../pages/hidden-inputs.ts';
import { returnedNotice } from '../pages/leaving-notices.ts';
import { type Leaving, LeavingPage, leavingTitle } from '../pages/leaving-page.tsx';
import { type FormList, ListPage, listTitle } from '../pages/list-page.tsx';
import { loadErrorMessages } from '../pages/load-error-messages.ts';
import { LoadErrorPage, type LoadErrorProps } from '../pages/load-error-page.tsx';
import { loadingMessages } from '../pages/loading-messages.ts';
import { LoadingPage } from '../pages/loading-page.tsx';
import type { FormPageData, Notice, PaymentResult, ThankYouPageData } from '../pages/page-data.ts';
import { type Refusal, refusalMessages } from '../pages/refusal-messages.ts';
import { RefusalPage } from '../pages/refusal-page.tsx';
import { restoreLeftPage } from '../pages/restore-left.ts';
import type { ShownNotice } from '../pages/shown-notice.ts';
import { awaitedFormUrl, documentTitle, formUrl, listUrl, type Site, thankYouUrl } from '../pages/site.ts';
import { ThankYouPage, thankYouTitle } from '../pages/thank-you-page.tsx';
import { trackingText } from '../pages/tracking-messages.ts';
import { type ShownTracking, TrackingPage } from '../pages/tracking-page.tsx';
import { wizardPartsOf } from '../pages/wizard-parts.ts';
import type { Destinations } from '../settings/destinations.ts';
import { bundleLink, escapeHtml, htmlDocument, preloadsOf } from './html-document.ts';
import type { PageAssets } from './page-assets.ts';
import { specialFlowOf, specialFlows } from './special-flows.ts';

/** Draws whole documents. */
export interface Drawing {
  /**
   * `paymentResult`: with which the payment gateway led back. A page's script tells it by itself. `stored`: one page for
   * everybody, which holds its author's sheet itself: the page's policy has to name it.
   */
  form(
    data: FormPageData,
    how?: { readonly paymentResult?: PaymentResult; readonly stored?: { readonly styleSheet: string } },
  ): string;
  list(locale: Locale, list: FormList): string;
  /** A small page that asks for the form itself. `search`: the query with which it was asked for. */
  loading(locale: Locale, alias: string, search: string): string;
  /** `search`: as for `loading`. `requestId`: for a resident who telephones. */
  loadError(
    asked: Pick<LoadErrorProps, 'locale' | 'alias' | 'search'>,
    fault: ServiceFault,
    requestId?: string,
  ): string;
  thankYou(data: ThankYouPageData): string;
  /** `urlIn`: the address of the page in a language. */
  tracking(locale: Locale, tracking: ShownTracking, urlIn: (locale: Locale) => string): string;
  refusal(locale: Locale, refusal: Refusal, requestId?: string): string;
  /** A page for clerks. */
  desk(locale: Locale, title: string, page: ReactNode): string;
  /** Leads on to another service where no script does. */
  leaving(leaving: Omit<Leaving, 'action'>): string;
}

export function createDrawing(
  site: Site,
  assets: PageAssets,
  destinations: Destinations,
  outageOf: Outages['outageOf'] = () => undefined,
): Drawing {
  /** After all that the form itself needs. */
  const counting =
    site.countsTo === undefined
      ? []
      : [`<script type="module" async fetchpriority="low" src="${escapeHtml(assets.counter)}"></script>`];

  /** A page that no script brings to life. */
  function still(locale: Locale, title: string, page: ReactNode, sheets: readonly string[] = []): string {
    return htmlDocument({
      locale,
      title: documentTitle(site, locale, title),
      body: renderToStaticMarkup(page),
      assets: { ...assets, styles: [...assets.styles, ...sheets] },
    });
  }

  return {
    desk: (locale, title, page) => still(locale, title, page, [assets.deskStyle]),
    form(pageForm, { paymentResult, stored } = {}) {
      const outage = outageOf(pageForm.form);
      const undrawn = { ...withDestination(pageForm, destinations), ...(outage && { outage }) };
      const form = createFormInstance(undrawn, serverParts, restoreLeftPage);
      const { locale, texts, answered } = undrawn;
      const data = answered
        ? { ...undrawn, answered: { ...answered, carried: carriedInputs(answered, form) } }
        : undrawn;
      const { path, version, styled } = form.page;
      const title = formTitle(form.page, texts, locale);
      const view = {
        locale,
        title,
        form,
        opening: 0,
        wizard: wizardPartsOf(site),
        hidden: hiddenInputs(data),
        outage,
        notice: answered?.notice && wordAny(answered.notice),
        status: undefined,
      };
      const body = renderToString(<FormPage site={site} view={view} />);
      const { features } = form.page;
      const late = assets.bundles.addressOf(assets.lateOf(features));
      form.dispose();
      return htmlDocument({
        locale,
        title: documentTitle(site, locale, title),
        body,
        ...(paymentResult && { unscripted: noticeOf(paymentResult, locale) }),
        assets,
        isStored: stored !== undefined,
        alternates: inEveryLocale((eachLocale) => formUrl(site, eachLocale, path)),
        data,
        ...(styled !== '' && {
          authorSheet: stored
            ? { text: stored.styleSheet }
            : { href: `${site.base}/assets/forms/${version}.${styled}.css` },
        }),
        head: [
          ...bundleLink(assets.bundles.addressOf(assets.ofFeatures(features)), late),
          ...preloadsOf(answered === undefined || late === undefined ? [] : [late]),
          ...counting,
        ],
      });
    },
    list: (locale, list) =>
      htmlDocument({
        locale,
        title: documentTitle(site, locale, listTitle(locale, list)),
        body: renderToStaticMarkup(<ListPage site={site} locale={locale} list={list} />),
        assets,
        alternates: inEveryLocale((eachLocale) => listUrl(site, eachLocale)),
        script: assets.list,
      }),
    loading: (locale, alias, search) =>
      htmlDocument({
        locale,
        title: documentTitle(site, locale, loadingMessages.loadingTitle[locale]),
        body: renderToStaticMarkup(<LoadingPage site={site} locale={locale} alias={alias} search={search} />),
        assets,
        alternates: inEveryLocale((eachLocale) => formUrl(site, eachLocale, alias)),
        // Nobody without a script has to find and press anything.
        head: [
          ...preloadsOf(assets.loading),
          ...bundleLink(undefined, assets.bundles.addressOf(assets.deferred)),
          ...counting,
          `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(awaitedFormUrl(site, locale, alias, search))}"></noscript>`,
        ],
        data: { kind: 'loading', site, locale, alias },
      }),
    loadError: (asked, fault, requestId) =>
      still(
        asked.locale,
        loadErrorMessages[asked.locale][fault],
        <LoadErrorPage site={site} {...asked} fault={fault} requestId={requestId} />,
      ),
    thankYou(data) {
      const { locale, receipt } = data;
      const view = { locale, receipt, isAwaited: receipt === undefined, isLive: false, status: undefined };
      return htmlDocument({
        locale,
        title: documentTitle(site, locale, thankYouTitle(locale, receipt)),
        body: renderToString(<ThankYouPage site={site} view={view} />),
        assets,
        alternates: inEveryLocale((eachLocale) => thankYouUrl(site, eachLocale)),
        head: bundleLink(assets.bundles.addressOf(assets.deferred)),
        data,
      });
    },
    tracking: (locale, tracking, urlIn) =>
      still(
        locale,
        trackingText(locale, 'title'),
        <TrackingPage site={site} locale={locale} tracking={tracking} urlIn={urlIn} />,
      ),
    leaving: (leaving) =>
      still(
        leaving.locale,
        leavingTitle(leaving.locale, leaving.type),
        <LeavingPage
          site={site}
          leaving={{ ...leaving, action: specialFlows[leaving.type].destinationOf(destinations) ?? '' }}
        />,
      ),
    refusal: (locale, refusal, requestId) =>
      still(
        locale,
        refusalMessages[locale][refusal].title,
        <RefusalPage site={site} locale={locale} refusal={refusal} requestId={requestId} />,
      ),
  };
}

function wordAny(notice: Notice): ShownNotice {
  return notice.kind === 'payment' ? returnedNotice(notice.result, notice) : formatNotice(notice);
}

/** Nothing is known of the order here but what the address says. */
function noticeOf(result: PaymentResult, locale: Locale): string {
  const { title, lines } = returnedNotice(result, { reference: undefined, isKept: false }).word(locale);
  return renderToStaticMarkup(
    // As wide as what stands below it.
    <div className="g-header__inner">
      <section className="g-notice" aria-labelledby="guichet-returned">
        <h2 id="guichet-returned">{title}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
    </div>,
  );
}

/** The script of a special form's page knows where that form goes. */
function withDestination(data: FormPageData, destinations: Destinations): FormPageData {
  const goesTo = specialFlowOf(data.form)?.destinationOf(destinations);
  return goesTo === undefined ? data : { ...data, goesTo };
}
