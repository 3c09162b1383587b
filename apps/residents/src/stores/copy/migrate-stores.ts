import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore, ownerMark } from '@guichet/form-service';
import { nameOfAddress } from '@guichet/form-service/postgresql';
import { findMove, noteMove } from '@guichet/form-service/sqlite';
import { parseSettings } from '../../settings/parse-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { openDatabaseToCopy } from './copy-database.ts';
import { copyFiles } from './copy-files.ts';
import { openFolder } from './copy-folder.ts';
import { CopyError, type CopyPlace } from './copy-place.ts';
import { copyStores } from './copy-stores.ts';
import { copiedTables } from './tables.ts';

interface CommandEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that relative folders start from. */
  readonly root: string;
  readonly print: (line: string) => void;
  readonly complain: (sentence: string) => void;
}

export const usage =
  'Set DATABASE_URL and SIGNING_SECRET as for the server, and name the folder of SQLite: npm run migrate -- --from data, or --to data for the way back.';

/** Does what `npm run migrate` was asked for; resolves to the exit code: 2 for a wrong call, 1 for a failure. */
export async function migrateStores(
  args: readonly string[],
  { env, root, print, complain }: CommandEnvironment,
): Promise<0 | 1 | 2> {
  const asked = parseCall(args);
  if (asked === undefined) {
    complain(usage);
    return 2;
  }
  try {
    const settings = parseSettings(env, root);
    await migrate({ ...asked, folder: resolve(root, asked.folder) }, settings, print);
    return 0;
  } catch (error) {
    // These say what to do; anything else is a fault of ours.
    if (!(error instanceof Error)) throw error;
    complain(error.message);
    return 1;
  }
}

interface Call {
  readonly folder: string;
  readonly isBack: boolean;
}

function parseCall(args: readonly string[]): Call | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, to: { type: 'string' } },
    });
    const { from, to } = values;
    if (from !== undefined && to === undefined) return { folder: from, isBack: false };
    if (to !== undefined && from === undefined) return { folder: to, isBack: true };
    return undefined;
  } catch {
    return undefined;
  }
}

async function migrate({ folder, isBack }: Call, settings: Settings, print: (line: string) => void) {
  const { database: address, signingSecret } = settings;
  if (address === undefined) throw new CopyError(`DATABASE_URL is not set. ${usage}`);
  const name = nameOfAddress(address);
  if (!isBack) {
    checkSecret(folder, signingSecret);
    const move = findMove(folder);
    if (move !== undefined && move.database !== name) throw new CopyError(move.sentence);
  }
  const files = await openFolder(folder, { isNew: isBack });
  try {
    const database = await openDatabaseToCopy(address, isBack ? undefined : folder);
    try {
      const [from, to] = isBack ? [database, files] : [files, database];
      await copyStores(from, to, print);
      await copyKept({ folder, isBack, from }, settings, print);
      if (!isBack) {
        // Noted first: servers start on neither of them in between.
        noteMove(folder, name);
        await database.finish();
      }
    } finally {
      await database.close();
    }
  } finally {
    await files.close();
  }
  print(
    isBack
      ? `Copied into ${folder}.`
      : 'Copied. Start servers with these settings, and no longer on the folder.',
  );
}

/** Links and cookies that were signed with another secret end. */
function checkSecret(folder: string, secret: string | undefined): void {
  let folderSecret: string;
  try {
    folderSecret = readFileSync(join(folder, 'signing-secret'), 'utf8').trim();
  } catch {
    return;
  }
  if (folderSecret !== secret)
    throw new CopyError(
      `SIGNING_SECRET is another than the one in ${join(folder, 'signing-secret')}: set it to that text, or links to private files and cookies of residents end.`,
    );
}

interface Kept extends Call {
  readonly from: CopyPlace;
}

async function copyKept(
  { folder, isBack, from }: Kept,
  { uploads: { files }, dataDir }: Settings,
  print: (line: string) => void,
): Promise<void> {
  const hint = isBack ? '' : ': set FILES_URL where servers on other machines must find them';
  const [folderUploads, served] = [join(folder, 'uploads'), join(dataDir, 'uploads')];
  if (files === undefined && folderUploads === served) {
    const kept = join(folderUploads, 'kept');
    // The first server that starts on the copy takes them over.
    rmSync(join(kept, ownerMark), { force: true });
    return print(`Files stay in ${kept}${hint}.`);
  }
  const ofFolder = await openStore(undefined, folderUploads);
  const ofSettings = await openStore(files, served);
  const [source, target] = isBack ? [ofSettings, ofFolder] : [ofFolder, ofSettings];
  // A disk takes over files from itself alone.
  const arriving = join(isBack || files !== undefined ? folderUploads : served, 'copying');
  try {
    const { copied, missing } = await copyFiles(idsIn(from), source, target, arriving);
    for (const store of [source, target]) await store.remove(ownerMark);
    print(`files  ${copied}, each compared by its hash`);
    if (missing > 0)
      print(
        `${missing} files are known to the database and were not found in ${source.name}: check DATA_DIR and FILES_URL.`,
      );
    if (files === undefined) print(`Files are in ${target.name}${hint}.`);
  } finally {
    rmSync(arriving, { recursive: true, force: true });
    await ofFolder.close();
    await ofSettings.close();
  }
}

/** Infected files have lost their bytes. */
async function* idsIn(place: CopyPlace): AsyncGenerator<string, void> {
  const table = copiedTables.find(({ name }) => name === 'uploads');
  if (table === undefined) return;
  for await (const rows of place.readByKey(table))
    for (const { id, scan } of rows) if (scan !== 'infected') yield String(id);
}
