import { utimes } from 'node:fs/promises';
import type { AuthorHost } from './author-host.ts';
import { findForm } from './find-form.ts';
import { openVersions } from './open-versions.ts';

/**
 * `npm run forms -- publish FORM`: serves a form as its file stands, though it is proven that nobody can send it. Its
 * version is stored, so that it counts as one that was served; a running server looks at the file again. Gives the exit
 * code.
 */
export async function publishForm(words: readonly string[], host: AuthorHost): Promise<number> {
  const [named, ...more] = words;
  if (named === undefined || more.length > 0) {
    host.complain('Name one form: npm run forms -- publish FORM');
    return 2;
  }
  const found = await findForm(named, host.formsDir, host.cwd);
  if (found.kind === 'none') {
    host.complain(found.reason);
    return 1;
  }
  const { alias, version, publicVersion, definition } = found.form;
  let storage: Awaited<ReturnType<typeof openVersions>>;
  try {
    storage = await openVersions(host);
  } catch (error) {
    host.complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
  try {
    await storage.saveFormVersions([
      { form: alias, version, publicVersion, definition: JSON.stringify(definition) },
    ]);
  } finally {
    await storage.close();
  }
  const now = new Date();
  await utimes(found.file, now, now);
  host.print(
    `${now.toISOString()} published ${alias}, version ${version.slice(0, 12)}: it is served as the file stands.`,
  );
  return 0;
}
