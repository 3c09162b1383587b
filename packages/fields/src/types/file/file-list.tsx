import type { Field, FieldView } from '@guichet/engine';
import { describedBy } from '../../frame/frame.tsx';
import { fileMessages } from './messages.ts';
import { StoredItem } from './stored-item.tsx';
import type { FilesOfField } from './use-files.ts';
import { WorkingItem } from './working-item.tsx';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly held: FilesOfField;
  /** Nothing is chosen with: its first button is the control of the field. */
  readonly isControl: boolean;
  /** Nothing can be changed. */
  readonly isStill: boolean;
}

/** The files that are stored, and those that are on their way or were not taken. */
export function FileList({ field, view, held, isControl, isStill }: Props) {
  const { records, work, sender } = held;
  const messages = fileMessages[view.locale];
  const files = isStill ? [] : work.files;
  if (records.length + files.length === 0)
    return isStill ? <p className="g-file__note">{messages.none}</p> : null;
  const control = { id: field.id, 'data-field': field.id, 'aria-describedby': describedBy(field, view) };
  const controlAt = (place: number) => (isControl && place === 0 ? control : undefined);
  return (
    <ul
      className="g-file__list"
      // biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to Safari
      role="list"
      aria-label={messages.list(field.plainText('label') || field.name())}
    >
      {records.map((record, index) => (
        <StoredItem
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells one from the other
          key={`stored-${index}`}
          {...{ field, record, index, sender, isStill }}
          locale={view.locale}
          control={controlAt(index)}
        />
      ))}
      {files.map((file, index) => (
        <WorkingItem
          key={file.id}
          {...{ field, file, sender }}
          locale={view.locale}
          control={controlAt(records.length + index)}
        />
      ))}
    </ul>
  );
}
