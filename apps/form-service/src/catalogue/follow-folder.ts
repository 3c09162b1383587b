import type { RefusedForm } from './claim-aliases.ts';
import type { CatalogueChange, FormCatalogue } from './form-catalogue.ts';
import type { FormFolder } from './form-folder.ts';
import { type Watching, watchFolders } from './watch-folders.ts';

/** Hears what becomes of a folder that is followed. */
export interface FolderEvents {
  /** Other forms are served from here on. */
  readonly onChange: (change: CatalogueChange) => void;
  /** A file cannot be a form: once for each fault. */
  readonly onRefused: (refused: RefusedForm) => void;
  /** The folder cannot be read, or a version cannot be stored: what is served stays, and it is tried again. */
  readonly onFault: (error: unknown) => void;
}

/** Brings a catalogue up to date with its folder whenever that changes. */
export function followFolder(
  folder: FormFolder,
  catalogue: FormCatalogue,
  known: readonly RefusedForm[],
  { onChange, onRefused, onFault }: FolderEvents,
): Watching {
  let knownNames = new Set(known.map(nameOf));
  return watchFolders({
    onFault,
    async look() {
      const { forms, refused: unread, ...sight } = await folder.look();
      const { change, refused } = await catalogue.serve(forms, unread);
      for (const fault of refused) if (!knownNames.has(nameOf(fault))) onRefused(fault);
      knownNames = new Set(refused.map(nameOf));
      if (Object.values(change).some((aliases) => aliases.length > 0)) onChange(change);
      return sight;
    },
  });
}

function nameOf({ file, path, reason }: RefusedForm): string {
  return JSON.stringify([file, path, reason]);
}
