import { SettingsError } from './settings-error.ts';

/** What the service says of its folders, in its own words, is for the operator; any other failure is a fault of ours. */
export async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'Error' && !('code' in error))
      throw new SettingsError(error.message, { cause: error });
    throw error;
  }
}
