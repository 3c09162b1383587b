type Exports = Readonly<Record<string, unknown>>;

/** Names of the chunks that it needs, and what makes its exports of those of the page's own script and of theirs. */
type Chunk = readonly [
  needs: readonly string[],
  make: (page: Exports, ...needed: readonly Exports[]) => Exports,
];

/** Names those that it needs by their place, if they are in the same bundle. */
type BundledChunk = readonly [needs: readonly (string | number)[], make: Chunk[1]];

const chunks: Record<string, Chunk> = {};
const made: Record<string, Exports> = {};
let page: Exports;
const bundles: Record<string, Promise<void>> = {};
/** The address to ask for next, of each that failed. */
const instead: Record<string, string> = {};

/**
 * Loads a chunk and all that it needs: from a bundle of the form, or where that fails or none has it, each as a file of
 * its own.
 * The build turns every late import into a call of this function (`chunk-functions.ts`).
 */
export async function loadChunk(name: string): Promise<Exports> {
  page ??= await import(/* @vite-ignore */ import.meta.url);
  await bring(name);
  return exportsOf(name);
}

async function bring(name: string): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#guichet-bundle');
  const address = link && [link.href, link.dataset.late].find((each) => each?.includes(name));
  if (address && !chunks[name]) {
    bundles[address] ??= loadBundle(address);
    await bundles[address];
  }
  chunks[name] ??= await importAnew<Chunk>(`./${name}.js`);
  await Promise.all(chunks[name][0].map(bring));
}

async function loadBundle(address: string): Promise<void> {
  try {
    // As the server puts them together: `bundleText`.
    const names = address.slice(address.lastIndexOf('/') + 1).split('.');
    const bundled = await importAnew<readonly BundledChunk[]>(address);
    for (const [at, [needs, make]] of bundled.entries())
      chunks[names[at] as string] = [needs.map((need) => names[need as number] ?? `${need}`), make];
  } catch {
    delete bundles[address];
  }
}

/**
 * Imports a module, and gives its default export. Safari, and Firefox before 155, never fetch an address again on a page
 * where its import failed: each further try asks for the same file under another address.
 */
async function importAnew<T>(address: string): Promise<T> {
  const asked = instead[address] ?? address;
  try {
    return (await import(/* @vite-ignore */ asked)).default;
  } catch (error) {
    // No server reads this query.
    instead[address] = `${asked}?`;
    throw error;
  }
}

function exportsOf(name: string): Exports {
  const [needs, make] = chunks[name] as Chunk;
  made[name] ??= make(page, ...needs.map(exportsOf));
  return made[name];
}
