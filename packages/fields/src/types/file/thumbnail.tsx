import type { JsonObject, Locale } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { useEffect, useState } from 'react';
import { storedFile } from './file-commands.ts';
import { fileMessages } from './messages.ts';
import type { Sender } from './sender.ts';
import { thumbnailOf } from './thumbnail-of.ts';

interface Props {
  readonly field: Field;
  readonly locale: Locale;
  readonly record: JsonObject;
  /** As it is shown. */
  readonly name: string;
  readonly sender: Sender | undefined;
  readonly isStill: boolean;
}

/** A stored picture. A private one is drawn from a link that is asked for, and that only its sender is given. */
export function Thumbnail({ field, locale, record, name, sender, isStill }: Props) {
  const base = sender?.files.base;
  const thumbnail = thumbnailOf(field, record, base);
  const [link, setLink] = useState<string>();
  const isPrivate = record.private === true;
  const asked = isPrivate && !isStill ? thumbnail?.address : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says which file it is
  useEffect(() => {
    let isLatest = true;
    setLink(undefined);
    if (asked === undefined || sender === undefined) return undefined;
    sender.files.service?.downloadFile(storedFile(sender, record)).then((found) => {
      if (isLatest && found.kind === 'found') setLink(found.address);
    });
    return () => {
      isLatest = false;
    };
  }, [asked, sender]);
  const address = isPrivate ? link : thumbnail?.address;
  return thumbnail === undefined || address === undefined ? null : (
    <img
      className="g-file__thumbnail"
      // Another site gives its pictures only to the pages that it names.
      crossOrigin={base && ''}
      src={address}
      width={thumbnail.width}
      alt={fileMessages[locale].thumbnail(name)}
      loading="lazy"
    />
  );
}
