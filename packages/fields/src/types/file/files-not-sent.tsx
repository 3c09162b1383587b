import type { Form } from '@guichet/engine';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Files } from '../../host/files.ts';
import { failedFiles } from './failed-files.ts';
import { cancelFile } from './file-commands.ts';
import { formatFault } from './format-fault.ts';
import { fileMessages } from './messages.ts';
import { type Press, repeatPress } from './press.ts';
import { shownName } from './shown-name.ts';

interface Props {
  readonly form: Form;
  readonly files: Files;
  /** The press that was stopped. Each takes the focus here. */
  readonly press: Press;
}

/** Drawn anew whenever the files change: says at the end of the form which files will not go along, and asks whether to send it all the same. */
export function FilesNotSent({ form, files, press }: Props): ReactNode {
  const home = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  const failed = failedFiles(form);
  const locale = form.locale();
  const messages = fileMessages[locale];
  // A portal would cost every page its part of React. React removes the box from where it has drawn it.
  useLayoutEffect(() => {
    const [drawn, place] = [box.current, home.current];
    if (drawn === null) return undefined;
    press.element.append(drawn);
    return () => place?.append(drawn);
  }, [press.element]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another press asks once more
  useEffect(() => box.current?.focus(), [press]);

  const button = (text: string, name: string | undefined, going: typeof failed, then: () => void) => (
    <button
      type="button"
      className="g-button g-button--secondary"
      aria-label={name && messages.failed(text, name)}
      onClick={() => {
        for (const { field, file } of going) cancelFile({ form, field, files }, file.id);
        then();
      }}
    >
      {text}
    </button>
  );

  return (
    <div ref={home} hidden>
      <section ref={box} className="g-notice" tabIndex={-1} aria-label={messages.notSent}>
        <h2>{messages.notSent}</h2>
        <ul>
          {failed.map((failure) => {
            const name = shownName(failure.file.originalName);
            return (
              <li key={failure.file.id}>
                <p>{messages.failed(name, formatFault(failure.file, locale))}</p>
                {button(messages.removeIt, name, [failure], () =>
                  (failed[1] ? box.current : press.submitter)?.focus(),
                )}
              </li>
            );
          })}
        </ul>
        {button(messages.sendWithout(failed.length), undefined, failed, () => repeatPress(press))}
      </section>
    </div>
  );
}
