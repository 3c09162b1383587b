import type { PreparedComponent } from '@guichet/engine';

/** The ways in which files are stored here. */
export const fileStorages = ['url', 'base64', 's3', 'resumable'] as const;

export type FileStorage = (typeof fileStorages)[number];

export function isFileStorage(name: unknown): name is FileStorage {
  return fileStorages.some((storage) => storage === name);
}

/**
 * How the files of a field are stored: as it says itself, else as the deployment says. Undefined: not at all, and
 * the field tells so. `unset`: the deployment's `DEFAULT_FILE_STORAGE`.
 */
export function fileStorageOf(
  { settings }: PreparedComponent,
  unset: FileStorage | undefined,
): FileStorage | undefined {
  return isFileStorage(settings.storage) ? settings.storage : unset;
}
