import { deepestDefinition, isDeeperThan } from '@guichet/definition';
import { boundedFetch } from './bounded-fetch.ts';
import { boundedDetail, boundedSummary } from './bounds.ts';
import { type ClientOptions, createCall, urlOfCall } from './call.ts';
import { createSaving } from './create-saving.ts';
import type { FormServiceClient, ListOutcome, LoadOutcome } from './outcomes.ts';
import { faultOfResponse, isInvalidAlias, objectOf, parseList } from './parse-answer.ts';
import { wasNeverSent } from './was-never-sent.ts';

/** More than any city has. */
export const maxFormCount = 1000;

/** Calls a form service, and checks all of its responses. Never throws: what goes wrong is an outcome. Never retries. */
export function createFormServiceClient(options: ClientOptions): FormServiceClient {
  const careful = { ...options, fetch: boundedFetch(options.fetch) };
  const call = createCall(careful);
  const save = createSaving(careful, wasNeverSent);

  return {
    async loadForm(path, full = false): Promise<LoadOutcome> {
      const address = urlOfCall(path);
      if (address === undefined) return { kind: 'invalidAlias' };
      const called = await call(full ? `${address}?full=true` : address, 'GET', {});
      if (called.kind === 'failed') return { kind: 'failed', fault: called.fault };
      const { answer } = called;
      if (isInvalidAlias(answer)) return { kind: 'invalidAlias' };
      if (answer.status !== 200) return { kind: 'failed', fault: faultOfResponse(answer) };
      const definition = objectOf(answer);
      // No form is that deep: code that reads or writes it by recursion would overflow the stack.
      if (!Array.isArray(definition?.components) || isDeeperThan(deepestDefinition, definition))
        return { kind: 'failed', fault: 'notAForm' };
      return { kind: 'loaded', definition };
    },

    async listForms(): Promise<ListOutcome> {
      const called = await call(
        `form?type=form&limit=${maxFormCount}&select=title,path,properties,settings.listed,settings.unpublished`,
        'GET',
        {},
      );
      if (called.kind === 'failed') return { kind: 'failed', fault: called.fault };
      const { answer } = called;
      if (answer.status !== 200 && answer.status !== 206)
        return { kind: 'failed', fault: faultOfResponse(answer) };
      const forms = parseList(answer);
      return forms === undefined
        ? { kind: 'failed', fault: 'notAForm' }
        : { kind: 'listed', forms: forms.slice(0, maxFormCount).map(boundedSummary) };
    },

    async saveSubmission(submission, key, repeatWindowMs) {
      const outcome = await save(submission, key, repeatWindowMs);
      return outcome.kind === 'invalid'
        ? { ...outcome, details: outcome.details.map(boundedDetail) }
        : outcome;
    },
  };
}
