import type { Form } from '@guichet/engine';
import { useCallback, useEffect, useRef } from 'react';
import { useFollowed } from '../../frame/use-followed.ts';
import type { Files } from '../../host/files.ts';
import { failedFiles } from './failed-files.ts';
import { cancelFile } from './file-commands.ts';
import { formatFault } from './format-fault.ts';
import { fileMessages } from './messages.ts';
import { shownName } from './shown-name.ts';

interface Props {
  readonly form: Form;
  readonly files: Files;
  /** The press that was stopped. Each takes the focus here. */
  readonly press: object;
  /** The button that was pressed has the focus again. */
  readonly onRemoved: () => void;
  readonly onSend: () => void;
}

/** Says which files will not go along, and asks whether to send the form all the same. */
export function FilesNotSent({ form, files, press, onRemoved, onSend }: Props) {
  const box = useRef<HTMLElement>(null);
  const failed = useFollowed(useCallback(() => failedFiles(form), [form]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another press asks once more
  useEffect(() => box.current?.focus(), [press]);
  if (failed.length === 0) return null;
  const messages = fileMessages[form.locale()];
  const title = messages.notSent(failed.length);
  const remove = (some: typeof failed) => {
    for (const { field, file } of some) cancelFile({ form, field, files }, file.id);
  };
  return (
    <section ref={box} className="g-notice" tabIndex={-1} aria-label={title}>
      <h2>{title}</h2>
      <p>{messages.notSentYet}</p>
      <ul>
        {failed.map((one) => {
          const name = shownName(one.file.originalName);
          return (
            <li key={one.file.id}>
              <p>{messages.failed(name, formatFault(one.file, form.locale()))}</p>
              <button
                type="button"
                className="g-button g-button--secondary"
                aria-label={messages.failed(messages.removeIt, name)}
                onClick={() => {
                  remove([one]);
                  if (failed.length === 1) onRemoved();
                  else box.current?.focus();
                }}
              >
                {messages.removeIt}
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="g-button"
        onClick={() => {
          remove(failed);
          onSend();
        }}
      >
        {messages.sendWithout(failed.length)}
      </button>
    </section>
  );
}
