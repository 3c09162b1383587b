import { quickProblems } from '@guichet/author-check/quick-problems';
import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { PreparedForm, Problem } from '@guichet/engine';
import { models } from '@guichet/fields/models';
import { unlistedSettings } from '@guichet/service-client';
import { followFolder } from './catalogue/follow-folder.ts';
import { createFormCatalogue } from './catalogue/form-catalogue.ts';
import { createFormFolder } from './catalogue/form-folder.ts';
import { createDelivery, type DeliveryOptions } from './delivery/delivery.ts';
import { receiptDestination } from './delivery/destination.ts';
import { reportDestinations, waitingLines } from './delivery/report-destinations.ts';
import type { OutboxWorker } from './delivery/work-outbox.ts';
import { createDesk } from './desk/create-desk.ts';
import { formServiceRoutes } from './http/routes.ts';
import { answerRead } from './reading/read-routes.ts';
import { createRetention, type RetentionOptions } from './retention/sweep-submissions.ts';
import type { FormService } from './running-service.ts';
import type { FormSources } from './sources/create-sources.ts';
import type { SubmissionStorage } from './storage/storage.ts';
import { allocateYoung } from './submissions/allocate-young.ts';
import { boundExpressions } from './submissions/bound-expressions.ts';
import { createValidation, type Validation } from './submissions/create-validation.ts';
import { createReferenceNumber } from './submissions/reference-number.ts';
import {
  type SavedDelivery,
  type SaveResult,
  type Saving,
  saveSubmission,
  type UncheckedEvent,
} from './submissions/save-submission.ts';
import { trackSubmission } from './tracking/track-submission.ts';
import { onlyOpened } from './unpublished/only-opened.ts';
import type { UploadOptions } from './uploads/upload-parts.ts';
import { createUploads } from './uploads/uploads.ts';

export interface FormServiceOptions {
  /** Every `*.json` below it is a form. */
  readonly formsDir: string;
  readonly storage: SubmissionStorage;
  /** IANA name: that of submissions which name none. */
  readonly timeZone: string;
  /** Another way to make reference numbers than our own. Must be random: it is called again for one that is taken. */
  readonly createReference?: () => string;
  /** Hears of each submission that was stored without being checked whole. */
  readonly onUnchecked?: (events: UncheckedEvent) => void;
  /** Hears what became of each submission. Must return at once: the resident waits. */
  readonly onSaved?: ((alias: string, result: SaveResult) => void) | undefined;
  /** Undefined: no files are taken in. */
  readonly uploads?: UploadOptions | undefined;
  /** Asks for choices that stand elsewhere. Undefined: nobody does, and what was chosen of them is not checked. */
  readonly sources?: FormSources | undefined;
  /** How submissions are delivered. Undefined: not at all, and none is enqueued. */
  readonly delivery?: DeliveryOptions | undefined;
  /** How long submissions stay. Undefined: none is deleted. */
  readonly retention?: RetentionOptions | undefined;
  /** Where submissions are validated; its creator closes it. Undefined: the service makes one of its own. */
  readonly validation?: Validation | undefined;
  /** For their authors: forms that are not public yet are served like others. */
  readonly showsUnpublished?: boolean | undefined;
  /** Whether who sent the request that is being answered has the link of a form: see `HiddenForms`. */
  readonly isOpened?: ((alias: string) => boolean) | undefined;
}

/** Loads the forms and serves them. Throws when the folder of forms cannot be read. */
export async function createFormService({
  formsDir,
  storage,
  timeZone,
  createReference = createReferenceNumber,
  onUnchecked,
  onSaved,
  uploads: uploadOptions,
  sources,
  delivery: deliveryOptions,
  retention: retentionOptions,
  validation,
  showsUnpublished = false,
  isOpened = () => false,
}: FormServiceOptions): Promise<FormService> {
  boundExpressions();
  allocateYoung();
  const { validate, close } = validation ?? createValidation();
  const folder = createFormFolder(formsDir);
  const { forms, refused: unread } = await folder.look();
  const catalogue = createFormCatalogue(storage, formsDir);
  const { refused } = await catalogue.serve(forms, unread);
  const isUnpublished = (alias: string) => {
    const settings = catalogue.find(alias)?.definition.settings;
    return !showsUnpublished && isJsonObject(settings) && settings.unpublished === true;
  };
  const seen = onlyOpened(catalogue, (alias) => isUnpublished(alias) && !isOpened(alias));
  const uploads = uploadOptions && createUploads(uploadOptions, seen, storage);
  const { destinations = new Map(), mailer } = deliveryOptions ?? {};
  const deliversTo = { destinations, sendsReceipts: mailer !== undefined };
  const delivery =
    deliveryOptions &&
    createDelivery(deliveryOptions, {
      ...{ catalogue, storage, files: uploadOptions?.store, officeLink: uploads?.officeLink },
    });
  const retention =
    retentionOptions &&
    createRetention(retentionOptions, { catalogue, storage, files: uploadOptions?.store });
  const problemsOf = (definition: JsonObject, form: PreparedForm | undefined): readonly Problem[] =>
    form === undefined
      ? []
      : [
          ...form.problems,
          ...(sources?.problems(form) ?? []),
          ...quickProblems(definition, form, models),
          ...reportDestinations(form, definition, deliveryOptions),
        ];
  const saving: Saving = {
    ...{ catalogue, storage, validate, timeZone, createReference, onUnchecked, uploads, sources },
    delivery: delivery && deliveryOptions && savedDelivery(deliveryOptions, delivery),
  };
  const service: FormService = {
    refused,
    problems: (aliases) =>
      catalogue
        .all()
        .filter(({ alias }) => aliases?.includes(alias) ?? true)
        .flatMap(({ file, alias, definition }) =>
          problemsOf(definition, catalogue.current(alias)).map((problem) => ({ file, ...problem })),
        ),
    follow: (events) => followFolder(folder, catalogue, refused, events),
    waiting: deliveryOptions === undefined ? [] : waitingLines(catalogue.all(), deliveryOptions),
    forms: () =>
      catalogue
        .all()
        .filter(({ alias }) => !isUnpublished(alias))
        .map(({ alias, definition: { title, properties, settings } }) => ({
          path: alias,
          title: typeof title === 'string' ? title : '',
          properties: isJsonObject(properties) ? properties : {},
          ...unlistedSettings(settings),
        })),
    definition(alias, full = false) {
      const { publicDefinition, written = publicDefinition } = seen.find(alias) ?? {};
      return full ? publicDefinition : written;
    },
    currentForm: (alias) => seen.current(alias),
    formVersion: (version) => seen.version(version),
    async save(request) {
      const result = await saveSubmission(request, saving);
      onSaved?.(request.alias.trim().toLowerCase(), result);
      return result;
    },
    isReady: async () => (await storage.isReady()) && (await (uploads?.isReady() ?? true)),
    async close() {
      await delivery?.close();
      await retention?.close();
      if (validation === undefined) await close();
    },
    uploads,
    delivery,
    retention,
    track: (reference) => trackSubmission(reference, { storage, ...deliversTo }),
    desk: createDesk({
      ...{ catalogue, storage, files: uploadOptions?.store, timeZone, now: Date.now, ...deliversTo },
      siteUrl: () => deliveryOptions?.siteUrl() ?? '',
    }),
    answerRead: (asked, request, reply, operators) =>
      answerRead(asked, request, reply, { storage, operators, uploads }),
    routes: (options) => (app) => formServiceRoutes(app, service, options),
  };
  return service;
}

function savedDelivery(
  { destinations, mailer, log }: DeliveryOptions,
  { wake }: Pick<OutboxWorker, 'wake'>,
): SavedDelivery {
  return {
    sendsReceipts: mailer !== undefined,
    onEnqueued(form, names) {
      wake();
      for (const destination of names) {
        if (destination !== receiptDestination && !destinations.has(destination))
          log.warn(
            { form, destination },
            'a submission waits for a destination that DELIVERY_FILE does not name',
          );
      }
    },
  };
}

export type { RefusedForm } from './catalogue/claim-aliases.ts';
export type { FolderEvents } from './catalogue/follow-folder.ts';
export type { CatalogueChange } from './catalogue/form-catalogue.ts';
export { logProblems } from './catalogue/log-problems.ts';
export type { Watching } from './catalogue/watch-folders.ts';
export type { DeliveryOptions } from './delivery/delivery.ts';
export { receiptDestination } from './delivery/destination.ts';
export { createMailer, type Mailer, type SmtpSettings } from './delivery/mail/mailer.ts';
export { parseSmtp } from './delivery/mail/parse-smtp.ts';
export { type Destination, parseDestinations } from './delivery/parse-destinations.ts';
export type {
  Clerk,
  Desk,
  DeskDeletion,
  DeskDelivery,
  DeskFile,
  DeskForm,
  DeskList,
  DeskPage,
  DeskQuestion,
  DeskSubmission,
} from './desk/desk.ts';
export { answerRefusal, answerSave } from './http/answer-save.ts';
export { bestLocale } from './http/best-locale.ts';
export { boundBodies } from './http/bound-bodies.ts';
export { endConnectionsWhenStopping } from './http/end-connections.ts';
export { answerErrors } from './http/errors.ts';
export { invalidAlias } from './http/invalid-alias.ts';
export { isAllowedPost, isOwnPost } from './http/is-own-post.ts';
export { lateChildLogger } from './http/late-child-logger.ts';
export { largestSubmission } from './http/parse-submission.ts';
export { readJsonOnly } from './http/read-json.ts';
export { readSubmission, tooManyRowsBody } from './http/read-submission.ts';
export { residentSentence } from './http/resident-sentence.ts';
export { retryAfter, unstoredOutcome } from './http/storage-refusal.ts';
export { cellOf, csvLine } from './print-submissions/csv.ts';
export { safeJson } from './print-submissions/safe-json.ts';
export { type Operators, parseOperators } from './reading/operators.ts';
export type { FormService, SavedListener } from './running-service.ts';
export { createSenders, perMinute, type Senders } from './senders/senders.ts';
export {
  parseTrustedProxies,
  type TrustedProxies,
  trustProxyOf,
  warnOfUnnamedProxy,
} from './senders/trusted-proxies.ts';
export { readDestinations } from './settings/read-destinations.ts';
export { createReader, type Environment, type LogLevel, logLevels } from './settings/read-setting.ts';
export { createAnswerCache } from './sources/answer-cache.ts';
export { createSources, type FormSources, findComponent } from './sources/create-sources.ts';
export type { AuditLine } from './storage/desk-rows.ts';
export type { Delivery, OutboxSize } from './storage/outbox.ts';
export { ReadingError } from './storage/reading-error.ts';
export type { SignInRows } from './storage/sign-ins.ts';
export { openSqliteStorage } from './storage/sqlite/sqlite-storage.ts';
export type { FormVersion, StoredSubmission, StoreOutcome, SubmissionStorage } from './storage/storage.ts';
export { StorageError } from './storage/storage-error.ts';
export { allocateYoung } from './submissions/allocate-young.ts';
export { boundExpressions } from './submissions/bound-expressions.ts';
export {
  createValidation,
  isLarge,
  type Validated,
  type Validation,
  type ValidationOptions,
} from './submissions/create-validation.ts';
export { measureSubmission } from './submissions/measure-submission.ts';
export { formVersionIn, localeIn, timeZoneIn } from './submissions/metadata.ts';
export { createReferenceNumber, isReferenceNumber } from './submissions/reference-number.ts';
export { type Refused, refused } from './submissions/refused.ts';
export type { SaveResult, SubmissionRequest, UncheckedEvent } from './submissions/save-submission.ts';
export { scriptTimeLimit } from './submissions/script-time-limit.ts';
export { refusalOfExceededBudget } from './submissions/unchecked.ts';
export {
  type SubmissionToValidate,
  type Verdict,
  validateSubmission,
} from './submissions/validate-submission.ts';
export { traceOf } from './trace-of.ts';
export { createReferenceLinks, type ReferenceLinks } from './tracking/reference-links.ts';
export type { Handover, Tracked } from './tracking/track-submission.ts';
export { createHiddenForms, type HiddenForms } from './unpublished/hide-unpublished.ts';
export { linkCookiesIn } from './unpublished/permits.ts';
export { ownerMark } from './uploads/belongs-here.ts';
export type { CheckedAnswers } from './uploads/check-files.ts';
export type { FileStore } from './uploads/file-store.ts';
export { drain, guardSlowClient, type SlowClientGuard } from './uploads/guard-slow-client.ts';
export { hashOf } from './uploads/hash-of.ts';
export { type MaintenanceEvents, maintainUploads } from './uploads/maintain-uploads.ts';
export { openStore, openUploads } from './uploads/open-uploads.ts';
export { parseUploadSettings, type UploadSettings } from './uploads/parse-upload-settings.ts';
export { UploadError } from './uploads/upload-error.ts';
export { longestRequestMs, type UploadLimits, uploadLimits } from './uploads/upload-limits.ts';
export {
  type BytesUnderWay,
  createUploadQuota,
  type UploadQuota,
  type UploadSender,
} from './uploads/upload-quota.ts';
