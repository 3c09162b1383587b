import type { InEveryLocale, Locale } from '@guichet/definition';
import type { Form, Texts } from '@guichet/engine';
import type { WizardParts } from '@guichet/renderer';
import type { FormPageView } from '../pages/form-page.tsx';
import { formTitle } from '../pages/form-title.ts';
import { hiddenInputs } from '../pages/hidden-inputs.ts';
import type { FormPageData } from '../pages/page-data.ts';
import { brokenNotice, type ShownNotice } from '../pages/shown-notice.ts';
import type { Site } from '../pages/site.ts';
import type { CommonNotice } from '../pages/word-notice.ts';
import { showInHead } from './document-head.ts';
import { type Loaded, loadLate } from './load-parts.ts';
import type { PageState } from './page-state.ts';
import type { Store } from './store.ts';

/** The form page of this document: what it shows, and the few ways in which that changes. */
export interface LivePage {
  readonly site: Site;
  readonly store: Store<PageState>;
  form(): Form;
  texts(): Texts;
  /** The texts of its form in a language that it was shown in. */
  textsIn(locale: Locale): Texts | undefined;
  /** Says what is going on; `isShown`: to everyone. Undefined: nothing is. */
  tell(message: InEveryLocale | undefined, isShown?: boolean): void;
  notice(notice: ShownNotice | undefined): void;
  /** Tells what the resident must know and decide before going on. */
  ask(notice: CommonNotice): void;
  /** The form has other texts now: the page around it follows. */
  follow(texts: Texts): void;
  /** Draws everything anew, as it stands. */
  drawAgain(): void;
  /** Another form stands on the page from here on. */
  replace(
    form: Form,
    texts: Texts,
    wizard: WizardParts | undefined,
    more?: Pick<FormPageView, 'outage'>,
  ): void;
}

/** What the server drew of a form's page. */
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
  let told = 0;

  function change(part: Partial<FormPageView>): void {
    const state = store.get();
    if (state.kind === 'form') store.set({ kind: 'form', view: { ...state.view, ...part } });
  }

  function show(notice: ShownNotice | undefined): void {
    told += 1;
    change({ notice });
  }

  /** Words that few visits need are loaded with what else comes late. */
  async function ask(notice: CommonNotice): Promise<void> {
    show(undefined);
    const own = told;
    const shown = await loadLate().then(
      ({ wordNotice }) => wordNotice(notice),
      () => brokenNotice,
    );
    if (own === told) show(shown);
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
    tell(message, isShown = true) {
      change({ status: message && { text: message[form.locale()], isShown } });
    },
    notice: show,
    ask,
    follow,
    drawAgain() {
      openings += 1;
      change({ opening: openings, notice: undefined });
    },
    replace(other, translated, wizard, more) {
      form.dispose();
      form = other;
      known = new Map();
      openings += 1;
      change({ opening: openings, wizard, ...more, hidden: hiddenInputs({ ...data, form: other.page }) });
      follow(translated);
    },
  };
}
