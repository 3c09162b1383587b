import type { Locale } from '@guichet/definition';
import type { Field, Texts } from '@guichet/engine';
import { restoreNames } from '@guichet/fields/choices';
import type { FormAt } from '@guichet/service-client';
import { type FunctionComponent, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorAlert } from '../error-alert.tsx';
import { FormView } from '../form-view.tsx';
import { LanguageNote } from '../language-note.tsx';
import { RequiredNote } from '../required-note.tsx';
import { createEmitter } from './create-emitter.ts';
import type { FoundForm } from './find-form.ts';
import type { FormProps } from './form-props.ts';
import { mayGo } from './hooks.ts';
import { type Progress, progressOf, resume } from './keep-going.ts';
import { isSameSubmission, loadSubmission, sorted } from './load-submission.ts';
import { sendingMessage } from './messages.ts';
import { type Opened, openHostForm } from './open-form.ts';
import { sendingTo } from './prepared-address.ts';
import type { ReceivedProps } from './received.tsx';
import { ReceivedNumber } from './received-number.tsx';
import { refuse, type SendOutcome, sendForm } from './send-form.ts';
import type { Sender, SentAnswer } from './sender.ts';
import { signedInOf } from './signed-in.ts';
import type { SubmissionGiven } from './submissions.ts';
import { isUnanswered, type UntilAnswered } from './until-answered.ts';
import { useDraft } from './use-draft.ts';
import { useServices } from './use-services.ts';
import { useSheet } from './use-sheet.ts';
import { useWizardParts } from './use-wizard-parts.tsx';
import { createWebform } from './webform/create-webform.ts';
import { createHostListeners } from './webform/host-listeners.ts';

/** The receipt in the place of the form. */
type ReceivedNow = { readonly Received: FunctionComponent<ReceivedProps> } & Pick<
  ReceivedProps,
  'outcome' | 'receivedAt'
>;

interface Props {
  readonly props: FormProps;
  readonly locale: Locale;
  readonly found: FoundForm;
  readonly texts: { readonly locale: Locale; readonly texts: Texts };
}

/** A form that was found, for as long as it is the one, or until its host destroys it. */
export function OpenedForm(props: Props) {
  const [isDestroyed, setIsDestroyed] = useState(false);
  return isDestroyed ? null : <DrawnForm {...props} destroy={() => setIsDestroyed(true)} />;
}

function DrawnForm({ props, found, texts, destroy }: Props & { readonly destroy: () => void }) {
  const { options, submission } = props;
  const [listeners] = useState(createHostListeners);
  const [beginnings, setBeginnings] = useState(0);
  const latest = useRef<FormProps>(props);
  latest.current = listeners.with(props);
  const emit = useMemo(() => createEmitter(() => latest.current), []);
  const box = useRef<HTMLDivElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [received, setReceived] = useState<ReceivedNow>();
  const sending = useRef(false);
  const isReadOnly = options?.readOnly === true;
  /** The submission that the host last gave, or that the form's address names. */
  const shown = useRef<SubmissionGiven>(submission ?? found.submission ?? {});
  /** The submission as the service stored it, as text. */
  const stored = useRef<string>(undefined);
  const before = useRef<{ opened: Opened; beginnings: number; progress: Progress | undefined }>(undefined);

  const services = useServices(found, props, emit);
  const { page = found.page } = services ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes later comes by commands
  const opened = useMemo(() => {
    const { current } = before;
    // Only whether it can be filled in, or who finds addresses, has changed: the resident goes on.
    const progress =
      current?.beginnings === beginnings ? progressOf(current.opened.form, current.progress) : undefined;
    const data = progress?.data ?? shown.current.data;
    const next = openHostForm({ ...found, page }, texts, {
      readOnly: isReadOnly,
      data,
      idPrefix: progress?.idPrefix,
    });
    restoreNames(next.form, shown.current.metadata?.selectData);
    if (progress !== undefined) resume(next.form, progress);
    before.current = { opened: next, beginnings, progress };
    return next;
  }, [found, page, isReadOnly, beginnings]);
  const { form, key } = opened;
  const latestSend = useRef(send);
  latestSend.current = send;
  useEffect(
    () =>
      opened.join(emit, () => latest.current, {
        send: () => {
          latestSend.current(undefined);
        },
        metadata: () => shown.current.metadata ?? {},
      }),
    [opened, emit],
  );

  useEffect(() => {
    if (form.locale() !== texts.locale)
      form.dispatch({ kind: 'setLanguage', locale: texts.locale, texts: texts.texts });
  }, [form, texts]);

  const given = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: showing it is the same at each render
  useEffect(() => {
    if (submission?.data === undefined) return;
    // Hosts often create it again at each render: its content counts.
    const text = sorted(submission);
    const isFirst = given.current === undefined && shown.current === submission;
    if (given.current === text) return;
    given.current = text;
    shown.current = submission;
    const { data, ...withoutData } = submission;
    // A host that hands back an emitted value changes nothing.
    if (!isFirst && isSameSubmission(data, form.data())) return;
    if (isFirst) emit('beforeSetSubmission', { ...withoutData, data });
    else show(submission);
  }, [form, submission, emit]);

  function show(given: SubmissionGiven): void {
    const { data = {}, ...withoutData } = given;
    emit('beforeSetSubmission', { ...withoutData, data });
    shown.current = given;
    stored.current = undefined;
    setReceived(undefined);
    loadSubmission(form, data);
    restoreNames(form, withoutData.metadata?.selectData);
  }

  const pages = useMemo(
    () => found.telling?.turnPages(form, () => latest.current.options?.hooks ?? {}),
    [found, form],
  );
  const now = useRef({ form, pages, show });
  now.current = { form, pages, show };
  const [webform] = useState(() =>
    createWebform({
      ...{ now: () => now.current, listeners, destroy },
      show: (given) => now.current.show(given),
      send: () => latestSend.current(undefined),
      shown: () => shown.current,
    }),
  );

  useSheet(found.styleSheet, box);

  function serviceNow() {
    const { src, url, form: definition } = latest.current;
    const to = url ?? (definition === undefined || definition === null ? src : undefined);
    return to === undefined
      ? undefined
      : sendingTo(
          to,
          signedInOf(() => latest.current),
        );
  }

  /** Of a form of our site: another service may not know the key, and take what is sent again for another one. */
  function senderNow(): Sender | undefined {
    const service = serviceNow();
    if (service === undefined || found.site === undefined || found.special !== undefined) return undefined;
    return {
      save: service.save,
      refused: (answer) => refuse(answer, { form, key, special: found.special }),
    };
  }

  /** For calls of our site; another service takes what is sent again for another one. */
  const untilAnswered: UntilAnswered = async (call, submission) => {
    const answer = await call();
    const waits = found.site !== undefined && isUnanswered(answer) ? draft : undefined;
    if (waits === undefined) return answer;
    setIsSending(false);
    return waits.untilAnswered(call, submission);
  };

  async function save(
    ...[submission, sendKey, id]: Parameters<FormAt['save']>
  ): Promise<SentAnswer | undefined> {
    const service = serviceNow();
    if (service === undefined) throw new Error('A form without an address is not sent.');
    const call = () => service.save(submission, sendKey, id);
    return id === undefined ? untilAnswered(call, submission) : call();
  }

  /** True where it is sent, or was sent already as it is. */
  async function send(button: Field | undefined): Promise<boolean> {
    if (sending.current) {
      draft?.retry(setIsSending);
      return false;
    }
    const service = serviceNow();
    const sendKey = key.current();
    const outcome = await sendForm(button, {
      ...{ form, key, save: service && save, shown: shown.current },
      hooks: latest.current.options?.hooks ?? {},
      ...{ emit, special: found.special, untilAnswered },
      formVersion: found.version,
      isStored: (data) => stored.current === sorted(data),
      onState(now) {
        sending.current = now;
        setIsSending(now);
      },
    });
    if (outcome.kind === 'notSent' || outcome.kind === 'sentBefore') return outcome.kind === 'sentBefore';
    sentDraft(sendKey);
    if (service !== undefined) stored.current = sorted(outcome.sent.data);
    const { metadata = {} } = shown.current;
    const detail = { data: form.data(), metadata, isValid: true, changed: undefined };
    emit('change', detail, { changed: undefined, changes: [] }, false);
    if (outcome.kind === 'saved') await showReceipt(outcome);
    return true;
  }

  /** Of a form of our site, unless its host has one of its own. */
  async function showReceipt(outcome: Extract<SendOutcome, { kind: 'saved' }>): Promise<void> {
    if (found.site === undefined || latest.current.options?.receipt === false) return;
    const { Received } = await import('./received.tsx').catch(() => ({ Received: ReceivedNumber }));
    setReceived({ Received, outcome, receivedAt: Date.now() });
  }

  const wizard = useWizardParts(found, services, props, emit);

  /** From the beginning, as nobody has filled it in. */
  function startOver(): void {
    shown.current = {};
    stored.current = undefined;
    setReceived(undefined);
    setBeginnings((count) => count + 1);
  }

  const { draft, sent: sentDraft } = useDraft(opened, options?.draft, emit, startOver, senderNow);

  async function cancel(): Promise<void> {
    const { beforeCancel } = latest.current.options?.hooks ?? {};
    if (await mayGo(beforeCancel)) startOver();
    else emit('cancelSubmit');
  }

  // Without an address it is the host's to send.
  const special = serviceNow() !== undefined && !isReadOnly ? found.special : undefined;
  useEffect(() => {
    if (special !== undefined) special.warn(emit);
  }, [special, emit]);

  if (received !== undefined) {
    const { Received, outcome, receivedAt } = received;
    return (
      <div ref={box}>
        <Received {...{ form, found, texts, outcome, receivedAt }} />
      </div>
    );
  }
  return (
    <div ref={box}>
      {special?.notice && <p className="g-notice">{special.notice[texts.locale]}</p>}
      <LanguageNote form={form} />
      {options?.noAlerts !== true && (
        <ErrorAlert
          form={form}
          {...(options?.headerOffset !== undefined && { headerOffset: options.headerOffset })}
        />
      )}
      {!isReadOnly && <RequiredNote locale={texts.locale} />}
      {draft && <draft.Offer locale={texts.locale} headerOffset={options?.headerOffset} />}
      <FormView
        key={opened.id}
        form={form}
        action=""
        wizard={wizard}
        onSubmit={send}
        onCancel={cancel}
        onAct={async (button) => {
          const { actOn } = await import('./deferred.ts');
          return actOn(button, {
            ...{ form, emit, startOver, shown: shown.current, service: serviceNow() },
            props: latest.current,
          });
        }}
        onConnected={(element) => opened.connected(element, emit, webform)}
      />
      {draft && <draft.Note locale={texts.locale} />}
      <p className="g-visually-hidden" role="status">
        {isSending ? sendingMessage[texts.locale] : ''}
      </p>
    </div>
  );
}
