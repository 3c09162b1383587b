/** A door for page and form service: what a file field takes, validated by both alike. */
export { type FileLimits, fileLimitsOf, isWithin, largestByDefault } from './file/file-limits.ts';
export { type FileStorage, fileStorageOf, fileStorages, isFileStorage } from './file/file-storage.ts';
export { limitsOf } from './file/files.ts';
export { type FileKind, matchesPattern } from './file/match-pattern.ts';
export { parseSize } from './file/parse-size.ts';
