import { isJsonObject } from '@guichet/definition';
import type { Models, PreparedForm } from '@guichet/engine';
import { namesForms, prepareForm } from '@guichet/prepare';
import type { FormServiceClient, ServiceFault } from '@guichet/service-client';
import { createBoundedMap } from './bounded-map.ts';
import type { FormSource, SourcedForm } from './form-source.ts';
import { isUnpublishedForm } from './only-opened.ts';

/** How long a definition counts as fresh, in milliseconds. Source: architecture, `FORM_SERVICE_URL`. */
const freshMs = 60_000;
const maxFormCount = 500;

interface Kept {
  readonly form: PreparedForm;
  readonly since: number;
  /** When a visitor without its link had an unpublished form asked for, to learn whether it is public by now. */
  readonly triedAt?: number;
  readonly isUnpublished: boolean;
}

/** Form sources that know, once a form was asked for, whether it is public. */
export interface RemoteForms extends FormSource {
  isUnpublished(alias: string): boolean;
}

interface Loaded {
  readonly found: SourcedForm;
  readonly isUnpublished: boolean;
}

interface Options {
  readonly client: FormServiceClient;
  readonly models: Models;
  readonly now: () => number;
  /** Whether the visitor who is being answered has the link to a form. A service of our own hides it from all others. */
  readonly isOpened: (alias: string) => boolean;
  /** Gets the reason why a definition could not be refreshed while an older one is still shown. */
  readonly onFault: (alias: string, fault: ServiceFault) => void;
  /** Gets what was thrown where nothing should be. The form counts as none, and is asked for again. */
  readonly onError: (alias: string, error: unknown) => void;
  /** Gets settings that only our own service follows, once for each version of a form. */
  readonly onUnfollowed?: (alias: string, settings: readonly string[]) => void;
}

/** Settings without effect in a form whose submissions are stored elsewhere. */
export const ownSettings = ['delivery', 'receipt', 'retentionDays'] as const;

/** Forms of a service elsewhere. A known definition is shown at once, and refreshed after a minute. */
export function createRemoteForms({
  client,
  models,
  now,
  isOpened,
  onFault,
  onError,
  onUnfollowed,
}: Options): RemoteForms {
  const kept = createBoundedMap<Kept>(maxFormCount);
  const versions = createBoundedMap<PreparedForm>(maxFormCount);
  const loading = new Map<string, Promise<SourcedForm>>();

  async function load(alias: string): Promise<Loaded> {
    let outcome = await client.loadForm(alias);
    // Forms that this one only names come in their places, where the service gives them.
    if (outcome.kind === 'loaded' && namesForms(outcome.definition, models))
      outcome = await client.loadForm(alias, true);
    if (outcome.kind !== 'loaded') return { found: outcome, isUnpublished: false };
    const prepared = prepareForm(outcome.definition, { models });
    const settings = isJsonObject(outcome.definition.settings) ? outcome.definition.settings : {};
    const unfollowed = ownSettings.filter((name) => (settings[name] ?? null) !== null);
    if (unfollowed.length > 0 && prepared.kind === 'prepared' && !versions.get(prepared.form.version))
      onUnfollowed?.(
        alias,
        unfollowed.map((name) => `settings.${name}`),
      );
    // A service that answers with another form than it was asked for gives none.
    const found: SourcedForm =
      prepared.kind === 'prepared' && prepared.form.path === alias
        ? { kind: 'found', form: prepared.form }
        : { kind: 'failed', fault: 'notAForm' };
    return { found, isUnpublished: isUnpublishedForm(outcome.definition) };
  }

  /** Never rejects: nobody waits for a form that is fetched anew, and a rejection that nobody hears ends the process. */
  async function tryToLoad(alias: string): Promise<Loaded> {
    try {
      return await load(alias);
    } catch (error) {
      onError(alias, error);
      return { found: { kind: 'failed', fault: 'notAForm' }, isUnpublished: false };
    }
  }

  const loadingName = (alias: string, hasLink: boolean) => `${hasLink} ${alias}`;

  /** Visitors who ask for the same form at once wait for one answer, those with its link for one of their own. */
  function loadOnce(alias: string): Promise<SourcedForm> {
    const hasLink = isOpened(alias);
    const name = loadingName(alias, hasLink);
    const underWay = loading.get(name);
    if (underWay !== undefined) return underWay;
    const started = tryToLoad(alias).then(({ found, isUnpublished }) => {
      // Forgotten meanwhile: what was asked for before is not what the service has now.
      if (loading.get(name) !== started) return found;
      loading.delete(name);
      // The service hides an unpublished form from who has no link: it is there all the same.
      if (found.kind === 'invalidAlias' && (hasLink || kept.get(alias)?.isUnpublished !== true))
        kept.delete(alias);
      if (found.kind === 'found') {
        kept.set(alias, { form: found.form, since: now(), isUnpublished });
        versions.set(found.form.version, found.form);
      }
      return found;
    });
    loading.set(name, started);
    return started;
  }

  function forget(alias: string): void {
    kept.delete(alias);
    for (const hasLink of [true, false]) loading.delete(loadingName(alias, hasLink));
  }

  return {
    find(alias) {
      const known = kept.get(alias);
      if (known === undefined) return loadOnce(alias);
      const isTrial = known.isUnpublished && !isOpened(alias);
      if (now() - ((isTrial ? known.triedAt : undefined) ?? known.since) >= freshMs) {
        // Fresh until the answer is there, so that a service that is down is asked once a minute only.
        kept.set(alias, { ...known, ...(isTrial ? { triedAt: now() } : { since: now() }) });
        loadOnce(alias).then((outcome) => {
          if (outcome.kind === 'failed') onFault(alias, outcome.fault);
        });
      }
      return { kind: 'found', form: known.form };
    },
    isUnpublished: (alias) => kept.get(alias)?.isUnpublished === true,
    findVersion: async (version) => versions.get(version),
    list: () => client.listForms(),
    async save(submission, key, repeatWindowMs) {
      const outcome = await client.saveSubmission(submission, key, repeatWindowMs);
      if (outcome.kind === 'formChanged') forget(submission.path);
      return outcome;
    },
    // No file comes through us to a service elsewhere.
    keepFiles: async () => ({ kind: 'kept' }),
    forget,
    async isReady() {
      const outcome = await client.listForms();
      // A service that refuses to list its forms does answer.
      return outcome.kind === 'listed' || outcome.fault === 'refused' || outcome.fault === 'notAForm';
    },
  };
}
