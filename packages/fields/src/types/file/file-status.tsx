import type { Locale } from '@guichet/definition';
import { formatFault } from './format-fault.ts';
import { fileMessages } from './messages.ts';
import { shownName } from './shown-name.ts';
import type { FileFieldState, WorkingFile } from './work.ts';

interface Props {
  readonly locale: Locale;
  readonly work: FileFieldState;
}

/** Per cent: progress is heard at these steps, not at each one. */
const step = 25;

/**
 * The files' progress for a screen reader; and, for everyone, that the form waits for them. The element stays the same.
 */
export function FileStatus({ locale, work: { files, announcement, isHeld } }: Props) {
  const messages = fileMessages[locale];
  const message = [
    ...(announcement ? [messages.announcements[announcement.kind](shownName(announcement.name))] : []),
    ...files.flatMap((file) => heardOf(file)),
  ];
  return (
    <div role="status" className="g-file__news">
      <span className="g-visually-hidden">{message.join(' ')}</span>
      {isHeld && <p className="g-file__held">{messages.held}</p>}
    </div>
  );

  function heardOf(file: WorkingFile): readonly string[] {
    const name = shownName(file.originalName);
    switch (file.status) {
      case 'error':
        return [messages.failed(name, formatFault(file, locale))];
      case 'info':
        return [messages.failed(name, messages.processing)];
      case 'progress': {
        if (file.waitsFor) return [messages.failed(name, messages.waiting[file.waitsFor])];
        return [messages.failed(name, messages.uploading(Math.floor(file.progress / step) * step))];
      }
    }
  }
}
