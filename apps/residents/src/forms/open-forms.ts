import { models } from '@guichet/fields/models';
import {
  boundExpressions,
  createFormService,
  type FormService,
  openSqliteStorage,
  type Watching,
} from '@guichet/form-service';
import { createFormServiceClient } from '@guichet/service-client';
import type { FastifyBaseLogger } from 'fastify';
import { apiProxy } from '../server/routes/api-proxy.ts';
import type { ApiRoutes } from '../server/site-parts.ts';
import type { Settings } from '../settings/settings.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { createEmbeddedForms } from './embedded-forms.ts';
import type { FormSource } from './form-source.ts';
import { createRemoteForms } from './remote-forms.ts';

/** How long a form service elsewhere may take, in milliseconds. */
const timeoutMs = 10_000;

export interface OpenForms {
  readonly source: FormSource;
  /** What stands under `/api`. */
  readonly api: ApiRoutes;
  /** Where forms come from and submissions go, for whoever started this. */
  readonly lines: readonly string[];
  /** Logs what the authors of the forms should mend. Takes a while: call it when the server listens. */
  report(): void;
  /** Picks up from here on what changes in the folder of forms; `onServed` hears of the aliases with a new version. */
  follow(onServed: (aliases: readonly string[]) => void): void;
  close(): Promise<void>;
}

/** Opens the form service that the settings name. Throws a SettingsError when its folders cannot be used. */
export async function openForms(settings: Settings, log: FastifyBaseLogger): Promise<OpenForms> {
  return settings.formServiceUrl === undefined
    ? openEmbedded(settings, log)
    : openRemote(settings.formServiceUrl, log);
}

async function openEmbedded(settings: Settings, log: FastifyBaseLogger): Promise<OpenForms> {
  const { formsDir, dataDir, timeZone, rateLimit } = settings;
  const storage = await explained(async () => openSqliteStorage(dataDir));
  try {
    const service = await explained(() => createFormService({ formsDir, storage, timeZone }));
    const forms = service.forms();
    for (const refused of service.refused) log.error(refused, 'form refused');
    let watching: Watching | undefined;
    return {
      source: createEmbeddedForms({
        service,
        onError: (error) => log.error(traceOf(error), 'saving failed'),
      }),
      api: service.routes({ rateLimit }),
      lines: [
        `Forms        ${forms.length} from ${formsDir}`,
        ...service.refused.map(
          ({ file, path, reason }) => `  refused    ${file}${path === '' ? '' : `, ${path}`}: ${reason}`,
        ),
        `Submissions  stored in ${dataDir} (SQLite)`,
      ],
      report: () => reportProblems(service, log),
      follow(onServed) {
        watching = service.follow({
          onChange(change) {
            const served = [...change.added, ...change.changed];
            log.info(change, 'forms changed');
            onServed(served);
            reportProblems(service, log, served);
          },
          onRefused: (refused) => log.error(refused, 'form refused'),
          onFault: (error) => log.error({ err: error }, 'changes of forms are not picked up'),
        });
      },
      async close() {
        await watching?.close();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

function openRemote(serviceUrl: string, log: FastifyBaseLogger): OpenForms {
  // Plain posts are judged here before they are sent on.
  boundExpressions();
  const source = createRemoteForms({
    client: createFormServiceClient({ fetch: globalThis.fetch, baseUrl: serviceUrl, timeoutMs }),
    models,
    now: Date.now,
    onFault: (alias, fault) => log.warn({ form: alias, fault }, 'a form could not be fetched anew'),
  });
  const host = new URL(serviceUrl).host;
  return {
    source,
    api: (app) => apiProxy(app, { serviceUrl, fetch: globalThis.fetch, onFormChanged: source.forget }),
    lines: [
      `Forms        from the form service at ${host}`,
      `Submissions  sent to the form service at ${host}`,
    ],
    report: () => undefined,
    follow: () => undefined,
    close: async () => undefined,
  };
}

/** So many problems of one form tell its author enough; `debug` tells them all. */
const mostLogged = 10;

function reportProblems(service: FormService, log: FastifyBaseLogger, aliases?: readonly string[]): void {
  const byFile = Map.groupBy(service.problems(aliases), ({ file }) => file);
  for (const [file, problems] of byFile) {
    log.warn({ file, count: problems.length, problems: problems.slice(0, mostLogged) }, 'problems in a form');
    for (const problem of problems.slice(mostLogged)) log.debug(problem, 'problem in a form');
  }
}

/** Where it failed; not the message, which may quote what a resident wrote. */
function traceOf(error: unknown): { readonly name: string; readonly stack: readonly string[] } {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const lines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, stack: lines };
}

/** What the service says of its folders, in its own words, is for the operator; any other failure is a fault of ours. */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'Error' && !('code' in error))
      throw new SettingsError(error.message, { cause: error });
    throw error;
  }
}
