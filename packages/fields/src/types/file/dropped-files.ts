interface Dropped {
  readonly files: readonly File[];
  /** The names of folders: a browser gives them as files that cannot be read. */
  readonly folders: readonly string[];
}

/** The dropped files. To be asked for while the event lasts. */
export function droppedFiles({ items, files }: DataTransfer): Dropped {
  const entries = [...items].map((item) => ({ item, entry: item.webkitGetAsEntry?.() }));
  if (entries.length === 0) return { files: [...files], folders: [] };
  return {
    files: entries.flatMap(({ item, entry }) => {
      const file = entry?.isDirectory === true ? null : item.getAsFile();
      return file === null ? [] : [file];
    }),
    folders: entries.flatMap(({ entry }) => (entry?.isDirectory === true ? [entry.name] : [])),
  };
}
