import { mkdirSync } from 'node:fs';

/** Makes a folder for the account that runs the service, and for nobody else. One that is there stays as it is. */
export function makeDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}
