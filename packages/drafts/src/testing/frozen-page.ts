import { openDraftStore } from '../draft-store.ts';

/** A worker in the place of a page that the browser freezes: it keeps a draft, and does nothing from its write on. */
const { put } = IDBObjectStore.prototype;

self.addEventListener('message', async ({ data }) => {
  const store = await openDraftStore(() => 0, data.name);
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
    if (this.name === 'drafts') queueMicrotask(freeze);
    return put.apply(this, args);
  };
  await store?.keep(data.draft);
});

function freeze(): never {
  self.postMessage('frozen');
  // Until the test ends it.
  for (;;);
}
