import { createFormServiceClient, type Fetch, findReferenceNumber } from '@guichet/service-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isReferenceNumber } from '../submissions/reference-number.ts';
import { openTestService, permit, type TestService } from './test-service.ts';

let opened: TestService;

beforeEach(async () => {
  opened = await openTestService();
});

afterEach(() => opened.close());

/** The service's client, whose calls are handed to the service without a socket. */
function client(timeoutMs = 5_000) {
  const inject: Fetch = async (url, { method, headers, body, signal }) => {
    const response = await opened.app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers: { ...headers },
      signal,
      ...(body !== undefined && { payload: body }),
    });
    return { status: response.statusCode, text: async () => response.body };
  };
  return createFormServiceClient({ fetch: inject, baseUrl: '/api', timeoutMs });
}

test('the client and the service understand each other', async () => {
  const { loadForm, listForms, saveSubmission } = client();
  expect(await loadForm('permits/parking')).toEqual({ kind: 'loaded', definition: permit });
  expect(await loadForm('nothing')).toEqual({ kind: 'invalidAlias' });
  expect(await listForms()).toMatchObject({ kind: 'listed', forms: [{ path: 'permits/parking' }] });

  const submission = { path: 'permits/parking', data: { name: 'Ann' }, metadata: { language: 'fr' } };
  const saved = await saveSubmission(submission, 'key-00000001', 600_000);
  const reference = saved.kind === 'saved' ? findReferenceNumber(saved.submission.metadata) : undefined;
  expect(isReferenceNumber(reference ?? '')).toBe(true);
  expect(await saveSubmission(submission, 'key-00000001')).toEqual(saved);
  const changedSubmission = { ...submission, data: { name: 'Bob' } };
  expect(await saveSubmission(changedSubmission, 'key-00000001')).toEqual({
    kind: 'keyReused',
    referenceNumber: reference,
  });
  expect(await saveSubmission({ ...submission, data: {} }, undefined)).toMatchObject({
    kind: 'invalid',
    details: [{ type: 'any.required', path: ['name'], message: expect.stringContaining('Nom') }],
  });
  const metadata = { formVersion: 'unheard of' };
  expect(await saveSubmission({ ...submission, data: {}, metadata }, undefined)).toEqual({
    kind: 'formChanged',
  });
});

test('a service that does not answer in time is given up', async () => {
  opened.app.addHook('onRequest', () => new Promise(() => undefined));
  expect(await client(50).loadForm('permits/parking')).toEqual({ kind: 'failed', fault: 'timedOut' });
});
