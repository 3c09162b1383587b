import type { Locale } from '@guichet/definition';
import {
  type BytesUnderWay,
  createFormService,
  type DeliveryOptions,
  type FormSources,
  type HiddenForms,
  logProblems,
  maintainUploads,
  openUploads,
  type SavedListener,
  type SaveResult,
  type Senders,
  traceOf,
  type Validation,
  type Watching,
} from '@guichet/form-service';
import type { SaveOutcome } from '@guichet/service-client';
import type { FastifyBaseLogger } from 'fastify';
import { submissionUrl } from '../desk/desk-urls.ts';
import { explained } from '../settings/explained.ts';
import type { Settings } from '../settings/settings.ts';
import type { Stores } from '../stores/stores.ts';
import { createEmbeddedForms } from './embedded-forms.ts';
import { openRemote } from './open-remote.ts';
import type { OpenForms } from './opened-forms.ts';

interface Needs {
  /** Signs links to files. */
  readonly secret: string;
  /** Counts files of plain posts too. */
  readonly underWay: BytesUnderWay;
  readonly senders: Senders;
  readonly sources: FormSources;
  readonly validation: Validation;
  readonly showsUnpublished: boolean;
  readonly hidden: HiddenForms;
  readonly stores: Stores;
  /** Gives a page of ours the receipt of what it sent. */
  readonly giveReceipt: SavedListener;
  /** Hears what became of each submission. Must return at once. */
  readonly onSaved?: ((alias: string, result: SaveResult | SaveOutcome) => void) | undefined;
  readonly delivery: Pick<DeliveryOptions, 'destinations' | 'mailer' | 'siteUrl'>;
}

/** Opens the form service that the settings name. Throws a SettingsError when its folders cannot be used. */
export async function openForms(
  settings: Settings,
  needs: Needs,
  log: FastifyBaseLogger,
): Promise<OpenForms> {
  const { formServiceUrl } = settings;
  return formServiceUrl === undefined
    ? openEmbedded(settings, needs, log)
    : explained(() => openRemote(formServiceUrl, settings, needs, log));
}

async function openEmbedded(
  settings: Settings,
  {
    secret,
    underWay,
    senders,
    sources,
    validation,
    stores,
    showsUnpublished,
    hidden,
    delivery,
    ...hearing
  }: Needs,
  log: FastifyBaseLogger,
): Promise<OpenForms> {
  const { formsDir, dataDir, timeZone, rateLimit, corsOrigins: origins, siteNames } = settings;
  const deskPage =
    settings.operators &&
    ((locale: Locale, reference: string) => submissionUrl({ base: delivery.siteUrl() }, locale, reference));
  const storage = await explained(() => stores.openSubmissions());
  try {
    const service = await explained(async () =>
      createFormService({
        formsDir,
        storage,
        timeZone,
        sources,
        validation,
        showsUnpublished,
        onSaved: hearing.onSaved,
        isOpened: hidden.isOpened,
        uploads: await openUploads(settings.uploads, dataDir, { secret, base: settings.basePath, underWay }),
        retention: { days: settings.retentionDays, timeZone, log },
        delivery: { ...delivery, deskPage, secret, timeZone, siteNames, log },
        onUnchecked: (events) => log.warn(events, 'stored without being checked whole'),
      }),
    );
    const forms = service.forms();
    for (const refused of service.refused) log.error(refused, 'form refused');
    const tending = maintainUploads(service.uploads, log);
    let watching: Watching | undefined;
    return {
      source: createEmbeddedForms({
        service,
        onError: (error) => log.error(traceOf(error), 'saving failed'),
      }),
      track: service.track,
      desk: service.desk,
      api: service.routes({
        rateLimit,
        senders,
        origins,
        giveReceipt: hearing.giveReceipt,
        operators: settings.operators,
      }),
      lines: [
        `Forms        ${forms.length} from ${formsDir}`,
        ...service.refused.map(
          ({ file, path, reason, formerStays }) =>
            `  ${formerStays ? 'former version' : 'refused  '}  ${file}${path === '' ? '' : `, ${path}`}: ${reason}`,
        ),
        `Submissions  stored in ${stores.name}`,
        ...service.waiting,
      ],
      afterReceipt() {
        service.delivery?.start();
        service.retention?.start();
      },
      report: () => logProblems(service.problems(), log),
      follow(onServed) {
        watching = service.follow({
          onChange(change) {
            const served = [...change.added, ...change.changed];
            log.info(change, 'forms changed');
            onServed(served);
            logProblems(service.problems(served), log);
          },
          onRefused: (refused) => log.error(refused, 'form refused'),
          onFault: (error) => log.error({ err: error }, 'changes of forms are not picked up'),
        });
      },
      async close() {
        await watching?.close();
        await service.close();
        await tending.close();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
