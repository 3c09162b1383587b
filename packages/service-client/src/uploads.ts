import { isJsonObject, type JsonObject } from '@guichet/definition';
import { objectOf } from './parse-answer.ts';

/** Where our own server takes files in, and the beginning of where it gives them out. */
export const uploadAddress = '/api/file';

/** Where files continue that stopped half-way (tus). */
export const resumableAddress = `${uploadAddress}/resumable`;

/** For fields whose `url` is another server's: ours hands on what it is sent. */
export const outsideAddress = `${uploadAddress}/outside`;

/** Whether a field's `url` names a server of its own, and not this one. */
export function isOutsideUrl(url: string): boolean {
  return /^(https?:)?\/\//i.test(url.trim());
}

/** The field that a file is uploaded for. */
export interface UploadPlace {
  /** The alias. */
  readonly form: string;
  /** The field's data path without the indexes of rows: `photos`, `rows.photo`. */
  readonly field: string;
  /** The version that the page was opened with: its limits hold. Undefined: those of the form as it is now. */
  readonly version?: string | undefined;
}

/** As the service keeps it. These properties go unchanged into the record of the answer. */
export interface UploadedFile {
  /** To come after `uploadAddress`: `/{id}`. */
  readonly url: string;
  readonly name: string;
  readonly originalName: string;
  /** Bytes. */
  readonly size: number;
  /** MIME type: what the bytes are, else what they were said to be. */
  readonly type: string;
  /** Given out by a signed link only. */
  readonly private?: true;
  /** No scanner could be asked yet: given out once it has been. */
  readonly scan?: 'waiting';
}

export const uploadFaults = [
  'unknown_field',
  'no_storage',
  'bad_request',
  'no_file',
  'several_files',
  'empty_file',
  'incomplete',
  'too_small',
  'too_large',
  'wrong_type',
  'not_what_it_says',
  'locked_pdf',
  'infected',
  'private',
  'cross_site',
  'outside',
  'outside_failed',
  'unknown',
  'too_slow',
  'claimed',
  'scanning',
  'too_many',
  'quota',
  'busy',
  'scanner_down',
  'no_space',
] as const;

export type UploadFault = (typeof uploadFaults)[number];

/** Why a file was not taken in. */
export interface UploadRefusal {
  readonly name: 'UploadError';
  readonly code: UploadFault;
  /** The problem and its remedy, for callers; a page has its own texts. */
  readonly message: string;
  /** Bytes: of `too_small` and `too_large`. */
  readonly limit?: number;
  /** The author's: of `wrong_type`. */
  readonly pattern?: string;
  /** MIME type of what the bytes are: of `not_what_it_says`. */
  readonly type?: string;
}

/** The query of an upload. */
export function uploadQuery({ form, field, version }: UploadPlace): string {
  return new URLSearchParams({ form, field, ...(version !== undefined && { version }) }).toString();
}

/** Parses the service's record of a file; undefined for any other response. */
export function parseUploaded(text: string): UploadedFile | undefined {
  const { url, name, originalName, size, type, ...more }: JsonObject = objectOf({ status: 200, text }) ?? {};
  if (typeof url !== 'string' || typeof name !== 'string' || typeof originalName !== 'string')
    return undefined;
  if (typeof size !== 'number' || typeof type !== 'string') return undefined;
  return {
    ...{ url, name, originalName, size, type },
    ...(more.private === true && { private: true }),
    ...(more.scan === 'waiting' && { scan: 'waiting' }),
  };
}

/** Why the service did not take a file in; undefined when it says nothing that we know. */
export function parseUploadRefusal(text: string): UploadRefusal | undefined {
  const body = objectOf({ status: 400, text });
  const code = uploadFaults.find((fault) => fault === body?.code);
  if (!isJsonObject(body) || code === undefined) return undefined;
  const { message, limit, pattern, type } = body;
  return {
    name: 'UploadError',
    code,
    message: typeof message === 'string' ? message : '',
    ...(typeof limit === 'number' && { limit }),
    ...(typeof pattern === 'string' && { pattern }),
    ...(typeof type === 'string' && { type }),
  };
}
