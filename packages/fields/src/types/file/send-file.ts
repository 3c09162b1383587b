import { isJsonObject, type JsonObject } from '@guichet/definition';
import { uploadAccess } from './access.ts';
import { filledIn } from './fill-in.ts';
import { readyFile } from './ready-file.ts';
import { fieldName, isNowhere, limitsOf, type Sender, storageOf } from './sender.ts';
import { uniqueName } from './unique-name.ts';
import { maxImageSideOf, validateChoice, validateSize, type Wrong } from './validate-file.ts';
import type { FileFieldState, WorkingFile } from './work.ts';

/** A file to send, its state, and what ends it. */
export interface Sending {
  readonly file: File;
  readonly own: WorkingFile;
  /** The current state. */
  readonly work: () => FileFieldState;
  readonly announce: (part: Partial<WorkingFile>) => void;
  readonly signal: AbortSignal;
}

export type SendOutcome =
  | { readonly kind: 'stored'; readonly record: JsonObject }
  | ({ readonly kind: 'failed' } & Wrong)
  | { readonly kind: 'cancelled' };

/**
 * One file, from the resident's choice to the service: it is validated, read, made smaller, handed to what processes it,
 * and uploaded. Never rejects.
 */
export function sendFile(sender: Sender, sending: Sending): Promise<SendOutcome> {
  return readAndUpload(sender, sending).catch((error: unknown) => {
    // A file that still counted as on its way would be sent again at once, without end.
    console.error(error);
    return { kind: 'failed', fault: 'failed' };
  });
}

async function readAndUpload(sender: Sender, sending: Sending): Promise<SendOutcome> {
  const { files } = sender;
  const { file, own: workingFile, work, signal } = sending;
  const wrong = validateChoice(sender, file, workingFile, work());
  if (wrong !== undefined) return { kind: 'failed', ...wrong };
  const ready = await readyFile(file, {
    maxImageSide: maxImageSideOf(sender),
    takesHeic: /hei[cf]/i.test(limitsOf(sender).pattern),
  });
  if (signal.aborted) return { kind: 'cancelled' };
  if (ready.kind === 'refused') return { kind: 'failed', fault: ready.reason };
  const size = validateSize(sender, ready.file);
  if (size !== undefined) return { kind: 'failed', ...size };
  if (files.service === undefined || isNowhere(files, storageOf(sender)))
    return { kind: 'failed', fault: 'noService' };
  // A photo that became another kind of file is called as such.
  const isRenamed = ready.file.name !== file.name;
  const processed = await processedFile(sender, ready.file);
  if (signal.aborted) return { kind: 'cancelled' };
  return processed === undefined
    ? { kind: 'failed', fault: 'processing' }
    : upload(sender, { ...sending, file: processed }, isRenamed ? ready.file.name : workingFile.originalName);
}

async function processedFile({ field, files }: Sender, file: File): Promise<File | undefined> {
  if (files.process === undefined) return file;
  try {
    return await files.process(file, field.component.properties ?? {});
  } catch {
    return undefined;
  }
}

/** Source: Form.io's renderer, which leaves it empty for most forms. No upload fails for it. */
async function hashOf({ form, files }: Sender, file: File): Promise<string> {
  if (!form.page.features.includes('fileHashes')) return '';
  try {
    return (await files.hash?.(file)) ?? '';
  } catch {
    return '';
  }
}

async function upload(
  sender: Sender,
  { file, announce, signal }: Sending,
  originalName: string,
): Promise<SendOutcome> {
  const { form, field, files } = sender;
  const { settings } = field.component;
  const storage = storageOf(sender);
  if (files.service === undefined || storage === undefined) return { kind: 'failed', fault: 'noService' };
  const text = (name: string) => filledIn(String(settings[name] ?? ''), form, field);
  const hash = await hashOf(sender, file);
  let reported = 0;
  announce({ status: 'progress', progress: 0, size: file.size });
  const uploaded = await files.service.uploadFile({
    ...{ storage, file, signal, originalName },
    name: uniqueName(originalName, form, field),
    dir: text('dir'),
    url: text('url'),
    options: isJsonObject(settings.options) ? settings.options : {},
    // Source: product constant.
    fileKey: text('fileKey') || 'file',
    isPrivate: settings.privateDownload === true,
    ...uploadAccess(form),
    form: form.page.path,
    version: form.page.version,
    field: fieldName(field),
    progress(done) {
      const progress = Math.max(0, Math.min(100, Math.round(done * 100)));
      if (progress === reported) return;
      reported = progress;
      announce({ progress });
    },
    waiting: (waitsFor) => announce({ waitsFor }),
  });
  if (uploaded.kind === 'uploaded') {
    const isPrivate = settings.privateDownload === true && { private: true };
    return { kind: 'stored', record: { ...uploaded.record, hash, ...isPrivate } };
  }
  if (uploaded.kind === 'cancelled') return uploaded;
  const { code, limit, pattern, message } = uploaded;
  const detail = limit ?? pattern ?? message;
  return { kind: 'failed', fault: code, ...(detail !== undefined && { detail }) };
}
