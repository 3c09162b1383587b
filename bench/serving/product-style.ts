import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFolders } from '../../tools/build/site-folders.ts';
import { weighPage } from '../../tools/checks/weigh-page.ts';

/** The style sheets of the product's pages, which must be built. */
export async function productStyle(root: string): Promise<string> {
  const { clientDir } = siteFolders(root);
  const sheets = [...weighPage(clientDir).styles.keys()];
  return (await Promise.all(sheets.map((path) => readFile(join(clientDir, path), 'utf8')))).join('\n');
}
