import type { JsonObject } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import { useCallback, useEffect } from 'react';
import { useFollowed } from '../../frame/use-followed.ts';
import type { Files } from '../../host/files.ts';
import { fileFields } from './fields-under-way.ts';
import { announceGone, storedFile, wasSentHere } from './file-commands.ts';
import { recordsIn } from './model.ts';

/** Addresses that were asked about while this page is shown. */
const asked = new Set<unknown>();

/**
 * Asks whether the files of what was brought back are still kept: those of a draft are gone after a day, and nobody
 * should learn it only on sending. `form`: undefined where nothing is asked.
 */
export function useGone(form: Form | undefined, files: Files): void {
  const held = useFollowed(
    useCallback(() => (form ? fileFields(form.fields).map(addressesIn).join(' ') : ''), [form]),
  );
  const { service } = files;
  useEffect(() => {
    if (form === undefined || service?.isGone === undefined || held === '') return;
    for (const field of fileFields(form.fields))
      for (const record of recordsIn(field.value())) void ask(form, field, record);

    async function ask(knownForm: Form, field: Field, record: JsonObject): Promise<void> {
      if (asked.has(record.url) || wasSentHere(record)) return;
      asked.add(record.url);
      const sender = { form: knownForm, field, files };
      if (await service?.isGone?.(storedFile(sender, record))) announceGone(sender, record);
    }
  }, [form, files, service, held]);
}

function addressesIn(field: Field): string {
  return recordsIn(field.value())
    .map(({ url }) => (typeof url === 'string' && !url.startsWith('data:') ? url : ''))
    .join(' ');
}
