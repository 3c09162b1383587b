import type { Locale } from '@guichet/definition';
import { useState } from 'react';
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
 * The files' progress for a screen reader, which reads the whole element whenever it changes: only what is new stands in
 * it. And, for everyone, that the form waits for them. The element stays the same.
 */
export function FileStatus({ locale, work: { files, announcement, isHeld } }: Props) {
  const messages = fileMessages[locale];
  const announcements = files.map((file) => ({
    key: [file.id, file.status, file.fault, file.waitsFor, stepOf(file)].join(),
    text: heardOf(file),
  }));
  if (announcement)
    announcements.unshift({
      key: `${announcement.id}`,
      text: messages.announcements[announcement.kind](shownName(announcement.name)),
    });
  const keys = announcements.map(({ key }) => key);
  const [heard, setHeard] = useState({ keys, fresh: keys });
  if (heard.keys.join() !== keys.join())
    setHeard({ keys, fresh: keys.filter((key) => !heard.keys.includes(key)) });
  const fresh = announcements.filter(({ key }) => heard.fresh.includes(key));
  return (
    <div role="status" className="g-file__news">
      {/* Another element is heard even where it says the same. */}
      <span key={heard.fresh.join()} className="g-visually-hidden">
        {fresh.map(({ text }) => text).join(' ')}
      </span>
      {isHeld && <p className="g-file__held">{messages.held}</p>}
    </div>
  );

  function heardOf(file: WorkingFile): string {
    const name = shownName(file.originalName);
    switch (file.status) {
      case 'error':
        return messages.failed(name, formatFault(file, locale));
      case 'info':
        return messages.failed(name, messages.processing);
      case 'progress':
        return messages.failed(
          name,
          file.waitsFor ? messages.waiting[file.waitsFor] : messages.uploading(stepOf(file)),
        );
    }
  }
}

function stepOf({ progress }: WorkingFile): number {
  return Math.floor(progress / step) * step;
}
