import type { JsonObject, Locale } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { belowBase } from '@guichet/service-client/below-base';
import { useState } from 'react';
import { storedFile } from './file-commands.ts';
import { fileMessages } from './messages.ts';
import type { Sender } from './sender.ts';

interface Props {
  readonly field: Field;
  readonly locale: Locale;
  readonly record: JsonObject;
  readonly name: string;
  readonly sender: Sender | undefined;
}

/**
 * The name of a stored file, which opens it: unless its author wants that nobody does. A private file is asked for
 * first: its link is good for a while.
 */
export function FileLink({ field, locale, record, name, sender }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const { settings } = field.component;
  const address = addressOf(record);
  if (settings.uploadOnly === true || address === undefined) return <bdi>{name}</bdi>;
  const isAsked = record.private === true || settings.privateDownload === true || record.storage === 's3';

  return (
    <>
      <a
        href={belowBase(address, sender?.files.base)}
        target="_blank"
        rel="noopener"
        {...(address.startsWith('data:') && { download: name })}
        onClick={async (event) => {
          if (!isAsked || sender?.files.service === undefined) return;
          event.preventDefault();
          // Safari opens a tab in the press alone, not after an answer. With `noopener` this page could not lead it on.
          const tab = window.open('', '_blank');
          if (tab) tab.opener = null;
          const found = await sender.files.service.downloadFile(storedFile(sender, record));
          setFailed(found.kind === 'failed');
          if (found.kind === 'failed') tab?.close();
          else if (tab) tab.location.href = found.address;
          else window.open(found.address, '_blank', 'noopener');
        }}
      >
        <bdi>{name}</bdi>
      </a>
      {hasFailed && <span role="alert"> {fileMessages[locale].downloadFailed}</span>}
    </>
  );
}

/** Where a stored file is; nothing that a browser would run. */
export function addressOf({ url }: JsonObject): string | undefined {
  return typeof url === 'string' && /^(\/(?!\/)|https?:\/\/|data:)/i.test(url) ? url : undefined;
}
