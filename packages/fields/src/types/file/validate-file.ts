import { isWithin } from './file-limits.ts';
import { matchesPattern } from './match-pattern.ts';
import { fileName, recordsIn } from './model.ts';
import { isLimitUnknown, limitsOf, type Sender } from './sender.ts';
import type { FileFieldFault, FileFieldState, WorkingFile } from './work.ts';

/** A file's fault, and the detail in its sentence. */
export interface Wrong {
  readonly fault: FileFieldFault;
  readonly detail?: string | number;
}

/**
 * Validates a file before it is read; the first fault counts: a duplicate name, a wrong type, too small, too large. A
 * photo that is made smaller may yet fit.
 */
export function validateChoice(
  sender: Sender,
  file: File,
  workingFile: WorkingFile,
  work: FileFieldState,
): Wrong | undefined {
  const { field } = sender;
  const isSame = ({ id, originalName, status }: WorkingFile) =>
    id < workingFile.id && originalName === workingFile.originalName && status !== 'error';
  if (work.files.some(isSame)) return { fault: 'duplicateInProgress' };
  if (recordsIn(field.value()).some((record) => fileName(record) === workingFile.originalName))
    return { fault: 'duplicateLoaded' };
  const { pattern } = limitsOf(sender);
  if (!matchesPattern(pattern, { name: file.name, type: file.type }))
    return { fault: 'wrongType', detail: pattern };
  if (isLimitUnknown(sender.form, field)) return { fault: 'limitUnknown' };
  return file.size === 0 ? undefined : validateSize(sender, file, isScaled(sender, file));
}

/** Of a file as it is sent. */
export function validateSize(sender: Sender, file: File, mayShrink = false): Wrong | undefined {
  const limits = limitsOf(sender);
  const fit = isWithin(file.size, limits);
  if (fit === 'tooSmall') return { fault: fit, detail: limits.smallest };
  return fit === 'tooLarge' && !mayShrink ? { fault: fit, detail: limits.largest } : undefined;
}

/** Pixels of the longer side of a photo, where its author lets it be scaled. */
export function maxImageSideOf({ field }: Sender): number | undefined {
  const side = Number(field.component.properties?.maxImageSide);
  return Number.isFinite(side) && side > 0 ? side : undefined;
}

function isScaled(sender: Sender, { type }: File): boolean {
  return maxImageSideOf(sender) !== undefined && type.startsWith('image/');
}
