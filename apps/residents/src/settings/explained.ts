import { SettingsError } from './settings-error.ts';

/** Turns the service's own message about its folders into a setting's error; any other failure is a bug. */
export async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'Error' && !('code' in error))
      throw new SettingsError(error.message, { cause: error });
    throw error;
  }
}
