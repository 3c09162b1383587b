/**
 * Destroys the drafts that are too old, on a page that loads nothing else of drafts: by the database itself. Without one
 * nothing happens. It imports nothing: what it shared with other pages would be one more file for each of them.
 */
export function sweepOld(now = Date.now(), name = 'guichet'): void {
  // As `forgetTab` does. Others use this computer: said in another tab while this one was elsewhere.
  if (localStorage.getItem('guichet:shared') === '1')
    for (const tabKey of Object.keys(sessionStorage))
      if (/^guichet:(left:|uploads|spare|pad:)/.test(tabKey)) sessionStorage.removeItem(tabKey);
  const opening = indexedDB.open(name);
  // There is none, and none is made here.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onsuccess = () => {
    const database = opening.result;
    const writing = database.transaction(['drafts', 'files', 'keys'], 'readwrite');
    const [drafts, files] = [writing.objectStore('drafts'), writing.objectStore('files')];
    const reading = drafts.getAll();
    reading.onsuccess = () => {
      const left = new Set<unknown>();
      for (const { id, key, until = Number.POSITIVE_INFINITY } of reading.result) {
        if (until > now) left.add(key);
        else drafts.delete(id);
      }
      if (left.size === 0) writing.objectStore('keys').clear();
      const listing = files.getAllKeys();
      listing.onsuccess = () => {
        for (const file of listing.result) if (Array.isArray(file) && !left.has(file[0])) files.delete(file);
      };
    };
    writing.oncomplete = () => database.close();
  };
}
