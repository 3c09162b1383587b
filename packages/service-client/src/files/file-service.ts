import type { JsonObject } from '@guichet/definition';
import type { UploadFault } from '../uploads.ts';

/** A file to upload, and its destination: the arguments of Form.io's upload call, by name. */
export interface UploadCall {
  readonly storage: 'url' | 'base64' | 's3' | 'resumable';
  /** As it is sent: already scaled, stripped and processed. */
  readonly file: File;
  /** As the resident named it. */
  readonly originalName: string;
  /** Unique, by the field's template. */
  readonly name: string;
  readonly dir: string;
  /** The field's own, filled in; empty where it has none. */
  readonly url: string;
  /** The field's `urlRequestOptions`, else its `options`: `headers`, and what else is set on the request. */
  readonly options: JsonObject;
  /** The file's name in a multipart body. */
  readonly fileKey: string;
  readonly isPrivate: boolean;
  /** Others who may read the submission: Form.io's group permissions. */
  readonly submissionAccess: readonly JsonObject[] | undefined;
  /** Of the group; empty without one. */
  readonly submissionId: string;
  /** The alias. */
  readonly form: string;
  /** The version that the page shows: its limits hold. Empty: those of the form as it is now. */
  readonly version: string;
  /** The field's data path without the indexes of rows. */
  readonly field: string;
  /** How much of it is on its way, from 0 to 1. Never goes back but where a lost part is sent again. */
  progress(done: number): void;
  /** Called when the upload waits, with what it waits for, and with undefined when it goes on. */
  waiting?(reason: UploadWait | undefined): void;
  /** Ends the upload; what the service has of it is given up. */
  readonly signal: AbortSignal;
}

/** The reason that an upload waits: the device is `offline`, the `connection` broke, the `server` asked for a pause. */
export type UploadWait = 'offline' | 'connection' | 'server';

/**
 * Why a file was not taken: what a service of ours answered; or `network` (the connection broke off, also when tried
 * again), `unavailable` (a proxy does not reach the service, or lets nobody through), `failed` (the service broke),
 * `unreadable` (the device does not give its bytes), `refused` (a service that is not ours said something else).
 */
export type UploadFailure = UploadFault | 'network' | 'unavailable' | 'failed' | 'unreadable' | 'refused';

export type Uploaded =
  /** The record for the field's value. */
  | { readonly kind: 'uploaded'; readonly record: JsonObject }
  | {
      readonly kind: 'failed';
      readonly code: UploadFailure;
      /** Bytes: of `too_small` and `too_large`. */
      readonly limit?: number;
      /** The author's: of `wrong_type`. */
      readonly pattern?: string;
      /** The type that the bytes show: of `not_what_it_says`. */
      readonly type?: string;
      /** A service's own message: of `refused`. Foreign text, of at most 500 characters. */
      readonly message?: string;
    }
  | { readonly kind: 'cancelled' };

/** A stored file: its record, and the form that it belongs to. */
export interface StoredFile {
  readonly record: JsonObject;
  readonly form: string;
  readonly field: string;
  /** The field's `options`: a delete is sent with their headers. */
  readonly options: JsonObject;
  readonly submissionId: string;
}

export type DeleteOutcome = { readonly kind: 'deleted' | 'failed' };

export type DownloadOutcome =
  /** The address of a link; a `data:` address for a file within the answers. */
  { readonly kind: 'found'; readonly address: string } | { readonly kind: 'failed' };

/** An upload that began before a reload and did not end: the same file continues where it stopped. */
export interface UnfinishedUpload {
  readonly originalName: string;
  /** Bytes. */
  readonly size: number;
}

/** Where files go. Never rejects: what goes wrong is an outcome. */
export interface FileService {
  uploadFile(call: UploadCall): Promise<Uploaded>;
  deleteFile(file: StoredFile): Promise<DeleteOutcome>;
  downloadFile(file: StoredFile): Promise<DownloadOutcome>;
  /** Whether a stored file is no longer kept. Where nobody can tell, it is. */
  isGone?(file: StoredFile): Promise<boolean>;
  /** To be named to the resident, who chooses the file again: a page that was loaded again has none of its bytes. */
  unfinishedUploads(form: string, field: string): readonly UnfinishedUpload[];
  /** The resident wants none of them any more. */
  forgetUnfinished(form: string, field: string): void;
}
