import { open, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findTraps } from '@guichet/author-check/traps';
import { checkAlias } from '@guichet/definition';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import type { FormVersion, SubmissionStorage } from '../storage/storage.ts';
import type { RefusedForm } from './claim-aliases.ts';
import { publicDefinitionOf } from './public-definition.ts';
import type { LoadedForm } from './read-form.ts';

export interface KeptForms {
  /** Those to serve. */
  readonly forms: readonly LoadedForm[];
  readonly refused: readonly RefusedForm[];
  /** Aliases of forms that nobody can send, served because `npm run forms -- publish` says so. */
  readonly overruled: readonly string[];
}

interface Around {
  readonly formsDir: string;
  readonly storage: Pick<SubmissionStorage, 'findFormVersion' | 'listFormVersions'>;
  /** As it is served now; undefined for an alias that is not. */
  served(alias: string): LoadedForm | undefined;
}

/** In bytes. A refused file may be of any size, and an alias stands near its beginning. */
const longestStart = 64 * 1024;

/**
 * Puts a form's former version in the place of a file that cannot be a form any more, and of a changed one that nobody
 * can send. The former version is the one that is served, after a restart the stored one. A version that was stored
 * once was served, or published: it is served again.
 */
export async function keepFormer(
  forms: readonly LoadedForm[],
  refused: readonly RefusedForm[],
  around: Around,
): Promise<KeptForms> {
  const kept: LoadedForm[] = [];
  const reports: RefusedForm[] = [];
  const overruled: string[] = [];
  for (const form of forms) {
    const { alias, version, file } = form;
    const served = around.served(alias);
    const former =
      served?.version === version ? undefined : (served ?? (await latestOf(alias, file, around)));
    const trap = former === undefined ? undefined : trapOf(form);
    const isPublished = trap !== undefined && (await around.storage.findFormVersion(version))?.form === alias;
    if (trap === undefined || former === undefined || isPublished) {
      kept.push(form);
      if (isPublished && served !== undefined) overruled.push(alias);
      continue;
    }
    kept.push({ ...former, file });
    const reason = `Nobody could send this form: ${trap.because}. The former version is still served. Correct the file, or call npm run forms -- publish ${alias}.`;
    reports.push({ file, path: trap.path, reason, formerStays: true });
  }
  const taken = new Set(kept.map(({ alias }) => alias));
  const stored = new Map<string, LoadedForm>();
  for (const { file, formerStays } of refused) {
    if (formerStays || stored.has(file)) continue;
    const alias = await aliasOf(file, around.formsDir);
    if (alias === undefined || taken.has(alias)) continue;
    const former = await latestOf(alias, file, around);
    if (former === undefined) continue;
    taken.add(alias);
    stored.set(file, former);
  }
  return {
    forms: [...kept, ...stored.values()],
    refused: [
      ...refused.map((refusedForm) =>
        stored.has(refusedForm.file) ? { ...refusedForm, formerStays: true } : refusedForm,
      ),
      ...reports,
    ],
    overruled,
  };
}

function trapOf({ definition }: LoadedForm) {
  const preparation = prepareForm(definition, { models });
  if (preparation.kind !== 'prepared') return undefined;
  return findTraps(definition, preparation.form, models).find(({ isForEveryone }) => isForEveryone);
}

async function latestOf(alias: string, file: string, { storage }: Around): Promise<LoadedForm | undefined> {
  const [latest] = await storage.listFormVersions(alias);
  return latest && loadedOf(latest, file);
}

function loadedOf(
  { form: alias, version, publicVersion, definition: json }: FormVersion,
  file: string,
): LoadedForm {
  const definition = JSON.parse(json);
  return {
    file,
    alias,
    version,
    publicVersion,
    definition,
    publicDefinition: publicDefinitionOf(definition),
  };
}

/** The alias that a file which is no form has: what stands in it before its components, else its name. */
async function aliasOf(file: string, formsDir: string): Promise<string | undefined> {
  const [start = ''] = (await readStart(join(formsDir, file))).split('"components"');
  const written = /"path"\s*:\s*"([^"\\]+)"/.exec(start)?.[1];
  const checked = checkAlias(written ?? basename(file, '.json'));
  return checked.kind === 'usable' ? checked.alias : undefined;
}

/** The first `longestStart` bytes of a file as text; empty for anything else, or one that cannot be read. */
async function readStart(path: string): Promise<string> {
  try {
    // A named pipe would wait here for its writer, and a device never ends.
    if (!(await stat(path)).isFile()) return '';
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(longestStart), 0, longestStart, 0);
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await file.close();
    }
  } catch {
    return '';
  }
}
