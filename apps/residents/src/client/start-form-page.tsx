import type { Locale } from '@guichet/definition';
import { deviceEnvironment, type Field, type Form } from '@guichet/engine';
import { giveTyped, readTyped, type Typed } from '@guichet/renderer';
import type { SentForm } from '@guichet/renderer/receipt-of-sent';
import { restoreAnswers } from '@guichet/renderer/restore-answers';
import { flushSync } from 'react-dom';
import type { FlowState } from '../flows/flow.ts';
import { createFormEmitter, type ReceivedSubmission } from '../flows/form-events.ts';
import { createNormalFlow } from '../flows/normal/submit-normal.ts';
import { notifyNotSaved } from '../flows/save-form.ts';
import { createFormInstance } from '../pages/create-form-instance.ts';
import type { FormPageCommands } from '../pages/form-page.tsx';
import type { FormPageData } from '../pages/page-data.ts';
import { pageMessages } from '../pages/page-messages.ts';
import { brokenNotice, receivedNotice } from '../pages/shown-notice.ts';
import { formUrl, isThankYouUrl, localeOfUrl, thankYouUrl } from '../pages/site.ts';
import { createLivePage, drawnView } from './create-live-page.ts';
import { createSending } from './create-sending.ts';
import { createLateDrafting } from './drafts/load-drafting.ts';
import { createFormKey } from './form-key.ts';
import { createFormSteps } from './form-steps.ts';
import { entryNow, keepKey, moveEntry, pushForm, pushSent } from './history-entry.ts';
import { hydrate } from './hydrate.ts';
import { isPlainClick } from './is-plain-click.ts';
import type { LivePage } from './live-page.ts';
import { loadDeferred } from './load-parts.ts';
import type { Loaded } from './loaded.ts';
import { openAnew } from './open-anew.ts';
import type { PageState } from './page-state.ts';
import { ResidentsApp } from './residents-app.tsx';
import { sentOf } from './sent-of.ts';
import { createStore } from './store.ts';
import { createUnsentAnswers } from './unsaved-changes-guard.ts';
import { isUsedKey, noteKey } from './used-keys.ts';
import { whenIdle } from './when-idle.ts';

/** Brings a form's page to life, with what was typed before the script arrived. `draw`: what the server drew is taken over. */
export function startFormPage(
  data: FormPageData,
  container: HTMLElement,
  loaded: Loaded,
  draw = hydrate,
): LivePage {
  const { site } = data;
  let early: readonly Typed[] = readTyped(container);
  const first = createFormInstance(data, loaded.parts, loaded.restore);
  const drawn: PageState = { kind: 'form', view: drawnView(data, first, loaded) };
  const store = createStore<PageState>(drawn);
  const page = createLivePage(data, first, store);
  const key = createFormKey(data.answered?.key);
  const events = createFormEmitter();
  const drafts = createLateDrafting(() => ({
    ...{ page, key, unsent, sending, hasAnswers, erase: () => commands.cancel() },
    received: showThankYou,
    refused: (outcome) => notifyNotSaved(outcome, page.form(), needs),
    onState: showFlow,
  }));
  const sending = createSending(page, drafts.find);
  const unsent = createUnsentAnswers(page.form, (isLeaving) => drafts.now()?.keep(isLeaving) === true);
  const steps = createFormSteps(key, unsent.keep);
  let button: Field | undefined;
  let isSending = false;
  let switches = 0;
  let isReceived = false;
  /** From the start, of this visit's history or of a plain post. */
  let hasAnswers = data.answered !== undefined;
  let takenUp: Form | undefined;

  const needs = {
    form: page.form,
    key,
    save: sending.save,
    events,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    onState: showFlow,
  };
  const flow =
    loaded.createFlow?.({
      ...{
        ...needs,
        page,
        unsent,
        sending,
        drafting: drafts.find,
        showSent: showThanks,
        goesTo: data.goesTo ?? '',
      },
      sweepDrafts: () => withDeferred(({ sweepDrafts }) => sweepDrafts()),
    }) ?? createNormalFlow(needs);

  function showFlow(state: FlowState): void {
    const pressed = button && document.getElementById(button.id);
    isSending = state.kind === 'sending';
    page.notify(isSending ? pageMessages.sending : undefined);
    if (isSending) {
      page.notice(undefined);
      pressed?.setAttribute('aria-disabled', 'true');
      return;
    }
    pressed?.removeAttribute('aria-disabled');
    if ('referenceNumber' in state || state.kind === 'unconfirmed') page.ask(state);
    if (state.kind === 'formChanged') page.ask({ kind: 'formChanged', isHere: false });
  }

  async function showSent(sent: SentForm): Promise<void> {
    const deferred = await loadDeferred();
    await deferred.showSent(site, store, sent);
  }

  /** Where its file cannot be loaded, only the number is shown. */
  async function showThanks(sent: SentForm): Promise<void> {
    isReceived = true;
    try {
      await showSent(sent);
    } catch {
      page.notice(receivedNotice(sent.referenceNumber));
    }
  }

  async function goOver(): Promise<void> {
    try {
      const { renewForm } = await loadDeferred();
      await renewForm(page);
    } catch {
      page.notice(brokenNotice);
    }
  }

  /** The page's answer to a saved submission: the thank-you page, in an entry of its own. */
  function showThankYou(submission: ReceivedSubmission): void {
    const sent = sentOf(page, submission);
    unsent.sent();
    drafts.now()?.destroy(key.current());
    noteKey('confirmed', key.current());
    keepKey(undefined);
    pushSent(thankYouUrl(site, sent.locale), sent);
    showThanks(sent).then(() => window.scrollTo(0, 0));
  }

  events.on('submitDone', showThankYou);

  async function changeLanguage(locale: Locale, isNewEntry: boolean): Promise<void> {
    switches += 1;
    const switchNumber = switches;
    const outcome = await loadDeferred().then(
      ({ switchLanguage }) => switchLanguage(page, locale, () => switchNumber === switches && !isReceived),
      () => page.notify(pageMessages.languageFailed),
    );
    const url = formUrl(site, page.form().locale(), page.form().page.path);
    if (outcome === 'done') {
      if (isNewEntry) pushForm(url, key.current());
      if (isSending) page.notify(pageMessages.sending);
    }
    // The address names the language that is shown.
    else if (outcome !== 'overtaken' && !isNewEntry) moveEntry(url);
  }

  /** Draws everything again, as the form stands. */
  function drawAgain(): void {
    early = readTyped(container);
    flushSync(page.drawAgain);
    // A notice takes the focus by itself: it may break again.
    if (!container.querySelector('.g-notice > h2')) document.getElementById('main')?.focus();
  }

  /** Something of ours broke while it answered to the resident. The rendered page stays. */
  function tellOfFault(error: unknown): void {
    if (error instanceof Error && error.stack?.includes('/assets/')) page.notice(brokenNotice);
  }

  const commands: FormPageCommands = {
    submit(pressed) {
      if (drafts.now()?.retry()) return;
      if (!isSending) button = pressed;
      flow.submit(pressed);
    },
    switchLanguage(locale, event) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      changeLanguage(locale, true);
    },
    resume(kind) {
      if (kind === 'broken') drawAgain();
      else if (kind === 'formChanged') goOver();
      else if (kind === 'notSent') commands.submit(button);
      else {
        flow.submitAsNew(button);
        unsent.keep();
      }
    },
    async cancel() {
      const { startOver } = await loadDeferred();
      await startOver({ page, key, flow, showFlow, unsent, drafting: drafts.now() });
    },
    act: async (pressed) => (await loadDeferred()).actOn(pressed, page, commands.cancel, drafts.load),
    async rescue() {
      attach(container);
      return (await loadDeferred()).RescuedAnswers;
    },
    connected(element) {
      attach(element);
      const isOurs = !page.form().page.features.includes('own');
      const fetchDeferred = () =>
        withDeferred(({ noteForReact }) => isOurs && element.addEventListener('input', noteForReact));
      const shown = store.get();
      if (shown.kind === 'form') shown.view.wizard?.onDrawn?.(page.form(), element);
      // Loads the files for trouble before there is any, and retries those that failed.
      whenIdle(fetchDeferred);
      element.addEventListener('input', fetchDeferred, { once: true });
    },
  };

  /** Ignores what does not load. */
  function withDeferred(use: (deferred: Awaited<ReturnType<typeof loadDeferred>>) => unknown): void {
    loadDeferred()
      .then(use)
      .catch(() => undefined);
  }

  /** Takes over text typed before the script listened, and the answers in this visit's history. */
  function attach(within: HTMLElement): void {
    const typed = [...early, ...readTyped(within)];
    const latest = new Map(typed.map((typedText) => [typedText.fieldId, typedText]));
    early = [];
    const form = page.form();
    if (takenUp === undefined) remember(form);
    giveTyped(form, within, [...latest.values()]);
    if (takenUp !== form) {
      steps.follow(form);
      drafts.now()?.follow(form);
      form.on('submitRequested', () => queueMicrotask(() => commands.submit(undefined)));
    }
    const isFirst = takenUp === undefined;
    takenUp = form;
    const isFilledIn = typed.length > 0 || data.answered !== undefined || entryNow().answers !== undefined;
    unsent.watch(container, isFilledIn);
    if (!isFirst) return;
    drafts.attach(container, isFilledIn);
    // The visitor may have gone back before the script came.
    followLanguage();
    // A script beside this one may count what stops residents.
    Object.assign(container, { page });
  }

  /** Does not offer to send again what was received meanwhile. */
  function remember(form: Form): void {
    const { answers: kept, key: entryKey, step } = entryNow();
    key.stamp();
    form.dispatch({ kind: 'setEnvironment', environment: deviceEnvironment(site.timeZone) });
    if (data.answered === undefined) unsent.opened();
    if (kept !== undefined && entryKey === key.current()) {
      restoreAnswers(form, kept);
      // The answers may be those of another step's entry.
      if (step !== undefined) steps.show(form);
      hasAnswers = true;
      // Nothing is left to lose.
      if (isUsedKey('received', entryKey)) unsent.opened();
    } else if (document.cookie.includes('guichet-sent')) withDeferred(({ tellSent }) => tellSent(page));
  }

  /** The visitor went back or forward within this document. */
  function followHistory(): void {
    const { sent } = entryNow();
    if (sent !== undefined) showThanks(sent);
    else if (isReceived || isThankYouUrl(site, location.pathname)) openAnew();
    else {
      steps.show(page.form());
      unsent.keep();
      followLanguage();
    }
  }

  /** Shows the page in the language of its address. */
  function followLanguage(): void {
    const locale = localeOfUrl(site, location.pathname);
    if (locale !== undefined && locale !== page.form().locale()) changeLanguage(locale, false);
  }

  draw(container, <ResidentsApp site={site} store={store} drawn={drawn} formCommands={commands} />);
  window.addEventListener('popstate', followHistory);
  window.addEventListener('hashchange', followHistory);
  window.addEventListener('error', ({ error }) => tellOfFault(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tellOfFault(reason));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    showFlow({ kind: 'idle' });
    const shown = store.get();
    const notice = shown.kind === 'form' ? shown.view.notice : undefined;
    // One about answers of an earlier visit, or about a form that waits, is true as before.
    page.notice(notice?.kind === 'saved' ? notice : undefined);
    page.form().dispatch({ kind: 'forgetErrors' });
    flow.release();
  });
  return page;
}
