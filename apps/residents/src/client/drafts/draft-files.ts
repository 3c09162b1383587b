import { isJsonObject } from '@guichet/definition';
import { maskedStorage } from '@guichet/drafts/masked-storage';
import type { Form } from '@guichet/engine';
import { giveFiles, type UnsentFile, unsentFiles } from '@guichet/fields/file-drafts';
import { unfinishedName } from '@guichet/service-client/late-files';
import { mintKey } from '../mint-key.ts';
import type { DraftFiles } from './drafting.ts';

/** Larger ones are not kept, in bytes. */
const most = 50 * 1024 * 1024;

/** The names of their bytes in the store. */
const ids = new WeakMap<File, string>();

function keptFiles(form: Form) {
  return unsentFiles(form)
    .filter(({ file }) => file.size <= most)
    .map(({ path, file }) => {
      const id = ids.get(file) ?? mintKey();
      ids.set(file, id);
      return { path, file, id };
    });
}

/** Those that were listed last, which a draft names: one that is stored meanwhile is kept until a draft says so. */
let listed: ReturnType<typeof keptFiles> = [];

export const draftFiles: DraftFiles = {
  list(form) {
    listed = keptFiles(form);
    return {
      files: listed.map(({ path, file: { name, type }, id }) => ({ path, id, name, type })),
      // The service goes on with them from there: a browser that is closed forgets it.
      uploads: maskedStorage.getItem(unfinishedName) ?? '',
    };
  },
  async keep(draftKey, store) {
    const files = listed;
    const known = await store.keepFilesOnly(
      draftKey,
      files.map(({ id }) => id),
    );
    for (const { id, file } of files)
      if (!known.includes(id)) await store.keepFile(draftKey, id, await file.arrayBuffer());
  },
  forget: () => maskedStorage.removeItem(unfinishedName),
  async read(named, draftKey, store) {
    const { files, uploads } = isJsonObject(named) ? named : {};
    const read: UnsentFile[] = [];
    for (const fileRecord of Array.isArray(files) ? files : []) {
      const { path, id, name, type } = isJsonObject(fileRecord) ? fileRecord : {};
      const bytes = await store.readFile(draftKey, String(id));
      if (bytes === undefined) continue;
      const file = new File([bytes], String(name), { type: String(type) });
      ids.set(file, String(id));
      read.push({ path: String(path), file });
    }
    return (form, parts, isRestored) => {
      if (!maskedStorage.getItem(unfinishedName) && uploads)
        maskedStorage.setItem(unfinishedName, String(uploads));
      giveFiles(form, { ...parts?.fileSite, service: parts?.files }, read, isRestored);
    };
  },
};
