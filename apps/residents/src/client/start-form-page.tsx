import type { Field, Form } from '@guichet/engine';
import { giveTyped, readTyped, type Typed } from '@guichet/renderer';
import { createSaving, findReferenceNumber, type SavedSubmission } from '@guichet/service-client';
import { createFormEmitter } from '../flows/form-events.ts';
import { createNormalFlow, type NormalFlowState } from '../flows/submit-normal.ts';
import type { FormPageCommands } from '../pages/form-page.tsx';
import { livenForm } from '../pages/liven-form.ts';
import type { FormPageData } from '../pages/page-data.ts';
import { formUrl, isThankYouUrl, localeIn, otherLocale, thankYouUrl } from '../pages/site.ts';
import { confirmKey } from './confirmed-keys.ts';
import { drawAnew } from './draw-anew.ts';
import { createFormKey } from './form-key.ts';
import {
  answersOfEntry,
  keepAnswers,
  keepKey,
  keyOfEntry,
  pushForm,
  pushSent,
  pushStep,
  type SentForm,
  sentOfEntry,
  stepOfEntry,
} from './history-entry.ts';
import { hydrate } from './hydrate.ts';
import { isPlainClick } from './is-plain-click.ts';
import { createLivePage, drawnView } from './live-page.ts';
import { type Loaded, loadLate } from './load-parts.ts';
import type { PageState } from './page-state.ts';
import { realEnvironment } from './real-environment.ts';
import { renewForm } from './renew-form.ts';
import { ResidentsApp } from './residents-app.tsx';
import { restoreAnswers } from './restore-answers.ts';
import { createStore } from './store.ts';
import { switchLanguage } from './switch-language.ts';
import { createUnsentAnswers } from './unsent-answers.ts';

/** How long saving may take, in milliseconds. The key makes it safe to try again. */
const saveTimeoutMs = 45_000;

/** Brings a form's page to life, with what was typed before the script arrived. */
export function startFormPage(data: FormPageData, container: HTMLElement, { parts, wizard }: Loaded): void {
  const { site } = data;
  let early: readonly Typed[] = readTyped(container);
  const first = livenForm(data, parts);
  const drawn: PageState = { kind: 'form', view: drawnView(data, first, wizard) };
  const store = createStore<PageState>(drawn);
  const page = createLivePage(data, first, store);
  const key = createFormKey(data.answered?.key);
  const events = createFormEmitter();
  const unsent = createUnsentAnswers(page.form, keepWizard);
  let button: Field | undefined;
  let switches = 0;
  /** The keys of answers that were thrown away. */
  const forgotten = new Set<string>();
  let isFollowing = false;

  const flow = createNormalFlow({
    form: page.form,
    key,
    save: createSaving({
      fetch: (url, options) => fetch(url, options),
      baseUrl: '/api',
      timeoutMs: saveTimeoutMs,
    }),
    events,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    onState: showFlow,
  });

  function showFlow(state: NormalFlowState): void {
    const pressed = button && document.getElementById(button.id);
    if (state.kind === 'sending') {
      page.notice(undefined);
      pressed?.setAttribute('aria-disabled', 'true');
      page.tell('sending');
      return;
    }
    pressed?.removeAttribute('aria-disabled');
    page.tell(undefined);
    if (state.kind === 'keyReused' || state.kind === 'unconfirmed') page.notice(state);
    if (state.kind === 'formChanged') page.notice({ kind: 'formChanged', isHere: false });
  }

  /** Where its file cannot be loaded, the server draws it: what was sent stands in the history entry. */
  async function showThanks(sent: SentForm): Promise<void> {
    try {
      const { showSent } = await loadLate();
      await showSent(site, store, sent);
    } catch {
      location.reload();
    }
  }

  /** The page's answer to a saved submission: the thank-you page, in an entry of its own. */
  function showThankYou({ metadata }: SavedSubmission): void {
    const form = page.form();
    const locale = form.locale();
    const sent = {
      locale,
      data: form.data(),
      form: { page: form.page, texts: page.texts() },
      referenceNumber: findReferenceNumber(metadata),
      receivedAt: Date.now(),
    };
    unsent.sent();
    confirmKey(key.current());
    keepKey(undefined);
    pushSent(thankYouUrl(locale), sent);
    showThanks(sent).then(() => window.scrollTo(0, 0));
  }

  events.on('submitDone', showThankYou);

  async function changeLanguage(locale: ReturnType<typeof otherLocale>, isNewEntry: boolean): Promise<void> {
    switches += 1;
    const own = switches;
    const isDone = await switchLanguage(page, locale, () => own === switches && store.get().kind === 'form');
    if (isDone && isNewEntry) pushForm(formUrl(locale, page.form().page.path), key.current());
  }

  const commands: FormPageCommands = {
    submit(pressed) {
      button = pressed;
      flow.submit(pressed);
    },
    switchLanguage(event) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      changeLanguage(otherLocale(page.form().locale()), true);
    },
    goOn(notice) {
      if (notice.kind === 'formChanged') {
        renewForm(page);
        return;
      }
      flow.submitAsNew(button);
    },
    async cancel() {
      forgotten.add(key.current());
      key.renew();
      const { startOver } = await loadLate();
      startOver(page, realEnvironment());
    },
    connected(element) {
      const typed = [...early, ...readTyped(element)];
      const latest = new Map(typed.map((one) => [one.fieldId, one]));
      early = [];
      page.form().setEnvironment(realEnvironment());
      if (data.answered === undefined) unsent.opened();
      giveTyped(page.form(), element, [...latest.values()]);
      const [kept, own] = [answersOfEntry(), keyOfEntry()];
      key.stamp();
      // What was received meanwhile is not offered to be sent again.
      if (kept !== undefined && own === key.current()) restoreAnswers(page.form(), kept);
      followSteps(page.form());
      // A phone may end a page without a word.
      element.addEventListener('focusout', keepWizard);
      unsent.watch(element);
      element.addEventListener('input', () => void loadLate().catch(() => undefined), { once: true });
    },
  };

  /** A browser puts back what stands on a page, and not what stood on the others. */
  function keepWizard(): void {
    const place = page.form().place();
    if (place !== undefined && store.get().kind === 'form') keepAnswers({ data: page.form().data(), place });
  }

  /** Each step of a wizard has an entry of its own, however it was reached; the first of them names none. */
  function followSteps({ wizard }: Form): void {
    let shown = wizard?.current().id;
    wizard?.subscribe(() => {
      const { id } = wizard.current();
      if (id === shown) return;
      shown = id;
      // What is read here is not what the steps depend on.
      queueMicrotask(() => {
        if (!isFollowing) pushStep(id, key.current());
        keepWizard();
      });
    });
  }

  /** Of answers that were thrown away no step is left. */
  function showStep(form: Form, isForgotten: boolean): void {
    const pages = form.wizard?.pages() ?? [];
    const step = (isForgotten ? undefined : pages.find(({ id }) => id === stepOfEntry())) ?? pages[0];
    if (step !== undefined) form.goToPage(step, true);
  }

  /** The visitor went back or forward within this document. */
  function followHistory(): void {
    const { pathname } = location;
    const locale = localeIn(pathname);
    const sent = sentOfEntry();
    if (isThankYouUrl(pathname) && sent !== undefined) showThanks(sent);
    else if (store.get().kind === 'thankYou' || isThankYouUrl(pathname)) location.reload();
    else {
      const isForgotten = forgotten.has(keyOfEntry() ?? '');
      key.stamp();
      isFollowing = true;
      showStep(page.form(), isForgotten);
      queueMicrotask(() => {
        isFollowing = false;
      });
      if (locale !== undefined && locale !== page.form().locale()) changeLanguage(locale, false);
    }
  }

  const draw = data.isLate === true ? drawAnew : hydrate;
  draw(container, <ResidentsApp site={site} store={store} drawn={drawn} formCommands={commands} />);
  if (data.isLate === true) {
    page.follow(data.texts);
    page.tell('formReady', false);
  }
  document.addEventListener('visibilitychange', keepWizard);
  window.addEventListener('popstate', followHistory);
  window.addEventListener('hashchange', key.stamp);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    flow.release();
    showFlow({ kind: 'idle' });
    page.notice(undefined);
    page.form().forgetErrors();
  });
}
