import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, locales } from '@guichet/definition';
import { createPermits } from '../unpublished/permits.ts';
import type { AuthorHost } from './author-host.ts';
import { findForm } from './find-form.ts';

/** `npm run forms -- link FORM`: the addresses that open a form which is not public yet. Gives the exit code. */
export async function printLink(words: readonly string[], host: AuthorHost): Promise<number> {
  const [named, ...more] = words;
  if (named === undefined || more.length > 0) {
    host.complain('Name one form: npm run forms -- link FORM');
    return 2;
  }
  const found = await findForm(named, host.formsDir, host.cwd);
  if (found.kind === 'none') {
    host.complain(found.reason);
    return 1;
  }
  const secret = host.secret ?? keptSecret(host.dataDir);
  if (secret === undefined) {
    host.complain(
      `There is no secret in ${host.dataDir} (DATA_DIR), and SIGNING_SECRET is not set: use the settings of the running server.`,
    );
    return 1;
  }
  const { alias, definition } = found.form;
  const isHidden = isJsonObject(definition.settings) && definition.settings.unpublished === true;
  if (!isHidden) host.complain('This form is public: everybody can open it without a link.');
  const query = isHidden ? `?${new URLSearchParams({ link: createPermits(secret).sign(alias) })}` : '';
  for (const locale of locales) host.print(`${host.siteUrl}/${locale}/${alias}${query}`);
  return 0;
}

function keptSecret(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, 'signing-secret'), 'utf8').trim();
  } catch {
    return undefined;
  }
}
