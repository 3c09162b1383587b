import { models } from '@guichet/fields/models';
import {
  allocateYoung,
  boundExpressions,
  type HiddenForms,
  type SavedListener,
  type Senders,
  traceOf,
} from '@guichet/form-service';
import { createFormServiceClient, type Fetch, listSettings, type SaveOutcome } from '@guichet/service-client';
import type { FastifyBaseLogger } from 'fastify';
import { apiProxy, serviceHeader } from '../server/routes/api-proxy.ts';
import type { Settings } from '../settings/settings.ts';
import type { Stores } from '../stores/stores.ts';
import type { FormSource } from './form-source.ts';
import { createPostOnce } from './ledger/post-once.ts';
import { onlyOpened, onlyOpenedClient } from './only-opened.ts';
import type { OpenForms } from './opened-forms.ts';
import { createRemoteForms, ownSettings } from './remote-forms.ts';

/** How long a form service elsewhere may take to give a form, and to save a submission, in milliseconds. */
const loadTimeoutMs = 10_000;
/** How long the start waits for a list of its forms, in milliseconds. */
const startTimeoutMs = 3_000;

/** The most forms with settings without effect that are printed at the start; the log has all. */
const maxShownForms = 30;
/** The most characters that are printed of an alias. */
const maxShownPath = 200;
const saveTimeoutMs = 30_000;

const hourMs = 3_600_000;
/** How long the ledger remembers a key, in milliseconds. */
const keepKeysMs = 30 * 24 * hourMs;

/**
 * Each call has a connection of its own: on one that was kept, the service could hang up just when a
 * submission is sent, and nobody would know whether it arrived. A redirect is an answer that makes no sense.
 */
function fetchFrom(address: string): Fetch {
  const fixedHeaders = { connection: 'close', [serviceHeader]: address };
  return (url, { headers, ...options }) =>
    fetch(url, { ...options, headers: { ...headers, ...fixedHeaders }, redirect: 'manual' });
}

/** A service of our own with the same secret hides its forms too: it hears of the visitor's links, and of nothing else. */
function withLinks(fetchAlone: Fetch, { linkCookies }: HiddenForms): Fetch {
  return (url, { headers, ...options }) =>
    fetchAlone(url, { ...options, headers: { ...headers, ...linkCookies() } });
}

interface Needs {
  readonly senders: Senders;
  readonly stores: Stores;
  /** Gives a page of ours the receipt of what it sent. */
  readonly giveReceipt: SavedListener;
  /** Hears what became of each submission. Must return at once. */
  readonly onSaved?: ((alias: string, result: SaveOutcome) => void) | undefined;
  readonly showsUnpublished: boolean;
  readonly hidden: HiddenForms;
}

/** Opens the way to a form service elsewhere, and the ledger of what is sent there. */
export async function openRemote(
  baseUrl: string,
  { rateLimit }: Settings,
  { senders, stores, showsUnpublished, hidden, onSaved, giveReceipt }: Needs,
  log: FastifyBaseLogger,
): Promise<OpenForms> {
  // Plain posts are validated here before they are sent on.
  boundExpressions();
  allocateYoung();
  const { href: address, host } = new URL(baseUrl);
  const fetchAlone = fetchFrom(address);
  const fetch = withLinks(fetchAlone, hidden);
  const isOpened = (alias: string) => showsUnpublished || hidden.isOpened(alias);
  const client = createFormServiceClient({ fetch, baseUrl, timeoutMs: loadTimeoutMs });
  const poster = createFormServiceClient({ fetch, baseUrl, timeoutMs: saveTimeoutMs });
  const ledger = await stores.openLedger({ longestMs: saveTimeoutMs + 5_000 });
  const forget = () =>
    ledger
      .forgetBefore(Date.now() - keepKeysMs)
      .catch((error: unknown) => log.error(traceOf(error), 'the ledger could not be tidied'));
  await forget();
  const tidying = setInterval(forget, hourMs).unref();

  const unfollowed = (alias: string, settings: readonly string[]) =>
    log.warn(
      { form: alias, settings },
      'these settings have no effect: submissions are stored by the service of FORM_SERVICE_URL',
    );
  // Forms that the service does not list with their settings are reported when they are first loaded.
  const listed = await listSettings({ fetch: fetchAlone, baseUrl, timeoutMs: startTimeoutMs }, ownSettings);
  const atStart = (listed ?? []).map(({ path, names }) => ({
    path: path.slice(0, maxShownPath),
    settings: names.map((name) => `settings.${name}`),
  }));
  for (const { path, settings } of atStart) unfollowed(path, settings);
  const reported = new Set(atStart.map(({ path, settings }) => JSON.stringify([path, settings])));

  const remote = createRemoteForms({
    client: {
      ...client,
      saveSubmission: createPostOnce({
        post: poster.saveSubmission,
        ledger,
        now: Date.now,
        notify(form, what, error) {
          if (what === 'unconfirmed') log.warn({ form }, 'it is not known whether a submission was received');
          else log.error({ form, ...traceOf(error) }, 'the ledger could not be written');
        },
      }),
    },
    models,
    now: Date.now,
    isOpened,
    onUnfollowed(alias, settings) {
      if (!reported.has(JSON.stringify([alias, settings]))) unfollowed(alias, settings);
    },
    onFault: (alias, fault) => log.warn({ form: alias, fault }, 'a form could not be fetched anew'),
    onError: (alias, error) => log.error({ form: alias, err: error }, 'a form could not be prepared'),
  });
  const opened = onlyOpened(remote, (alias) => remote.isUnpublished(alias) && !isOpened(alias));
  const source: FormSource = {
    ...opened,
    async save(...submission) {
      const outcome = await opened.save(...submission);
      onSaved?.(submission[0].path, outcome);
      return outcome;
    },
  };
  const open = await ledger.countOpen();
  return {
    source: { ...source, isReady: async () => (await ledger.isReady()) && source.isReady() },
    api: (app) =>
      apiProxy(app, {
        ...{ client: onlyOpenedClient(client, isOpened), save: source.save },
        ...{ address, rateLimit, senders, giveReceipt },
      }),
    track: undefined,
    lines: [
      `Forms        from the form service at ${host}`,
      `Submissions  sent to the form service at ${host}; their keys are kept in ${stores.name}`,
      ...atStart
        .slice(0, maxShownForms)
        .map(({ path, settings }) => `  no effect    ${path}: ${settings.join(', ')}`),
      ...(open === 0 ? [] : [`  unconfirmed  ${open}: docs/operations.md says how to look at them`]),
    ],
    afterReceipt: () => undefined,
    report: () => undefined,
    follow: () => undefined,
    async close() {
      clearInterval(tidying);
      await ledger.close();
    },
  };
}
