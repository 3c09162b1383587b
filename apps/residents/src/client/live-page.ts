import type { Form, Texts } from '@guichet/engine';
import type { WizardParts } from '@guichet/renderer';
import type { FormPageView } from '../pages/form-page.tsx';
import { formTitle } from '../pages/form-title.ts';
import { hiddenInputs } from '../pages/hidden-inputs.ts';
import { say } from '../pages/messages.ts';
import type { FormPageData, Notice } from '../pages/page-data.ts';
import type { Site } from '../pages/site.ts';
import { showInHead } from './document-head.ts';
import type { PageState } from './page-state.ts';
import type { Store } from './store.ts';

/** The form page of this document: what it shows, and the few ways in which that changes. */
export interface LivePage {
  readonly site: Site;
  readonly store: Store<PageState>;
  form(): Form;
  texts(): Texts;
  /** Says what is going on; `isShown`: to everyone. Undefined: nothing is. */
  tell(name: Parameters<typeof say>[1] | undefined, isShown?: boolean): void;
  notice(notice: Notice | undefined): void;
  /** The form has other texts now: the page around it follows. */
  follow(texts: Texts): void;
  /** Another form stands on the page from here on. */
  replace(form: Form, texts: Texts, wizard: WizardParts | undefined): void;
}

/** What the server drew of a form's page. */
export function drawnView(data: FormPageData, form: Form, wizard: WizardParts | undefined): FormPageView {
  return {
    locale: data.locale,
    title: formTitle(data.form, data.texts, data.locale),
    form,
    opening: 0,
    wizard,
    hidden: hiddenInputs(data),
    notice: data.answered?.notice,
    status: undefined,
  };
}

export function createLivePage(data: FormPageData, first: Form, store: Store<PageState>): LivePage {
  const { site } = data;
  let form = first;
  let texts = data.texts;
  let openings = 0;

  function change(part: Partial<FormPageView>): void {
    const state = store.get();
    if (state.kind === 'form') store.set({ kind: 'form', view: { ...state.view, ...part } });
  }

  function follow(translated: Texts): void {
    texts = translated;
    const locale = form.locale();
    const title = formTitle(form.page, texts, locale);
    change({ locale, title, form });
    showInHead(site, locale, title);
  }

  return {
    site,
    store,
    form: () => form,
    texts: () => texts,
    tell(name, isShown = true) {
      change({ status: name && { text: say(form.locale(), name), isShown } });
    },
    notice: (notice) => change({ notice }),
    follow,
    replace(other, translated, wizard) {
      form.dispose();
      form = other;
      openings += 1;
      change({ opening: openings, wizard, hidden: hiddenInputs({ ...data, form: other.page }) });
      follow(translated);
    },
  };
}
