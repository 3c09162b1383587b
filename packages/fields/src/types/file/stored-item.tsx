import type { JsonObject, Locale } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { partId } from '../../frame/part-id.ts';
import { FileButton } from './file-button.tsx';
import { fileTypesOf, removeFile, setFileType } from './file-commands.ts';
import { FileLink } from './file-link.tsx';
import { formatSize } from './format-size.ts';
import { fileMessages } from './messages.ts';
import { fileName } from './model.ts';
import type { Sender } from './sender.ts';
import { shownName } from './shown-name.ts';
import { Thumbnail } from './thumbnail.tsx';

interface Props {
  readonly field: Field;
  readonly locale: Locale;
  readonly record: JsonObject;
  readonly index: number;
  readonly sender: Sender | undefined;
  readonly isStill: boolean;
  readonly control: object | undefined;
}

/** A file that is stored. */
export function StoredItem({ field, locale, record, index, sender, isStill, control }: Props) {
  const messages = fileMessages[locale];
  const name = shownName(fileName(record));
  const kinds = fileTypesOf(field);
  const { size } = record;
  const kindId = partId(field, `kind-${index}`);
  return (
    <li className="g-file__item">
      <Thumbnail {...{ field, locale, record, name, sender, isStill }} />
      <div className="g-file__text">
        <p className="g-file__name">
          <FileLink {...{ field, locale, record, name, sender }} />
          {typeof size === 'number' && size > 0 && (
            <span className="g-file__size"> ({formatSize(size, locale)})</span>
          )}
        </p>
        {kinds.length > 0 && (
          <select
            id={kindId}
            className="g-input g-file__kind"
            aria-label={messages.kind(name)}
            value={typeof record.fileType === 'string' ? record.fileType : kinds[0]}
            disabled={isStill}
            onInput={({ currentTarget }) => sender && setFileType(sender, index, currentTarget.value)}
          >
            {kinds.map((kind, at) => (
              <option key={kind} value={kind}>
                {field.plainText(`fileTypes.${placeOf(field, kind, at)}.label`) || kind}
              </option>
            ))}
          </select>
        )}
      </div>
      {!isStill && (
        <div className="g-file__buttons">
          <FileButton
            field={field}
            name={messages.removeName(name)}
            index={index}
            control={control}
            onPress={sender && (() => removeFile(sender, index))}
          >
            {messages.remove}
          </FileButton>
        </div>
      )}
    </li>
  );
}

/** Where an author wrote a kind: those without a label count. */
function placeOf({ component: { settings } }: Field, kind: string, at: number): number {
  const { fileTypes } = settings;
  return Array.isArray(fileTypes) ? fileTypes.indexOf(kind) : at;
}
