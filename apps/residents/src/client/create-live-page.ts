import type { Form, Texts } from '@guichet/engine';
import { formTitle } from '@guichet/renderer/form-title';
import type { FormPageView } from '../pages/form-page.tsx';
import type { CommonNotice } from '../pages/format-notice.ts';
import { hiddenInputs } from '../pages/hidden-inputs.ts';
import type { FormPageData } from '../pages/page-data.ts';
import { brokenNotice, type ShownNotice } from '../pages/shown-notice.ts';
import { showInHead } from './document-head.ts';
import type { LivePage } from './live-page.ts';
import { loadDeferred } from './load-parts.ts';
import type { Loaded } from './loaded.ts';
import type { PageState } from './page-state.ts';
import type { Store } from './store.ts';

/** The view that the server rendered. */
export function drawnView(data: FormPageData, form: Form, { wizard, word }: Loaded): FormPageView {
  const notice = data.answered?.notice;
  return {
    locale: data.locale,
    title: formTitle(data.form, data.texts, data.locale),
    form,
    opening: 0,
    wizard,
    hidden: hiddenInputs(data),
    outage: data.outage,
    notice: notice && word?.(notice),
    status: undefined,
  };
}

export function createLivePage(data: FormPageData, first: Form, store: Store<PageState>): LivePage {
  const { site } = data;
  let form = first;
  let texts = data.texts;
  let known = new Map([[data.locale, texts]]);
  let openings = 0;
  let notified = 0;

  function change(part: Partial<FormPageView>): void {
    const state = store.get();
    if (state.kind === 'form') store.set({ kind: 'form', view: { ...state.view, ...part } });
  }

  function show(notice: ShownNotice | undefined): void {
    notified += 1;
    change({ notice });
  }

  /** Words that few visits need are loaded with what else comes late. */
  async function ask(notice: CommonNotice): Promise<void> {
    show(undefined);
    const noticeNumber = notified;
    const shown = await loadDeferred().then(
      ({ formatNotice }) => formatNotice(notice),
      () => brokenNotice,
    );
    if (noticeNumber === notified) show(shown);
  }

  function follow(translated: Texts): void {
    texts = translated;
    const locale = form.locale();
    known.set(locale, texts);
    const title = formTitle(form.page, texts, locale);
    change({ locale, title, form });
    showInHead(site, locale, title);
  }

  return {
    site,
    store,
    form: () => form,
    texts: () => texts,
    textsIn: (locale) => known.get(locale),
    notify(message, isShown = true) {
      change({ status: message && { text: message[form.locale()], isShown } });
    },
    notice: show,
    note: (note) => change({ note }),
    ask,
    follow,
    drawAgain() {
      openings += 1;
      change({ opening: openings, notice: undefined });
    },
    replace(replacement, translated, wizard, more) {
      form.dispose();
      form = replacement;
      known = new Map();
      openings += 1;
      change({
        opening: openings,
        wizard,
        ...more,
        hidden: hiddenInputs({ ...data, form: replacement.page }),
      });
      follow(translated);
    },
  };
}
