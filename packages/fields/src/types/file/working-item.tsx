import type { Locale } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { FileButton } from './file-button.tsx';
import { cancelFile, canSendAgain, isUnderWay, tryAgain } from './file-commands.ts';
import { formatFault } from './format-fault.ts';
import { formatSize } from './format-size.ts';
import { fileMessages } from './messages.ts';
import type { Sender } from './sender.ts';
import { shownName } from './shown-name.ts';
import type { WorkingFile } from './work.ts';

interface Props {
  readonly field: Field;
  readonly locale: Locale;
  readonly file: WorkingFile;
  readonly sender: Sender | undefined;
  readonly control: object | undefined;
}

/** A file that is on its way, or was not taken. */
export function WorkingItem({ field, locale, file, sender, control }: Props) {
  const messages = fileMessages[locale];
  const name = shownName(file.originalName);
  const isGoing = isUnderWay(file);
  const isAgain = sender !== undefined && canSendAgain(sender.field, file);
  return (
    <li className="g-file__item" data-status={file.status}>
      <div className="g-file__text">
        <p className="g-file__name">
          <bdi>{name}</bdi>
          {file.size > 0 && <span className="g-file__size"> ({formatSize(file.size, locale)})</span>}
        </p>
        {file.status === 'error' && <p className="g-error g-file__fault">{formatFault(file, locale)}</p>}
        {file.status === 'info' && <p className="g-file__note">{messages.processing}</p>}
        {file.status === 'progress' && (
          <>
            <progress className="g-file__progress" max={100} value={file.progress} aria-label={name} />
            <p className="g-file__note">
              {file.waitsFor ? messages.waiting[file.waitsFor] : messages.uploading(file.progress)}
            </p>
          </>
        )}
      </div>
      <div className="g-file__buttons">
        {isAgain && (
          <FileButton field={field} name={messages.againName(name)} onPress={() => tryAgain(sender, file.id)}>
            {messages.again}
          </FileButton>
        )}
        <FileButton
          field={field}
          name={isGoing ? messages.cancelName(name) : messages.removeName(name)}
          control={control}
          onPress={sender && (() => cancelFile(sender, file.id))}
        >
          {isGoing ? messages.cancel : messages.remove}
        </FileButton>
      </div>
    </li>
  );
}
