/** A door for page and form service: what a file field takes, validated by both alike. */

export { type FileStorage, fileStorageOf, fileStorages, isFileStorage } from './host/file-storage.ts';
export { type FileLimits, fileLimitsOf, isWithin, largestByDefault } from './types/file/file-limits.ts';
export { type FileKind, matchesPattern } from './types/file/match-pattern.ts';
export { parseSize } from './types/file/parse-size.ts';
export { limitsOf } from './types/file/sender.ts';
