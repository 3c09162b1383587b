import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { FormServiceClient } from '@guichet/service-client';
import type { FormSource, SourcedForm } from './form-source.ts';

/** Whether its author keeps a form from everybody who has no link to it. */
export function isUnpublishedForm({ settings }: JsonObject): boolean {
  return isJsonObject(settings) && settings.unpublished === true;
}

/**
 * The forms that the sender of the request that is being answered may see: of a hidden one every route answers as for an
 * alias that nobody knows, whether the address names it or the body.
 */
export function onlyOpened(source: FormSource, isHidden: (alias: string) => boolean): FormSource {
  const gate = (alias: string, found: SourcedForm): SourcedForm =>
    found.kind === 'found' && isHidden(alias) ? { kind: 'invalidAlias' } : found;
  return {
    ...source,
    find(alias) {
      const found = source.find(alias);
      return found instanceof Promise ? found.then((form) => gate(alias, form)) : gate(alias, found);
    },
    async findVersion(version) {
      const form = await source.findVersion(version);
      return form !== undefined && isHidden(form.path) ? undefined : form;
    },
    async save(submission, ...more) {
      // A service elsewhere says only with the form itself whether it is public.
      await source.find(submission.path);
      if (isHidden(submission.path)) return { kind: 'failed', fault: 'refused', mayBeStored: false };
      return source.save(submission, ...more);
    },
  };
}

/** The same for definitions as they are: `GET /api/{alias}`. */
export function onlyOpenedClient<Client extends Pick<FormServiceClient, 'loadForm'>>(
  client: Client,
  isOpened: (alias: string) => boolean,
): Client {
  return {
    ...client,
    async loadForm(alias: string, full?: boolean) {
      const outcome = await client.loadForm(alias, full);
      const isHidden = outcome.kind === 'loaded' && isUnpublishedForm(outcome.definition) && !isOpened(alias);
      return isHidden ? { kind: 'invalidAlias' as const } : outcome;
    },
  };
}
