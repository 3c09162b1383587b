import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { UploadFailure, UploadWait } from '@guichet/service-client/file-service';

/**
 * Why a file cannot be sent: it has no bytes; the device does not give them (a cloud picker, a card that was
 * taken out); it is a photo in a format that few programs open.
 */
export type NotReady = 'empty' | 'unreadable' | 'heic';

/** Why a file is not taken: what the field finds itself, or what the way to the service came to. */
export type FileFieldFault =
  | 'duplicateInProgress'
  | 'duplicateLoaded'
  | 'wrongType'
  | 'tooSmall'
  | 'tooLarge'
  /** Its limit names an answer that is not there. */
  | 'limitUnknown'
  | 'tooMany'
  | 'folder'
  | 'noService'
  | 'processing'
  /** It was on its way when the page was left. */
  | 'interrupted'
  /** It was stored, and is not kept any more. */
  | 'gone'
  | NotReady
  | UploadFailure;

/** One file that is not in the field's value: it is looked at (`info`), on its way, or was not taken. */
export type WorkingFile = {
  readonly id: number;
  readonly originalName: string;
  /** Bytes. */
  readonly size: number;
  readonly status: 'info' | 'progress' | 'error';
  /** 0 to 100. */
  readonly progress: number;
  /** The reason that it waits, if it does. */
  readonly waitsFor?: UploadWait | undefined;
  /** Of `error`: why, and what a sentence names. */
  readonly fault?: FileFieldFault;
  /** Bytes, or the author's pattern, or what a service said. */
  readonly detail?: string | number;
};

/** The last change of a file, to be announced once. `id` tells one from the other. */
export type FileAnnouncement = {
  readonly id: number;
  readonly kind: 'uploaded' | 'removed' | 'cancelled';
  readonly name: string;
};

/** The transient state of a file field. */
export type FileFieldState = {
  readonly files: readonly WorkingFile[];
  readonly announcement?: FileAnnouncement;
  /** The form was sent, and waits for what is on its way. */
  readonly isHeld?: true;
  /** A page is turned: no upload holds it back. */
  readonly isNavigating?: true;
};

const noWork: FileFieldState = { files: [] };

/** States of our own making are trusted; any other is checked as foreign input. */
const ours = new WeakMap<JsonObject, FileFieldState>();

/** There is no transient state without files or an announcement. */
export function fileTransientState(work: FileFieldState): JsonObject | undefined {
  if (work.files.length === 0 && work.announcement === undefined) return undefined;
  ours.set(work, work);
  return work;
}

/** The work in a field's transient state. Of what comes from elsewhere nothing is on its way any more. */
export function workIn(transientState: Json | undefined): FileFieldState {
  if (!isJsonObject(transientState)) return noWork;
  const known = ours.get(transientState);
  if (known !== undefined) return known;
  const parsed = parseWork(transientState);
  ours.set(transientState, parsed);
  return parsed;
}

/** Uploads under way continue, whatever is restored beside them. */
export function restoredTransientState(kept: Json, before: Json | undefined): Json | undefined {
  const going = workIn(before).files.filter(({ status }) => status !== 'error');
  if (going.length === 0) return kept;
  const names = new Set(going.map(({ originalName }) => originalName));
  return fileTransientState({
    files: [...workIn(kept).files.filter((file) => !names.has(file.originalName)), ...going],
  });
}

/** As many as are restored after a reload. */
const maxRestored = 100;
const longestName = 255;

function parseWork({ files }: JsonObject): FileFieldState {
  if (!Array.isArray(files)) return noWork;
  return { files: files.slice(0, maxRestored).flatMap((file: Json, index) => interrupted(file, index)) };
}

/** Lasting faults of a file itself. */
const lasting = [
  ...(['wrongType', 'wrong_type', 'tooSmall', 'too_small', 'tooLarge', 'too_large', 'tooMany'] as const),
  ...(['limitUnknown', 'duplicateLoaded', 'gone', 'empty', 'empty_file', 'heic', 'locked_pdf'] as const),
  ...(['not_what_it_says', 'infected', 'no_storage', 'outside', 'outside_failed', 'busy'] as const),
  ...(['unavailable', 'failed', 'too_many', 'quota', 'no_space', 'too_slow'] as const),
  ...(['scanner_down', 'incomplete'] as const),
] satisfies readonly FileFieldFault[];

function isLasting(fault: Json | undefined): fault is (typeof lasting)[number] {
  return lasting.some((lastingFault) => lastingFault === fault);
}

/**
 * A file that failed before must be chosen again too: the page has none of its bytes. Ids count down: ours count up.
 */
function interrupted(file: Json, index: number): readonly WorkingFile[] {
  if (!isJsonObject(file) || typeof file.originalName !== 'string') return [];
  const originalName = file.originalName.slice(0, longestName);
  const size = typeof file.size === 'number' ? file.size : 0;
  const known = { id: -1 - index, originalName, size, status: 'error' as const, progress: 0 };
  const { fault, detail } = file;
  if (!isLasting(fault)) return [{ ...known, fault: 'interrupted' }];
  const isDetail = typeof detail === 'number' || typeof detail === 'string';
  return [{ ...known, fault, ...(isDetail && { detail }) }];
}
