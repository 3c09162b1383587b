import { readFile } from 'node:fs/promises';
import { decodeDefinition, isJsonObject } from '@guichet/definition';
import type { Finding } from '../findings/finding.ts';
import { readLocatedJson } from '../findings/located-json.ts';
import { severityOf } from '../findings/severity.ts';

/**
 * The files whose path an earlier one of the same folder has: the server serves the first by name. `folderOf`: the
 * folder that a server would take a file from. `nameOf`: a file as its author names it.
 */
export async function takenPaths(
  files: readonly string[],
  folderOf: (file: string) => string,
  nameOf: (file: string) => string,
): Promise<ReadonlyMap<string, Finding>> {
  const holders = new Map<string, string>();
  const taken = new Map<string, Finding>();
  for (const file of files) {
    const source = await readFile(file).then(decodeDefinition, () => undefined);
    const read = source === undefined ? undefined : readLocatedJson(source);
    if (read?.kind !== 'json' || !isJsonObject(read.text.json)) continue;
    const { path } = read.text.json;
    if (typeof path !== 'string' || path.trim() === '') continue;
    const place = JSON.stringify([folderOf(file), path.trim().toLowerCase()]);
    const holder = holders.get(place);
    if (holder === undefined) holders.set(place, file);
    else
      taken.set(file, {
        ...{ path: 'path', code: 'takenPath', severity: severityOf('takenPath') },
        ...read.text.positionOf('path'),
        sentence: `The path "${path.slice(0, 60)}" already belongs to ${nameOf(holder)}.`,
        advice: 'Give this form another.',
      });
  }
  return taken;
}
