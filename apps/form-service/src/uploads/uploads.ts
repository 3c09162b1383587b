import type { Locale } from '@guichet/definition';
import type { ServerErrorDetail } from '@guichet/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormCatalogue } from '../catalogue/form-catalogue.ts';
import type { PieceRows } from '../storage/pieces.ts';
import type { ForeignListener } from './belongs-here.ts';
import { type CheckedAnswers, type CheckedFiles, checkFiles } from './check-files.ts';
import type { FileAnswer } from './file-answers.ts';
import { keepFiles } from './keep-files.ts';
import { sendClaimed } from './kept-file.ts';
import { answerS3 } from './s3-exchange.ts';
import { createScanRounds, type ScanEvent } from './scan-waiting.ts';
import { type Swept, sweepUploads } from './sweep.ts';
import { createUploadParts, type FileRows, type UploadOptions } from './upload-parts.ts';
import { type UploadRouteOptions, uploadRoutes } from './upload-routes.ts';

/** Files that residents send before they send the form. */
export interface Uploads {
  /** Whether a submission may claim the files that it names. */
  checkFiles(form: string, answers: readonly FileAnswer[], locale: Locale): Promise<CheckedFiles>;
  /**
   * Keeps the files that answers name, though no submission claims them: they go to another service. `keeper`: what
   * they belong to; it may keep them again. Gives what refuses them; empty: they are kept.
   */
  keepFiles(answers: CheckedAnswers, owner: string): Promise<readonly ServerErrorDetail[]>;
  /** Its HTTP side, beside that of the form service. */
  routes(app: FastifyInstance, options: UploadRouteOptions): Promise<void>;
  /** Form.io's exchange at `{alias}/storage/s3`. */
  answerS3(form: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Sends a file of a submission to a reader of it; who reads has been checked. */
  sendClaimed(id: string, submission: string, reply: FastifyReply): Promise<FastifyReply>;
  /** Takes away what belongs to no submission after a day, unless the files belong to another database. */
  sweep(onForeign?: ForeignListener): Promise<Swept>;
  /** Shows the scanner what waits for it, for about a minute. */
  scanWaiting(onInfected: (events: ScanEvent) => void): Promise<void>;
  /** A link to a file, private or not, for readers of submissions. `until`: milliseconds since 1970. */
  officeLink(id: string, until: number): string;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export function createUploads(
  options: UploadOptions,
  catalogue: FormCatalogue,
  rows: FileRows & { readonly pieces?: PieceRows },
): Uploads {
  const parts = createUploadParts(options, catalogue, rows);
  return {
    checkFiles: (form, answers, locale) => checkFiles({ form, answers, locale }, parts),
    keepFiles: (answers, owner) => keepFiles(answers, owner, parts),
    routes: (app, routeOptions) => uploadRoutes(app, parts, routeOptions),
    answerS3: (form, request, reply) => answerS3(form, request, reply, parts),
    sendClaimed: (id, submission, reply) => sendClaimed(id, submission, reply, parts),
    sweep: (onForeign = () => {}) => sweepUploads(parts, onForeign),
    scanWaiting: createScanRounds(parts),
    officeLink: (id, until) => parts.links.link(id, 'office', until),
    isReady: () => parts.store.isReady(),
    close: () => parts.store.close(),
  };
}
