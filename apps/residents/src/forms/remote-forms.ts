import type { Models, PreparedForm } from '@guichet/engine';
import { prepareForm } from '@guichet/engine/prepare';
import type { FormServiceClient } from '@guichet/service-client';
import { createBoundedMap } from './bounded-map.ts';
import type { FormSource, FoundForm } from './form-source.ts';

/** How long a definition counts as fresh, in milliseconds. Source: architecture, `FORM_SERVICE_URL`. */
const freshMs = 60_000;
const mostForms = 500;

interface Kept {
  readonly form: PreparedForm;
  readonly since: number;
}

interface Options {
  readonly client: FormServiceClient;
  readonly models: Models;
  readonly now: () => number;
  /** Hears of a definition that the service refused or broke while an older one is still shown. */
  readonly onFault: (alias: string, fault: string) => void;
}

/** Forms of a service elsewhere. A definition is shown at once when it is known, and fetched anew after a minute. */
export function createRemoteForms({ client, models, now, onFault }: Options): FormSource {
  const kept = createBoundedMap<Kept>(mostForms);
  const versions = createBoundedMap<PreparedForm>(mostForms);
  const loading = new Map<string, Promise<FoundForm>>();

  async function load(alias: string): Promise<FoundForm> {
    const outcome = await client.loadForm(alias);
    if (outcome.kind === 'invalidAlias') kept.delete(alias);
    if (outcome.kind !== 'loaded') return outcome;
    const prepared = prepareForm(outcome.definition, { models });
    if (prepared.kind === 'notAForm') return { kind: 'failed', fault: 'notAForm' };
    kept.set(alias, { form: prepared.form, since: now() });
    versions.set(prepared.form.version, prepared.form);
    return { kind: 'found', form: prepared.form };
  }

  /** Residents who ask for the same form at once wait for one answer. */
  function loadOnce(alias: string): Promise<FoundForm> {
    const underWay = loading.get(alias);
    if (underWay !== undefined) return underWay;
    const started = load(alias).finally(() => loading.delete(alias));
    loading.set(alias, started);
    return started;
  }

  return {
    async find(alias) {
      const known = kept.get(alias);
      if (known === undefined) return loadOnce(alias);
      if (now() - known.since >= freshMs) {
        kept.set(alias, { ...known, since: now() });
        loadOnce(alias).then((outcome) => {
          if (outcome.kind === 'failed') onFault(alias, outcome.fault);
        });
      }
      return { kind: 'found', form: known.form };
    },
    findVersion: async (version) => versions.get(version),
    list: () => client.listForms(),
    async save(submission, key, repeatWindowMs) {
      const outcome = await client.saveSubmission(submission, key, repeatWindowMs);
      if (outcome.kind === 'formChanged') kept.delete(submission.path);
      return outcome;
    },
    forget: (alias) => kept.delete(alias),
    async isReady() {
      const outcome = await client.listForms();
      // A service that refuses to list its forms does answer.
      return outcome.kind === 'listed' || outcome.fault === 'refused' || outcome.fault === 'notAForm';
    },
  };
}
