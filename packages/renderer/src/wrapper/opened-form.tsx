import type { Locale } from '@guichet/definition';
import type { Field, Texts } from '@guichet/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ErrorAlert } from '../error-alert.tsx';
import { FormView, type WizardParts } from '../form-view.tsx';
import { RequiredNote } from '../required-note.tsx';
import { type FoundForm, sendingTo } from './find-form.ts';
import type { FormProps } from './form-props.ts';
import { isSame, loadSubmission } from './load-submission.ts';
import { sendingMessage } from './messages.ts';
import { openForm } from './open-form.ts';
import { sendForm } from './send-form.ts';
import { tellerOf } from './tell.ts';
import { turnWith } from './turn-with.ts';
import { useSheet } from './use-sheet.ts';

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
  const tell = useMemo(() => tellerOf(() => latest.current), []);
  const box = useRef<HTMLDivElement>(null);
  const [isSending, setIsSending] = useState(false);
  const sending = useRef(false);
  const isReadOnly = options?.readOnly === true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes later comes by commands
  const opened = useMemo(
    () => openForm(found, texts, { ...options, data: beginnings === 0 ? submission?.data : undefined }),
    [found, isReadOnly, beginnings],
  );
  const { form, key } = opened;
  const latestSend = useRef(send);
  latestSend.current = send;
  useEffect(
    () =>
      opened.join(
        tell,
        () => latest.current,
        (button) => latestSend.current(button),
      ),
    [opened, tell],
  );

  useEffect(() => {
    if (form.locale() !== texts.locale) form.setLanguage(texts.locale, texts.texts);
  }, [form, texts]);

  const given = useRef(submission);
  useEffect(() => {
    const { data } = submission ?? {};
    if (given.current === submission || data === undefined) return;
    given.current = submission;
    // A host that hands back what it was told of changes nothing.
    if (isSame(data, form.data())) return;
    tell('beforeSetSubmission', { data });
    loadSubmission(form, data);
  }, [form, submission, tell]);

  useSheet(found.styleSheet, box);

  async function send(button: Field | undefined): Promise<void> {
    if (sending.current) return;
    const { src, url, form: definition, options: now } = latest.current;
    const to = url ?? (definition === undefined || definition === null ? src : undefined);
    const save = to === undefined ? undefined : sendingTo(to, () => latest.current.options?.token);
    await sendForm(button, {
      ...{ form, key, save },
      hooks: now?.hooks ?? {},
      formVersion: found.version,
      onState(now) {
        sending.current = now;
        setIsSending(now);
      },
    });
  }

  const { maps, fileService: files, fileStorage, fileProcessor: processFile } = options ?? {};
  const wizard = useMemo<WizardParts | undefined>(
    () =>
      found.wizard && {
        ...found.wizard,
        ...(maps && { maps }),
        ...{ files, fileSite: { unsetStorage: fileStorage }, processFile },
        turn: turnWith(found.wizard.turn, tell, () => latest.current.options?.hooks ?? {}),
      },
    [found, maps, files, fileStorage, processFile, tell],
  );

  /** From the beginning, as nobody has filled it in. */
  const startOver = () => setBeginnings((count) => count + 1);

  return (
    <div ref={box}>
      {options?.noAlerts !== true && (
        <ErrorAlert
          form={form}
          {...(options?.headerOffset !== undefined && { headerOffset: options.headerOffset })}
        />
      )}
      {!isReadOnly && <RequiredNote locale={texts.locale} />}
      <FormView
        key={form.idPrefix}
        form={form}
        action=""
        wizard={wizard}
        onSubmit={send}
        onCancel={startOver}
        onAct={async (button) => {
          if (!['reset', 'delete'].includes(String(button.component.settings.action))) return 'failed';
          startOver();
          return 'done';
        }}
        onConnected={(element) => opened.connected(element, tell)}
      />
      <p className="g-visually-hidden" role="status">
        {isSending ? sendingMessage[texts.locale] : ''}
      </p>
    </div>
  );
}
