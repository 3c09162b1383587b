import type { Locale } from '@guichet/definition';
import type { Field, Texts } from '@guichet/engine';
import { restoreNames } from '@guichet/fields/choices';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ErrorAlert } from '../error-alert.tsx';
import { FormView } from '../form-view.tsx';
import { LanguageNote } from '../language-note.tsx';
import { RequiredNote } from '../required-note.tsx';
import { createEmitter } from './create-emitter.ts';
import type { FoundForm } from './find-form.ts';
import type { FormProps, SubmissionGiven } from './form-props.ts';
import { mayGo } from './hooks.ts';
import { type Progress, progressOf, resume } from './keep-going.ts';
import { isSameSubmission, loadSubmission, sorted } from './load-submission.ts';
import { sendingMessage } from './messages.ts';
import { type Opened, openHostForm } from './open-form.ts';
import { sendingTo } from './prepared-address.ts';
import { sendForm } from './send-form.ts';
import { signedInOf } from './signed-in.ts';
import { useDraft } from './use-draft.ts';
import { useSheet } from './use-sheet.ts';
import { useWizardParts } from './use-wizard-parts.tsx';

interface Props {
  readonly props: FormProps;
  readonly locale: Locale;
  readonly found: FoundForm;
  readonly texts: { readonly locale: Locale; readonly texts: Texts };
}

/** A form that was found, for as long as it is the one. */
export function OpenedForm({ props, found, texts }: Props) {
  const { options, submission } = props;
  const [beginnings, setBeginnings] = useState(0);
  const latest = useRef(props);
  latest.current = props;
  const emit = useMemo(() => createEmitter(() => latest.current), []);
  const box = useRef<HTMLDivElement>(null);
  const [isSending, setIsSending] = useState(false);
  const sending = useRef(false);
  const isReadOnly = options?.readOnly === true;
  /** The submission that the host last gave, or that the form's address names. */
  const shown = useRef<SubmissionGiven>(submission ?? found.submission ?? {});
  /** The submission as the service stored it, as text. */
  const stored = useRef<string>(undefined);
  const before = useRef<{ opened: Opened; beginnings: number; progress: Progress | undefined }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes later comes by commands
  const opened = useMemo(() => {
    const { current } = before;
    // Only whether it can be filled in has changed: the resident goes on.
    const progress =
      current?.beginnings === beginnings ? progressOf(current.opened.form, current.progress) : undefined;
    const data = progress?.data ?? shown.current.data;
    const next = openHostForm(found, texts, { readOnly: isReadOnly, data, idPrefix: progress?.idPrefix });
    restoreNames(next.form, shown.current.metadata?.selectData);
    if (progress !== undefined) resume(next.form, progress);
    before.current = { opened: next, beginnings, progress };
    return next;
  }, [found, isReadOnly, beginnings]);
  const { form, key } = opened;
  const latestSend = useRef(send);
  latestSend.current = send;
  useEffect(
    () =>
      opened.join(emit, () => latest.current, {
        send: () => latestSend.current(undefined),
        metadata: () => shown.current.metadata ?? {},
      }),
    [opened, emit],
  );

  useEffect(() => {
    if (form.locale() !== texts.locale)
      form.dispatch({ kind: 'setLanguage', locale: texts.locale, texts: texts.texts });
  }, [form, texts]);

  const given = useRef<string>(undefined);
  useEffect(() => {
    if (submission?.data === undefined) return;
    // Hosts often create it again at each render: its content counts.
    const text = sorted(submission);
    const isFirst = given.current === undefined && shown.current === submission;
    if (given.current === text) return;
    given.current = text;
    shown.current = submission;
    const { data, ...others } = submission;
    // A host that hands back an emitted value changes nothing.
    if (!isFirst && isSameSubmission(data, form.data())) return;
    emit('beforeSetSubmission', { ...others, data });
    if (isFirst) return;
    stored.current = undefined;
    loadSubmission(form, data);
    restoreNames(form, others.metadata?.selectData);
  }, [form, submission, emit]);

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

  async function send(button: Field | undefined): Promise<void> {
    if (sending.current) return;
    const service = serviceNow();
    const own = key.current();
    const isSent = await sendForm(button, {
      ...{ form, key, save: service?.save, shown: shown.current },
      hooks: latest.current.options?.hooks ?? {},
      formVersion: found.version,
      isStored: (data) => stored.current === sorted(data),
      onState(now) {
        sending.current = now;
        setIsSending(now);
      },
    });
    if (!isSent) return;
    draft?.sent(own);
    const data = form.data();
    if (service !== undefined) stored.current = sorted(data);
    const { metadata = {} } = shown.current;
    const detail = { data, metadata, isValid: true, changed: undefined };
    emit('change', detail, { changed: undefined, changes: [] }, false);
  }

  const wizard = useWizardParts(found, props, emit);

  /** From the beginning, as nobody has filled it in. */
  function startOver(): void {
    shown.current = {};
    stored.current = undefined;
    setBeginnings((count) => count + 1);
  }

  const draft = useDraft(opened, options?.draft, emit, startOver);

  async function cancel(): Promise<void> {
    const { beforeCancel } = latest.current.options?.hooks ?? {};
    if (await mayGo(beforeCancel)) startOver();
    else emit('cancelSubmit');
  }

  return (
    <div ref={box}>
      <LanguageNote form={form} />
      {options?.noAlerts !== true && (
        <ErrorAlert
          form={form}
          {...(options?.headerOffset !== undefined && { headerOffset: options.headerOffset })}
        />
      )}
      {!isReadOnly && <RequiredNote locale={texts.locale} />}
      {draft && <draft.Offer locale={texts.locale} />}
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
        onConnected={(element) => opened.connected(element, emit)}
      />
      {draft && <draft.Note locale={texts.locale} />}
      <p className="g-visually-hidden" role="status">
        {isSending ? sendingMessage[texts.locale] : ''}
      </p>
    </div>
  );
}
