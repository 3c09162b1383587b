import { type FileKind, type FileLimits, isWithin, matchesPattern } from '@guichet/fields/file-rules';
import { createBoundedExpressions, SlowExpressionError } from '../submissions/bounded-expressions.ts';
import { extensionOf, isAlwaysFound, isOneKind, isTextual, namesOf } from './file-families.ts';
import type { FoundType } from './found-type.ts';
import { UploadError } from './upload-error.ts';

/** A file that has arrived whole. */
export interface FileToValidate {
  readonly originalName: string;
  /** The type that the sender claimed; empty where there is none. */
  readonly claimedType: string;
  readonly size: number;
  readonly found: FoundType;
}

/** A file against the limits of its field. Gives its type; throws an UploadError for what the field does not take. */
export function validateFile(file: FileToValidate, limits: FileLimits): string {
  validateUploadSize(file.size, limits);
  validateName(file, limits);
  if (!isWhatItSays(file) || !isTakenAsFound(file, limits)) {
    const { found } = file;
    throw new UploadError('not_what_it_says', {
      type:
        found.kind === 'known'
          ? found.type
          : found.kind === 'text'
            ? 'text/plain'
            : 'application/octet-stream',
    });
  }
  return typeOf(file);
}

export function validateUploadSize(size: number, limits: FileLimits): void {
  if (size === 0) throw new UploadError('empty_file');
  const fit = isWithin(size, limits);
  if (fit === 'tooSmall') throw new UploadError('too_small', { limit: limits.smallest });
  if (fit === 'tooLarge') throw new UploadError('too_large', { limit: limits.largest });
}

/** As far as it can be validated before the file is there. */
export function validateName(
  { originalName, claimedType }: Pick<FileToValidate, 'originalName' | 'claimedType'>,
  { pattern }: FileLimits,
): void {
  if (!isTaken(pattern, { name: originalName, type: claimedType }))
    throw new UploadError('wrong_type', { pattern });
}

/** Whether the bytes may stand under this name and this type. */
function isWhatItSays({ originalName, claimedType, found }: FileToValidate): boolean {
  const extension = extensionOf(originalName);
  switch (found.kind) {
    case 'known':
      if (isAlwaysFound(extension) || isTextual(extension)) return isOneKind(found.extension, extension);
      return (
        isUnclaimedType(claimedType) ||
        kindOf(claimedType) === kindOf(found.type) ||
        claimedType.startsWith('application/')
      );
    case 'text':
      return !isAlwaysFound(extension) && !/^(image\/(?!svg)|audio|video)|\/pdf$/.test(claimedType);
    case 'unknown':
      return (
        !isAlwaysFound(extension) && !isTextual(extension) && !/^(image|text)\/|\/pdf$/.test(claimedType)
      );
  }
}

/** Whether the pattern takes what the bytes are, and not only what the file calls itself. */
function isTakenAsFound({ originalName, found }: FileToValidate, { pattern }: FileLimits): boolean {
  if (found.kind !== 'known') return true;
  const named = extensionOf(originalName);
  // The bytes of a package may show the packing only: then the name gives the type.
  const names = ['zip', 'cfb', 'xml'].includes(found.extension)
    ? [found.extension, named]
    : namesOf(found.extension);
  return names.some((name) => isTaken(pattern, { name: `file.${name}`, type: found.type }));
}

const expressions = createBoundedExpressions();
/** Milliseconds that an author's expression may take over a file's name and type. */
const expressionMs = 50;

/** A file that takes the pattern too long fits it no more than another that does not. */
function isTaken(pattern: string, kind: FileKind): boolean {
  expressions.begin(expressionMs);
  try {
    return matchesPattern(pattern, kind, (expression, text) => expressions.test(expression, text, true));
  } catch (error) {
    if (error instanceof SlowExpressionError) return false;
    throw error;
  }
}

/** The claimed type, where the bytes neither show one nor contradict it. */
function typeOf({ originalName, claimedType, found }: FileToValidate): string {
  const isPacked = found.kind === 'known' && ['zip', 'cfb', 'xml'].includes(found.extension);
  if (found.kind === 'known' && !(isPacked && extensionOf(originalName) !== found.extension))
    return found.type;
  if (!isUnclaimedType(claimedType)) return claimedType;
  if (found.kind === 'known') return found.type;
  return found.kind === 'text' ? 'text/plain' : 'application/octet-stream';
}

function isUnclaimedType(type: string): boolean {
  return type === '' || type === 'application/octet-stream';
}

/** `image` of `image/png`. */
function kindOf(type: string): string {
  return type.split('/')[0] ?? '';
}
