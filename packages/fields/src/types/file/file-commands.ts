import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import { canTryAgain } from './fault-messages.ts';
import { fileName, recordsIn } from './model.ts';
import { sendWhenLoaded } from './send-when-loaded.ts';
import { fieldName, limitsOf, type Sender, storageOf } from './sender.ts';
import { plainName } from './shown-name.ts';
import {
  type FileAnnouncement,
  type FileFieldState,
  fileTransientState,
  type WorkingFile,
  workIn,
} from './work.ts';

/** A page's state of the files on their way, beside their visible state. */
interface Held {
  readonly file: File;
  readonly ending: AbortController;
}

/**
 * By field, which stays itself when its row is moved, its page is turned or its language changes. State with bytes
 * cannot be kept: after a reload it is gone.
 */
const held = new WeakMap<Field, Map<number, Held>>();

/** So many files of a field are on their way at once: more would only share the same line. */
const maxAtOnce = 2;

let ids = 0;

export function workOf(field: Field): FileFieldState {
  return workIn(field.transientState?.value);
}

export function isUnderWay({ status }: WorkingFile): boolean {
  return status !== 'error';
}

/** No more files are taken: as many are there, or on their way, as the field holds. */
export function isFull(field: Field, maxFileCount: number | undefined): boolean {
  return roomIn(field, maxFileCount) <= 0;
}

function roomIn(field: Field, maxFileCount: number | undefined): number {
  if (maxFileCount === undefined) return Number.POSITIVE_INFINITY;
  return maxFileCount - recordsIn(field.value()).length - workOf(field).files.filter(isUnderWay).length;
}

/** Takes files that were chosen or dropped; `folders`: the names of what came with them and is none. */
export function addFiles(sender: Sender, files: readonly File[], folders: readonly string[] = []): void {
  const { field } = sender;
  if (storageOf(sender) === undefined) return;
  const { maxFileCount } = limitsOf(sender);
  // Source: product specification. A field for one file takes the first.
  const taken = field.component.multiple === true ? files : files.slice(0, 1);
  const room = roomIn(field, maxFileCount);
  const added = taken.map((file, index): WorkingFile => {
    const begun = begin(file.name, file.size);
    if (index >= room) return { ...begun, status: 'error', fault: 'tooMany', detail: maxFileCount ?? 0 };
    filesOf(field).set(begun.id, { file, ending: new AbortController() });
    return begun;
  });
  const none = folders.map((name): WorkingFile => ({ ...begin(name, 0), status: 'error', fault: 'folder' }));
  const names = new Set(added.map(({ originalName }) => originalName));
  // A file that failed before, and is chosen again, no longer counts as failed.
  const before = workOf(field).files.filter((file) => isUnderWay(file) || !names.has(file.originalName));
  lay(sender, { files: [...before, ...added, ...none] });
  resume(sender);
}

/** Sends what waits, a few at a time. */
function resume(sender: Sender): void {
  const { field } = sender;
  const sending = sent.get(field) ?? new Set();
  sent.set(field, sending);
  for (const { id, status } of workOf(field).files) {
    const heldFile = filesOf(field).get(id);
    if (status === 'error' || heldFile === undefined || sending.has(id)) continue;
    if (sending.size >= maxAtOnce) return;
    sending.add(id);
    void sendOne(sender, id, heldFile).finally(() => {
      sending.delete(id);
      resume(sender);
    });
  }
}

const sent = new WeakMap<Field, Set<number>>();

async function sendOne(sender: Sender, id: number, { file, ending }: Held): Promise<void> {
  const { field, files } = sender;
  const announce = (part: Partial<WorkingFile>) => change(sender, id, part);
  const find = () => workOf(field).files.find((listed) => listed.id === id);
  const workingFile = find();
  if (workingFile === undefined) return;
  const outcome = await sendWhenLoaded(sender, {
    file,
    own: workingFile,
    work: () => workOf(field),
    announce,
    signal: ending.signal,
  });
  const isKept = outcome.kind === 'failed' && canTryAgain(outcome.fault);
  // A file that is no longer held is never started again.
  if (!isKept) filesOf(field).delete(id);
  if (outcome.kind === 'stored') {
    const { maxFileCount } = limitsOf(sender);
    const isLeft = find() === undefined || !isThere(sender);
    // Files restored meanwhile may fill the field.
    const isOver = maxFileCount !== undefined && recordsIn(field.value()).length >= maxFileCount;
    if (isLeft || isOver) void files.service?.deleteFile(storedFile(sender, outcome.record));
    else keep(sender, id, outcome.record);
    if (isOver) change(sender, id, { status: 'error', fault: 'tooMany', detail: maxFileCount });
  } else if (outcome.kind === 'failed') {
    const { kind: _, ...wrong } = outcome;
    const { waitsFor: __, ...last } = find() ?? workingFile;
    replace(sender, id, { ...last, ...wrong, status: 'error' });
  }
  if (isThere(sender)) return;
  filesOf(field).delete(id);
  drop(sender, id);
}

/** The field may be gone with its row, or be hidden and cleared. */
function isThere({ form, field }: Sender): boolean {
  return form.fieldById(field.id) === field && field.visible();
}

/** When files of this page were chosen, by the unique names of their records. */
const chosen = new Map<unknown, number>();

/** The record goes into the value, as the resident's own answer: before those that were chosen later and ended first. */
function keep(sender: Sender, id: number, record: JsonObject): void {
  const { field } = sender;
  const [fileType] = fileTypesOf(field);
  const records = recordsIn(field.value());
  chosen.set(record.name, id);
  const later = records.findIndex(({ name }) => (chosen.get(name) ?? 0) > id);
  const at = later < 0 ? records.length : later;
  write(sender, records.toSpliced(at, 0, { ...record, ...(fileType !== undefined && { fileType }) }));
  drop(sender, id, announcement('uploaded', fileName(record)));
}

/** The kinds that a resident may say of a file, where its author lists any. */
export function fileTypesOf({ component: { settings } }: Field): readonly string[] {
  const { fileTypes } = settings;
  return Array.isArray(fileTypes)
    ? fileTypes.filter((fileType): fileType is string => typeof fileType === 'string' && fileType !== '')
    : [];
}

/** Ends an upload, or takes one that failed off the list. */
export function cancelFile(sender: Sender, id: number): void {
  const { form, field, files } = sender;
  const workingFile = workOf(field).files.find((file) => file.id === id);
  if (workingFile === undefined) return;
  filesOf(field).get(id)?.ending.abort();
  filesOf(field).delete(id);
  const kind = isUnderWay(workingFile) ? 'cancelled' : 'removed';
  drop(sender, id, announcement(kind, workingFile.originalName));
  // Its name does not stay behind in the tab, nor those of others that nobody goes on with.
  const isLast = !workOf(field).files.some(({ fault }) => fault !== undefined);
  if (workingFile.fault !== undefined && isLast)
    files.service?.forgetUnfinished(form.page.path, fieldName(field));
}

/** Ends what is on its way in a field whose form is put away. */
export function endUploads(field: Field): void {
  for (const { ending } of filesOf(field).values()) ending.abort();
  held.delete(field);
}

/** Sends one that failed once more. */
export function tryAgain(sender: Sender, id: number): void {
  const last = workOf(sender.field).files.find((file) => file.id === id);
  const heldFile = filesOf(sender.field).get(id);
  if (last === undefined || heldFile === undefined) return;
  filesOf(sender.field).set(id, { ...heldFile, ending: new AbortController() });
  const { fault: _, detail: __, ...file } = last;
  replace(sender, id, { ...file, status: 'info', progress: 0 });
  resume(sender);
}

export function canSendAgain(field: Field, { id, fault }: WorkingFile): boolean {
  return canTryAgain(fault) && filesOf(field).has(id);
}

/** Takes a file out of the value, and asks the service to delete it. */
export function removeFile(sender: Sender, index: number): void {
  const { field, files } = sender;
  const records = recordsIn(field.value());
  const record = records[index];
  if (record === undefined) return;
  write(sender, records.toSpliced(index, 1));
  lay(sender, { ...workOf(field), announcement: announcement('removed', fileName(record)) });
  void files.service?.deleteFile(storedFile(sender, record));
}

/** Whether this very page sent a file: nobody need ask whether it is kept. */
export function wasSentHere({ name }: JsonObject): boolean {
  return chosen.has(name);
}

/** A file that the service no longer keeps, as of an old draft: it is reported, to be chosen again. */
export function announceGone(sender: Sender, { url }: JsonObject): void {
  const records = recordsIn(sender.field.value());
  const gone = records.filter((record) => record.url === url);
  if (gone.length === 0) return;
  const reported = gone.map((record): WorkingFile => {
    const size = typeof record.size === 'number' ? record.size : 0;
    return { ...begin(fileName(record), size), status: 'error', fault: 'gone' };
  });
  write(
    sender,
    records.filter((record) => record.url !== url),
  );
  const work = workOf(sender.field);
  lay(sender, { ...work, files: [...work.files, ...reported] });
}

/** The resident says what kind of file it is. */
export function setFileType(sender: Sender, index: number, fileType: string): void {
  const records = recordsIn(sender.field.value());
  write(
    sender,
    records.map((record, at) => (at === index ? { ...record, fileType } : record)),
  );
}

/** The form waits for the files, or does not any more; or its page is turned. */
export function mark(form: Form, field: Field, marks: Pick<FileFieldState, 'isHeld' | 'isNavigating'>): void {
  const { isHeld: _, isNavigating: __, ...work } = workOf(field);
  lay({ form, field }, { ...work, ...marks });
}

/** A stored file, as the service is asked about it. */
export function storedFile({ form, field }: Sender, record: JsonObject) {
  const { options } = field.component.settings;
  return {
    record,
    form: form.page.path,
    field: fieldName(field),
    options: isJsonObject(options) ? options : {},
    submissionId: '',
  };
}

function announcement(kind: FileAnnouncement['kind'], name: string): FileAnnouncement {
  ids += 1;
  return { id: ids, kind, name };
}

function begin(name: string, size: number): WorkingFile {
  ids += 1;
  return { id: ids, originalName: plainName(name), size, status: 'info', progress: 0 };
}

/** Those that are on their way, or can be sent again. */
export function filesOf(field: Field): Map<number, Held> {
  const files = held.get(field) ?? new Map<number, Held>();
  held.set(field, files);
  return files;
}

function change(sender: Sender, id: number, part: Partial<WorkingFile>): void {
  const last = workOf(sender.field).files.find((file) => file.id === id);
  if (last !== undefined) replace(sender, id, { ...last, ...part });
}

function replace(sender: Sender, id: number, file: WorkingFile): void {
  const work = workOf(sender.field);
  if (!work.files.some((listed) => listed.id === id)) return;
  const { announcement: _, ...rest } = work;
  lay(sender, { ...rest, files: work.files.map((listed) => (listed.id === id ? file : listed)) });
}

function drop(sender: Sender, id: number, announcement?: FileAnnouncement): void {
  const work = workOf(sender.field);
  lay(sender, {
    ...work,
    files: work.files.filter((file) => file.id !== id),
    ...(announcement && { announcement }),
  });
}

function lay({ form, field }: Pick<Sender, 'form' | 'field'>, work: FileFieldState): void {
  if (form.fieldById(field.id) === field)
    form.dispatch({
      kind: 'setTransientState',
      field,
      transientState: fileTransientState(work),
      isUnderWay: work.files.some(isUnderWay),
    });
}

function write({ form, field }: Sender, records: readonly JsonObject[]): void {
  form.dispatch({ kind: 'input', field, value: records });
}
