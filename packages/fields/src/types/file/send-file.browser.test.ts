import { createForm, textsOf } from '@guichet/engine';
import { prepareForm } from '@guichet/prepare';
import type { FileService, Uploaded } from '@guichet/service-client/file-service';
import { expect, test } from 'vitest';
import { everyPart } from '../../every-part.ts';
import { models } from '../../models.ts';
import { md5Of } from './md5-of.ts';
import { sendFile } from './send-file.ts';

const bytes = 'A file.'.repeat(1000);

/** The record of a file that is sent by a form of such a definition. */
async function recordOf(definition: object) {
  const component = { type: 'file', key: 'f', input: true, storage: 'url', url: '/api/file' };
  const prepared = prepareForm({ title: 'T', path: 't', components: [component], ...definition }, { models });
  if (prepared.kind !== 'prepared') throw new Error('A form.');
  const form = createForm(prepared.form, {
    ...everyPart,
    locale: 'en',
    texts: textsOf(prepared.form, 'en'),
    environment: { now: 0, timeZone: 'America/Toronto', seed: 0 },
  });
  const [field] = form.fields;
  if (field === undefined) throw new Error('One field.');
  const uploaded: Uploaded = { kind: 'uploaded', record: { storage: 'url', name: 'a-1.txt' } };
  const service: FileService = {
    uploadFile: async () => uploaded,
    deleteFile: async () => ({ kind: 'deleted' }),
    downloadFile: async () => ({ kind: 'failed' }),
    unfinishedUploads: () => [],
    forgetUnfinished() {},
  };
  const outcome = await sendFile(
    { form, field, files: { service, hash: md5Of } },
    {
      file: new File([bytes], 'a.txt', { type: 'text/plain' }),
      own: { id: 1, originalName: 'a.txt', size: bytes.length, status: 'info', progress: 0 },
      work: () => ({ files: [] }),
      announce: () => undefined,
      signal: new AbortController().signal,
    },
  );
  return outcome.kind === 'stored' ? outcome.record : outcome;
}

test('the record names the MD5 of a file where the form tells revisions apart, as Form.io does, and none elsewhere', async () => {
  const md5 = 'd93a4da74930ff3265a0631e1dce4aad';
  expect(await recordOf({ submissionRevisions: 'true' })).toMatchObject({ hash: md5 });
  expect(await recordOf({})).toMatchObject({ hash: '' });
});
