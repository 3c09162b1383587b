import type { Environment } from '@guichet/form-service';
import { SettingsError } from '../../settings/settings-error.ts';
import { CopyError } from '../copy/copy-place.ts';
import { BackupError } from './backup-folder.ts';

export interface CommandEnvironment {
  readonly env: Environment;
  /** The folder that relative folders start from. */
  readonly root: string;
  readonly print: (line: string) => void;
  readonly complain: (sentence: string) => void;
}

type Command = (folder: string, around: CommandEnvironment) => Promise<0 | 1>;

/** Runs a command on the one folder that it was called with; resolves to the exit code: 2 for a wrong call, 1 for a failure. */
export async function runWithFolder(
  command: Command,
  usage: string,
  args: readonly string[],
  around: CommandEnvironment,
): Promise<0 | 1 | 2> {
  const [folder, ...rest] = args;
  if (folder === undefined || folder.startsWith('-') || rest.length > 0) {
    around.complain(usage);
    return 2;
  }
  try {
    return await command(folder, around);
  } catch (error) {
    if (!isForOperator(error)) throw error;
    around.complain(error.message);
    return 1;
  }
}

/** Errors that say what to do, and those of the disk and of the store of files; anything else is a fault of ours. */
function isForOperator(error: unknown): error is Error {
  if ([BackupError, CopyError, SettingsError].some((kind) => error instanceof kind)) return true;
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
