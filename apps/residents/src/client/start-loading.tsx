import { defaultLocale } from '@guichet/definition';
import { deviceEnvironment } from '@guichet/engine';
import type { ServiceFault } from '@guichet/service-client';
import { loadErrorMessages } from '../pages/load-error-messages.ts';
import { LoadErrorPage } from '../pages/load-error-page.tsx';
import { loadingMessages } from '../pages/loading-messages.ts';
import type { LoadingPageData } from '../pages/page-data.ts';
import { linkAuthorSheet } from './author-sheet.ts';
import { awaitForm } from './await-form.ts';
import { showInHead } from './document-head.ts';
import { drawAnew } from './draw-anew.ts';
import { loadFeatures } from './load-features.ts';
import { findPrepared } from './load-prepared.ts';
import type { startFormPage } from './start-form-page.tsx';

/** Loads the form that the server would not wait for, and puts it where the loading indicator is. */
export async function startLoading(
  data: LoadingPageData,
  container: HTMLElement,
  start: typeof startFormPage,
): Promise<void> {
  const { site, locale, alias } = data;
  const outcome = await findPrepared(site, locale, alias);
  switch (outcome.kind) {
    case 'invalidAlias': {
      const publicUrl = site.publicUrls[locale];
      // Without a public site the server has a page that says so.
      if (publicUrl === undefined) awaitForm(data);
      else location.replace(`${publicUrl}/404`);
      return;
    }
    case 'failed': {
      const fault = isFault(outcome.code) ? outcome.code : 'failing';
      const asked = { site, locale, alias, search: location.search };
      drawAnew(container, <LoadErrorPage {...asked} fault={fault} />);
      showInHead(site, locale, loadErrorMessages[locale][fault]);
      return;
    }
    case 'loaded': {
      const { form, texts, outage } = outcome.prepared;
      // This document's rules let nothing out: that form must come with its own.
      if (form.submissionType !== undefined) return awaitForm(data);
      await linkAuthorSheet(site, form);
      // Nothing of it was drawn elsewhere that this drawing must agree with.
      const environment = deviceEnvironment(site.timeZone);
      const pageData = {
        kind: 'form',
        site,
        locale,
        form,
        texts,
        environment,
        ...(outage && { outage }),
      } as const;
      const page = start(pageData, container, await loadFeatures(form, site), drawAnew);
      page.follow(texts);
      page.notify(loadingMessages.formReady, false);
    }
  }
}

function isFault(code: string | undefined): code is ServiceFault {
  return code !== undefined && Object.hasOwn(loadErrorMessages[defaultLocale], code);
}
